import type { Brand } from '@foothold/contracts/brand';
import { DEFAULT_BRAND } from '@foothold/contracts/brand';
import { accentShades } from '@foothold/contracts/colour';
import { useNonce } from '../nonce.ts';

/** The accent of a brand that is not the one the style sheet is written for. */
export function AccentStyle({ brand }: { brand: Brand }) {
  const nonce = useNonce();
  const { accent } = brand.colours;
  if (accent === DEFAULT_BRAND.colours.accent) return null;
  const shades = accentShades(accent);
  if (!shades) return null;
  const { light, dark } = shades;
  const rules = [
    `--accent:light-dark(${light.fill},${dark.fill})`,
    `--on-accent:light-dark(${light.onFill},${dark.onFill})`,
    `--accent-text:light-dark(${light.text},${dark.text})`,
    `--accent-wash:light-dark(${light.wash},${dark.wash})`,
  ];
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`:root{${rules.join(';')}}`}
    </style>
  );
}
