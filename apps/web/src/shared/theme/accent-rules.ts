import type { Brand } from '@foothold/brand';
import { DEFAULT_BRAND } from '@foothold/brand';
import { createAccentShades } from '@foothold/brand/color';

/**
 * CSS that replaces the default accent with the brand's, adjusted to both themes; null if the brand uses the default.
 * Computed on the server, so that browsers need no color math.
 */
export function buildAccentRules({ colors: { accent } }: Pick<Brand, 'colors'>): string | null {
  if (accent === DEFAULT_BRAND.colors.accent) return null;
  const shades = createAccentShades(accent);
  if (!shades) return null;
  const { light, dark } = shades;
  const rules = [
    `--accent:light-dark(${light.fill},${dark.fill})`,
    `--on-accent:light-dark(${light.onFill},${dark.onFill})`,
    `--accent-text:light-dark(${light.text},${dark.text})`,
    `--accent-wash:light-dark(${light.wash},${dark.wash})`,
  ];
  return `:root{${rules.join(';')}}`;
}
