import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@foothold/brand';
import { accentShades, contrast, SHAPE_CONTRAST, SURFACES, TEXT_CONTRAST, type Theme } from '@foothold/brand/color';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const THEMES: Theme[] = ['light', 'dark'];

/** Parses `--color-paper: light-dark(#…, #…)` into its value in a theme, and resolves `var(--x)`. */
function color(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`There is no token --${name}.`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return color(other, theme);
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  const found = theme === 'light' ? pair?.[1] : pair?.[2];
  if (found === undefined) throw new Error(`--${name} is not a pair of colors: ${value}`);
  return found;
}

const GROUNDS = ['paper', 'raised', 'sunken'];

/** Text colors and the backgrounds they are used on. */
const TEXTS: [text: string, grounds: string[]][] = [
  ['ink', [...GROUNDS, 'accent-wash', 'hold-wash', 'caution-wash', 'danger-wash']],
  ['soft', GROUNDS],
  ['accent-text', [...GROUNDS, 'accent-wash']],
  ['hold-text', [...GROUNDS, 'hold-wash']],
  ['caution-text', [...GROUNDS, 'caution-wash']],
  ['danger-text', [...GROUNDS, 'danger-wash']],
  ['on-accent', ['accent']],
  ['on-danger', ['danger']],
  ['paper', ['ink']],
];

/** Meaningful lines and shapes, and the backgrounds they are used on. */
const SHAPES: [shape: string, grounds: string[]][] = [
  ['edge', GROUNDS],
  ['accent', GROUNDS],
  ['hold', GROUNDS],
  ['caution', [...GROUNDS, 'caution-wash']],
  ['danger', [...GROUNDS, 'danger-wash']],
];

const pairs = (table: typeof TEXTS) =>
  table.flatMap(([over, grounds]) => grounds.flatMap((ground) => THEMES.map((theme) => ({ over, ground, theme }))));

describe('token contrast (WCAG 2.2, AA)', () => {
  test.each(pairs(TEXTS))('text $over on $ground, $theme', ({ over, ground, theme }) => {
    expect(contrast(color(`color-${over}`, theme), color(`color-${ground}`, theme))).toBeGreaterThanOrEqual(
      TEXT_CONTRAST,
    );
  });

  test.each(pairs(SHAPES))('shape $over on $ground, $theme', ({ over, ground, theme }) => {
    expect(contrast(color(`color-${over}`, theme), color(`color-${ground}`, theme))).toBeGreaterThanOrEqual(
      SHAPE_CONTRAST,
    );
  });
});

describe("tokens and the brand's color arithmetic", () => {
  test.each(THEMES)('the accent surfaces match the style sheet, %s', (theme) => {
    for (const [name, value] of Object.entries(SURFACES[theme])) expect(color(`color-${name}`, theme)).toBe(value);
  });

  test.each(THEMES)("the style sheet's accent is derived from the default brand, %s", (theme) => {
    const shades = accentShades(DEFAULT_BRAND.colors.accent)?.[theme];
    expect({
      fill: color('accent', theme),
      onFill: color('on-accent', theme),
      text: color('accent-text', theme),
      wash: color('accent-wash', theme),
    }).toEqual(shades);
  });
});
