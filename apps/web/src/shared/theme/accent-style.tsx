import { useNonce } from '../nonce.ts';

/** The style element for a brand's own accent; see `accentRules`. */
export function AccentStyle({ rules }: { rules: string | null }) {
  const nonce = useNonce();
  if (rules === null) return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {rules}
    </style>
  );
}
