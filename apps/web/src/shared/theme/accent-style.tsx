import { useNonce } from '../nonce.ts';

/** The accent of a brand other than the style sheet's; see `accentRules`. */
export function AccentStyle({ rules }: { rules: string | null }) {
  const nonce = useNonce();
  if (rules === null) return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {rules}
    </style>
  );
}
