import { describe, expect, test } from 'vitest';
import { findNextRetry, isLastRetry, RETRY_DAYS } from './retries.ts';

const DAY_MS = 86_400_000;
const failed = new Date('2026-06-01T08:00:00Z');
const addDays = (days: number) => new Date(failed.getTime() + days * DAY_MS);

describe('failed renewal', () => {
  test('is retried 1, 3, 5, and 7 days later, and then no more', () => {
    const days = [];
    let now = failed;
    for (let failures = 1; ; failures++) {
      const next = findNextRetry(failed, failures, now);
      if (!next) break;
      days.push((next.getTime() - failed.getTime()) / DAY_MS);
      now = next;
    }
    expect(days).toEqual([1, 3, 5, 7]);
    expect(days).toEqual([...RETRY_DAYS]);
  });

  test('says which attempt is the last one', () => {
    expect([1, 2, 3, 4].map(isLastRetry)).toEqual([false, false, false, true]);
  });

  test('is never attempted twice on one day, even if attempts were late', () => {
    expect(findNextRetry(failed, 2, addDays(3))).toEqual(addDays(4));
    expect(findNextRetry(failed, 2, addDays(10))).toEqual(addDays(11));
    expect(findNextRetry(failed, 5, addDays(10))).toBeNull();
  });
});
