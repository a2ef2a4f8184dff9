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
      rating: 5.8,
      deductions: [
        { what: '1 serious finding', points: 2 },
        { what: '2 findings worth fixing', points: 1.6 },
        { what: '3 small findings', points: 0.6 },
      ],
    });
  });

  it('scales to 100 lines, with a minimum and a cap for each weight', () => {
    expect(rate(createFindings(2, 0, 0), 200, 0).rating).toBe(8);
    expect(rate(createFindings(1, 1, 1), 2000, 0).deductions.map(({ points }) => points)).toEqual([1, 0.3, 0.1]);
    expect(rate(createFindings(90, 90, 90), 100, 0).deductions.map(({ points }) => points)).toEqual([7, 3.5, 1]);
    expect(rate(createFindings(90, 90, 90), 100, 0).rating).toBe(0);
  });

  it('deducts for duplicate lines in steps', () => {
    expect(rate([], 100, 0.19).rating).toBe(10);
    expect(rate([], 100, 0.2)).toEqual({
      rating: 9.5,
      deductions: [{ what: '20% of the lines repeat others', points: 0.5 }],
    });
    expect(rate([], 100, 1).rating).toBe(8);
  });

  it('adds up: 10 minus the deductions is the rating', () => {
    for (const lines of [7, 99, 333, 1999])
      for (const count of [1, 2, 3]) {
        const { rating, deductions } = rate(createFindings(count, count, count), lines, 0.3);
        const sum = deductions.reduce((all, { points }) => all + points * 10, 0);
        expect(Math.round(rating * 10)).toBe(Math.max(0, 100 - Math.round(sum)));
      }
  });
});

it("matches the figures on the formula's page", () => {
  const page = readFileSync(
    join(import.meta.dirname, '../../../../content/documentation/code-review-rating.md'),
    'utf8',
  );
  const toTenths = (value: number) => (value / 10).toFixed(1);
  for (const [name, { points, least, cap }] of [
    ['serious', FORMULA.severities.high],
    ['worth fixing', FORMULA.severities.medium],
    ['small', FORMULA.severities.low],
  ] as const)
    expect(page).toMatch(
      new RegExp(`\\| ${name} \\|.*\\| ${toTenths(points)} \\| ${toTenths(least)} \\| ${toTenths(cap)} \\|`),
    );
  const { free, step, points, cap } = FORMULA.repetition;
  expect(page).toContain(
    `cost ${toTenths(points)} points for each full ${step}% beyond the first ${free}%, at most ${toTenths(cap)}`,
  );
});
