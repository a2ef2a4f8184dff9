import { describe, expect, it } from 'vitest';
import { findNextAlert } from './schedule.ts';

const due = (
  frequency: 'instant' | 'daily' | 'weekly' | 'off',
  now: string,
  { region = 'us', alertedAt = null }: { region?: 'us' | 'uk'; alertedAt?: string | null } = {},
) =>
  findNextAlert(frequency, {
    region,
    alertedAt: alertedAt === null ? null : new Date(alertedAt),
    now: new Date(now),
  })?.toISOString() ?? null;

describe('the next alert', () => {
  it('never comes while alerts are off', () => {
    expect(due('off', '2026-11-20T12:00:00Z')).toBeNull();
  });

  it('comes at once, but an hour after the last one at the earliest', () => {
    expect(due('instant', '2026-11-20T12:00:00Z')).toBe('2026-11-20T12:00:00.000Z');
    expect(due('instant', '2026-11-20T12:00:00Z', { alertedAt: '2026-11-20T11:20:00Z' })).toBe(
      '2026-11-20T12:20:00.000Z',
    );
    expect(due('instant', '2026-11-20T12:00:00Z', { alertedAt: '2026-11-20T09:00:00Z' })).toBe(
      '2026-11-20T12:00:00.000Z',
    );
  });

  it.each([
    ['before 7 AM Eastern', '2026-11-20T11:59:30Z', 'us', '2026-11-20T12:00:00.000Z'],
    ['at 7 AM Eastern', '2026-11-20T12:00:00Z', 'us', '2026-11-21T12:00:00.000Z'],
    ['in the evening', '2026-11-21T02:15:00Z', 'us', '2026-11-21T12:00:00.000Z'],
    ['in the UK', '2026-11-20T12:00:00Z', 'uk', '2026-11-21T07:00:00.000Z'],
    ['in the night when clocks go back', '2026-11-01T04:30:00Z', 'us', '2026-11-01T12:00:00.000Z'],
    ['in the night when clocks go forward', '2026-03-08T05:30:00Z', 'us', '2026-03-08T11:00:00.000Z'],
  ] as const)('is at 7 in the morning of the region: %s', (_, now, region, expected) => {
    expect(due('daily', now, { region })).toBe(expected);
  });

  it.each([
    ['on a Friday', '2026-11-20T12:00:00Z', '2026-11-23T12:00:00.000Z'],
    ['early on a Monday', '2026-11-23T11:00:00Z', '2026-11-23T12:00:00.000Z'],
    ['later on a Monday', '2026-11-23T12:00:00Z', '2026-11-30T12:00:00.000Z'],
    ['across a change of clocks', '2026-10-28T12:00:00Z', '2026-11-02T12:00:00.000Z'],
  ])('is on a Monday morning: %s', (_, now, expected) => {
    expect(due('weekly', now)).toBe(expected);
  });
});
