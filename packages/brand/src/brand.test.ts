import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAccentShades, getContrast, MIN_SHAPE_CONTRAST, MIN_TEXT_CONTRAST, SURFACES } from './color.ts';
import { DEFAULT_BRAND, getProductNames } from './index.ts';
import { brandSchema } from './schema.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  // Reference values of the WCAG formula.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#d8432b', '#d8432b', 1],
  ])('%s on %s is %f to 1', (a, b, ratio) => {
    expect(getContrast(a, b)).toBeCloseTo(ratio, 2);
    expect(getContrast(b, a)).toBeCloseTo(ratio, 2);
  });
});

describe('createAccentShades', () => {
  test('any accepted accent is readable in both themes', () => {
    let acceptedCount = 0;
    fc.assert(
      fc.property(hex, (accent) => {
        const shades = createAccentShades(accent);
        if (!shades) return;
        acceptedCount++;
        for (const theme of ['light', 'dark'] as const) {
          const { fill, onFill, text, wash } = shades[theme];
          const { paper, raised, sunken } = SURFACES[theme];
          expect(getContrast(onFill, fill)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
          for (const ground of [paper, raised, sunken])
            expect(getContrast(fill, ground)).toBeGreaterThanOrEqual(MIN_SHAPE_CONTRAST);
          for (const ground of [paper, raised, sunken, wash])
            expect(getContrast(text, ground)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        }
      }),
      { numRuns: 300 },
    );
    expect(acceptedCount).toBeGreaterThan(100);
  });

  test.each(['#ffffff', '#000000', '#ffd400'])('refuses %s, which would have to become another color', (accent) => {
    expect(createAccentShades(accent)).toBeNull();
    expect(brandSchema.safeParse({ ...DEFAULT_BRAND, colors: { accent } }).success).toBe(false);
  });
});

describe('brand', () => {
  test('the default is valid and derives product names from its own', () => {
    expect(brandSchema.parse(DEFAULT_BRAND)).toEqual(DEFAULT_BRAND);
    expect(getProductNames({ name: 'Ledge' })).toEqual({ one: 'Ledge One', prime: 'Ledge Prime', x: 'Ledge X' });
  });

  test.each([
    [{ social: [{ name: 'Elsewhere', url: 'javascript:alert(1)' }] }],
    [{ logo: { kind: 'picture', src: 'https://elsewhere.example/logo.svg', width: 100, height: 40 } }],
    [{ colors: { accent: 'red;}' } }],
  ])('refuses %j', (part) => {
    expect(brandSchema.safeParse({ ...DEFAULT_BRAND, ...part }).success).toBe(false);
  });
});
