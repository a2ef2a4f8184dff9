import { describe, expect, it } from 'vitest';
import { getRetryDelay, RETRY_DELAYS_MS } from './retries.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-30T10:00:00Z');
const getDelay = (tries: number, retryAfter?: string, random = 0) => getRetryDelay(tries, { retryAfter, now, random });

describe('the delay before the next attempt', () => {
  it('grows from seconds to hours, and ends after a little over a day', () => {
    const delays = RETRY_DELAYS_MS.map((_, at) => getDelay(at + 1));
    expect(delays).toEqual(delays.toSorted((a, b) => Number(a) - Number(b)));
    expect(delays[0]).toBe(5000);
    const total = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThan(26 * HOUR_MS);
    expect(total).toBeLessThan(30 * HOUR_MS);
    expect(getDelay(RETRY_DELAYS_MS.length + 1)).toBeNull();
  });

  it('is lengthened by up to a fifth', () => {
    expect(getDelay(2, undefined, 1)).toBe(72_000);
    expect(getDelay(2, undefined, 0.5)).toBe(66_000);
  });

  it('follows Retry-After within bounds', () => {
    expect(getDelay(1, '120')).toBe(120_000);
    expect(getDelay(1, 'Mon, 30 Nov 2026 11:00:00 GMT')).toBe(HOUR_MS);
    expect(getDelay(1, '999999999')).toBe(12 * HOUR_MS);
    // Never sooner than we would come anyway.
    expect(getDelay(4, '1')).toBe(30 * 60_000);
    for (const nonsense of ['soon', '-5', '', 'Mon, 30 Nov 2020 11:00:00 GMT'])
      expect(getDelay(1, nonsense)).toBe(5000);
  });
});
