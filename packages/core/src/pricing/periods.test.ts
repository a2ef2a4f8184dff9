import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, findPeriod } from './periods.ts';

const moment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const toDate = (text: string) => new Date(text);

describe('monthly periods', () => {
  test.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2026-08-31T23:59:59.999Z', 1, '2026-09-30T23:59:59.999Z'],
    ['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00Z'],
    ['2028-02-29T12:00:00Z', 12, '2029-02-28T12:00:00Z'],
    ['2026-03-31T12:00:00Z', -1, '2026-02-28T12:00:00Z'],
  ])('%s plus %i months is %s', (anchor, months, then) => {
    expect(addMonths(toDate(anchor), months)).toEqual(toDate(then));
  });

  test("start on the anchor's day, or the last day of a shorter month", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -240, max: 240 }), (anchor, months) => {
        const then = addMonths(anchor, months);
        const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
        expect(then.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), lastDay));
        expect(then.toISOString().slice(11)).toBe(anchor.toISOString().slice(11));
        const apart =
          (then.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + then.getUTCMonth() - anchor.getUTCMonth();
        expect(apart).toBe(months);
      }),
    );
  });

  test('cover every moment exactly once', () => {
    fc.assert(
      fc.property(moment, moment, (anchor, now) => {
        const period = findPeriod(anchor, now);
        expect(period.start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(period.end.getTime()).toBeGreaterThan(now.getTime());
        expect(findPeriod(anchor, period.start)).toEqual(period);
        expect(findPeriod(anchor, period.end).start).toEqual(period.end);
        const days = (period.end.getTime() - period.start.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });
});
