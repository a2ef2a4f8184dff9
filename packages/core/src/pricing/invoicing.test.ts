import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatePayable, calculatePlanDifference, MIN_CHARGE, shareLeft } from './invoicing.ts';
import { findPeriod } from './periods.ts';

const price = fc.integer({ min: 1, max: 100_000 });
const anchor = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
/** A period and a moment in it, in whole seconds. */
const within = fc.tuple(anchor, fc.nat({ max: 1_000_000 })).map(([start, millionth]) => {
  const period = findPeriod(start, start);
  const seconds = Math.floor(((period.end.getTime() - period.start.getTime()) / 1000) * (millionth / 1_000_000));
  return { period, at: new Date(period.start.getTime() + seconds * 1000) };
});
const june = { start: new Date('2026-06-01T00:00:00Z'), end: new Date('2026-07-01T00:00:00Z') };
const on = (text: string) => new Date(text);

describe('the prorated price for the rest of a period', () => {
  test.each([
    [9000, '2026-06-01T00:00:00Z', 9000],
    [9000, '2026-06-16T00:00:00Z', 4500],
    [9000, '2026-06-30T00:00:00Z', 300],
    [9000, '2026-07-01T00:00:00Z', 0],
    [9000, '2026-07-02T00:00:00Z', 0],
    [9000, '2026-05-30T00:00:00Z', 9000],
    // Half a cent or more is rounded up.
    [1, '2026-06-16T00:00:00Z', 1],
    [1, '2026-06-16T00:00:01Z', 0],
    [3, '2026-06-16T00:00:00Z', 2],
  ])('%i cents on %s: %i', (whole, at, share) => {
    expect(shareLeft(whole, june, on(at))).toBe(share);
  });

  test('is within half a cent of the exact one, never more than the whole, and only ever falls', () => {
    fc.assert(
      fc.property(price, within, fc.nat({ max: 3600 }), (whole, { period, at }, later) => {
        const share = shareLeft(whole, period, at);
        const total = (period.end.getTime() - period.start.getTime()) / 1000;
        const left = Math.floor((period.end.getTime() - at.getTime()) / 1000);
        expect(Math.abs(share * total - whole * left) * 2).toBeLessThanOrEqual(total);
        expect(share).toBeLessThanOrEqual(whole);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(shareLeft(whole, period, new Date(at.getTime() + later * 1000))).toBeLessThanOrEqual(share);
      }),
    );
  });
});

describe('the price difference of a plan change', () => {
  test('is zero for a change and back at the same moment, and the total is the sum of its lines', () => {
    fc.assert(
      fc.property(price, price, within, (one, other, { period, at }) => {
        const there = calculatePlanDifference(one, other, period, at);
        expect(there.difference).toBe(there.remaining - there.unused);
        expect(there.difference + calculatePlanDifference(other, one, period, at).difference).toBe(0);
        expect(calculatePlanDifference(one, one, period, at).difference).toBe(0);
        if (other > one) expect(there.difference).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('from One to Prime in mid-June is half of the difference', () => {
    expect(calculatePlanDifference(8999, 25_000, june, on('2026-06-16T00:00:00Z'))).toEqual({
      unused: 4500,
      remaining: 12_500,
      difference: 8000,
    });
  });
});

describe('paying an amount', () => {
  test.each([
    [8999, 0, { creditUsed: 0, waived: 0, due: 8999 }],
    [8999, 1000, { creditUsed: 1000, waived: 0, due: 7999 }],
    [8999, 8999, { creditUsed: 8999, waived: 0, due: 0 }],
    [8999, 20_000, { creditUsed: 8999, waived: 0, due: 0 }],
    [8999, 8950, { creditUsed: 8950, waived: 49, due: 0 }],
    [8999, 8949, { creditUsed: 8949, waived: 0, due: 50 }],
    [8999, -500, { creditUsed: 0, waived: 0, due: 8999 }],
    [0, 500, { creditUsed: 0, waived: 0, due: 0 }],
  ])('%i cents with %i of credit', (amount, credit, paid) => {
    expect(calculatePayable(amount, credit)).toEqual(paid);
  });

  test('adds up, uses no more credit than there is, and charges nothing too small', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: -100_000, max: 100_000 }), (amount, credit) => {
        const { creditUsed, waived, due } = calculatePayable(amount, credit);
        expect(creditUsed + waived + due).toBe(amount);
        expect(creditUsed).toBeLessThanOrEqual(Math.max(0, credit));
        expect(due === 0 || due >= MIN_CHARGE).toBe(true);
        expect(waived).toBeLessThan(MIN_CHARGE);
        // Credit is used first, and the card is only charged after it is used up.
        if (due > 0) expect(creditUsed).toBe(Math.max(0, credit));
      }),
    );
  });
});
