import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@foothold/brand';
import {
  createAccentShades,
  getContrast,
  MIN_SHAPE_CONTRAST,
  MIN_TEXT_CONTRAST,
  SURFACES,
  type Theme,
} from '@foothold/brand/color';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const THEMES: Theme[] = ['light', 'dark'];

/** Parses `--color-paper: light-dark(#…, #…)` into its value in a theme, and resolves `var(--x)`. */
function readColor(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`There is no token --${name}.`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return readColor(other, theme);
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  const found = theme === 'light' ? pair?.[1] : pair?.[2];
  if (found === undefined) throw new Error(`--${name} is not a pair of colors: ${value}`);
  return found;
}

const BACKGROUNDS = ['paper', 'raised', 'sunken'];

/** Text colors and the backgrounds they are used on. */
const TEXT_PAIRS: [text: string, grounds: string[]][] = [
  ['ink', [...BACKGROUNDS, 'accent-wash', 'hold-wash', 'caution-wash', 'danger-wash']],
  ['soft', BACKGROUNDS],
  ['accent-text', [...BACKGROUNDS, 'accent-wash']],
  ['hold-text', [...BACKGROUNDS, 'hold-wash']],
  ['caution-text', [...BACKGROUNDS, 'caution-wash']],
  ['danger-text', [...BACKGROUNDS, 'danger-wash']],
  ['on-accent', ['accent']],
  ['on-danger', ['danger']],
  ['paper', ['ink']],
];

/** Meaningful lines and shapes, and the backgrounds they are used on. */
const SHAPE_PAIRS: [shape: string, grounds: string[]][] = [
  ['edge', BACKGROUNDS],
  ['accent', BACKGROUNDS],
  ['hold', BACKGROUNDS],
  ['caution', [...BACKGROUNDS, 'caution-wash']],
  ['danger', [...BACKGROUNDS, 'danger-wash']],
];

const listPairs = (table: typeof TEXT_PAIRS) =>
  table.flatMap(([over, grounds]) => grounds.flatMap((ground) => THEMES.map((theme) => ({ over, ground, theme }))));

describe('token contrast (WCAG 2.2, AA)', () => {
  test.each(listPairs(TEXT_PAIRS))('text $over on $ground, $theme', ({ over, ground, theme }) => {
    expect(getContrast(readColor(`color-${over}`, theme), readColor(`color-${ground}`, theme))).toBeGreaterThanOrEqual(
      MIN_TEXT_CONTRAST,
    );
  });

  test.each(listPairs(SHAPE_PAIRS))('shape $over on $ground, $theme', ({ over, ground, theme }) => {
    expect(getContrast(readColor(`color-${over}`, theme), readColor(`color-${ground}`, theme))).toBeGreaterThanOrEqual(
      MIN_SHAPE_CONTRAST,
    );
  });
});

describe("tokens and the brand's color arithmetic", () => {
  test.each(THEMES)('the accent surfaces match the style sheet, %s', (theme) => {
    for (const [name, value] of Object.entries(SURFACES[theme])) expect(readColor(`color-${name}`, theme)).toBe(value);
  });

  test.each(THEMES)("the style sheet's accent is derived from the default brand, %s", (theme) => {
    const shades = createAccentShades(DEFAULT_BRAND.colors.accent)?.[theme];
    expect({
      fill: readColor('accent', theme),
      onFill: readColor('on-accent', theme),
      text: readColor('accent-text', theme),
      wash: readColor('accent-wash', theme),
    }).toEqual(shades);
  });
});
