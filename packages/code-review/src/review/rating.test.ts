import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMULA, rate } from './rating.ts';

const createFindings = (high: number, medium: number, low: number) => [
  ...Array.from({ length: high }, () => ({ severity: 'high' as const })),
  ...Array.from({ length: medium }, () => ({ severity: 'medium' as const })),
  ...Array.from({ length: low }, () => ({ severity: 'low' as const })),
];

describe('published formula', () => {
  it('gives 10 to code without findings', () => {
    expect(rate([], 50, 0)).toEqual({ rating: 10, deductions: [] });
  });

  it('deducts for each finding by its weight, and lists it', () => {
    expect(rate(createFindings(1, 2, 3), 80, 0)).toEqual({
      rating: 3.4,
      deductions: [
        { what: '1 serious finding', points: 5.7 },
        { what: '2 findings worth fixing', points: 0.7 },
        { what: '3 small findings', points: 0.2 },
      ],
    });
    expect(rate(createFindings(0, 1, 0), 80, 0).rating).toBe(9.1);
    expect(rate(createFindings(0, 0, 1), 80, 0).rating).toBe(9.7);
  });

  it.each([1, 50, 400, 2000])('gives at most 5 with a serious finding in %i lines', (lines) => {
    expect(rate(createFindings(1, 0, 0), lines, 0).rating).toBeLessThanOrEqual(5);
    expect(rate(createFindings(0, 3, 0), lines, 0).rating).toBeGreaterThan(5);
  });

  it('scales to 100 lines, with a minimum for each weight', () => {
    expect(rate(createFindings(0, 4, 0), 200, 0).rating).toBe(rate(createFindings(0, 2, 0), 100, 0).rating);
    expect(rate(createFindings(0, 1, 1), 2000, 0).deductions.map(({ points }) => points)).toEqual([0.4, 0.1]);
  });

  it('ranks code by its faults: one more never rates better, and many more always rate worse', () => {
    let last = 10;
    for (let count = 1; count <= 40; count++) {
      const { rating } = rate(createFindings(count, count, 0), 60, 0);
      expect(rating).toBeLessThanOrEqual(last);
      last = rating;
    }
    const ratings = [1, 3, 6, 10, 15].map((count) => rate(createFindings(count, 0, 0), 60, 0).rating);
    expect(ratings).toEqual([4.2, 3.1, 2.3, 1.7, 1.3]);
  });

  it('deducts for duplicate lines in steps', () => {
    expect(rate([], 100, 0.19).rating).toBe(10);
    expect(rate([], 100, 0.2)).toEqual({
      rating: 9.5,
      deductions: [{ what: '20% of the lines repeat others', points: 0.5 }],
    });
    expect(rate([], 100, 1).rating).toBe(8.3);
  });

  it('adds up: 10 minus the deductions is the rating', () => {
    for (const lines of [7, 99, 333, 1999])
      for (const count of [1, 2, 3, 12]) {
        const { rating, deductions } = rate(createFindings(count, count, count), lines, 0.3);
        const sum = deductions.reduce((all, { points }) => all + points * 10, 0);
        expect(Math.round(rating * 10)).toBe(100 - Math.round(sum));
      }
  });
});

it("matches the figures on the formula's page", () => {
  const page = readFileSync(
    join(import.meta.dirname, '../../../../content/documentation/code-review-rating.md'),
    'utf8',
  );
  const toTenths = (value: number) => (value / 10).toFixed(1);
  for (const [name, { points, least }] of [
    ['serious', FORMULA.severities.high],
    ['worth fixing', FORMULA.severities.medium],
    ['small', FORMULA.severities.low],
  ] as const)
    expect(page).toMatch(new RegExp(`\\| ${name} \\|.*\\| ${toTenths(points)} \\| ${toTenths(least)} \\|`));
  expect(page).toContain(`${FORMULA.half / 10} ÷ (${FORMULA.half / 10} + points)`);
  expect(page).toContain(`never above ${FORMULA.bestWithHigh / 10}`);
  const { free, step, points, cap } = FORMULA.repetition;
  expect(page).toContain(
    `count ${toTenths(points)} points for each full ${step}% beyond the first ${free}%, at most ${toTenths(cap)}`,
  );
});
