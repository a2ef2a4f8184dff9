import { describe, expect, test } from 'vitest';
import { createFormat } from '../../../shared/format/format.ts';
import { getClock } from './clock.ts';

const format = createFormat('us');
const asked = { createdAt: '2026-11-20T10:00:00Z', answerBy: '2026-11-21T10:00:00Z', firstAnsweredAt: null } as const;
const getClockAt = (now: string, inquiry: Partial<Parameters<typeof getClock>[0]> = {}) => {
  const { label, ...rest } = getClock({ state: 'open', ...asked, ...inquiry }, new Date(now), format);
  // Formatters put narrow spaces before AM and PM.
  return { ...rest, label: label.replaceAll(/\s/g, ' ') };
};

describe('the 24-hour deadline for a first reply', () => {
  test.each([
    ['2026-11-20T10:00:00Z', 'waiting', '24 hr left', 1],
    ['2026-11-20T16:00:00Z', 'waiting', '18 hr left', 0.75],
    ['2026-11-21T04:40:00Z', 'waiting', '5 hr 20 min left', 0.22],
    ['2026-11-21T06:00:00Z', 'soon', '4 hr left', 0.17],
    ['2026-11-21T09:18:00Z', 'soon', '42 min left', 0.03],
    ['2026-11-21T09:59:30Z', 'soon', 'Less than a minute left', 0],
    ['2026-11-21T10:00:00Z', 'overdue', 'Overdue since Nov 21, 10:00 AM', 0],
    ['2026-11-25T00:00:00Z', 'overdue', 'Overdue since Nov 21, 10:00 AM', 0],
  ])('shows %s as %s: %s', (now, state, label, left) => {
    const seen = getClockAt(now);
    expect(seen).toMatchObject({ state, label });
    expect(seen.left).toBeCloseTo(left, 2);
  });

  test('gives a demo that starts sooner less than 24 hours, with all of the time left at first', () => {
    const sooner = { answerBy: '2026-11-20T13:00:00Z' };
    expect(getClockAt('2026-11-20T10:00:00Z', sooner)).toEqual({ state: 'soon', label: '3 hr left', left: 1 });
  });

  test.each([
    ['2026-11-20T12:10:00Z', 'Answered within 2 hr 10 min'],
    ['2026-11-20T10:00:20Z', 'Answered within 1 min'],
    ['2026-11-21T10:00:00Z', 'Answered within 24 hr'],
    ['2026-11-21T13:30:00Z', 'Answered 3 hr 30 min late'],
    ['2026-11-25T10:00:00Z', 'Answered 4 days late'],
  ])('shows a first reply at %s as %s', (firstAnsweredAt, label) => {
    const later = '2026-12-01T00:00:00Z';
    expect(getClockAt(later, { firstAnsweredAt, state: 'answered' })).toMatchObject({ state: 'answered', label });
    expect(getClockAt(later, { firstAnsweredAt, state: 'closed' })).toMatchObject({ state: 'answered', label });
  });

  test('never marks a reopened inquiry as overdue if it was answered before', () => {
    expect(getClockAt('2026-12-01T00:00:00Z', { firstAnsweredAt: '2026-11-20T12:00:00Z' })).toMatchObject({
      state: 'again',
      label: 'Reopened',
    });
  });

  test('says that an inquiry was closed without a reply', () => {
    expect(getClockAt('2026-12-01T00:00:00Z', { state: 'closed' })).toMatchObject({
      state: 'closed',
      label: 'Closed without a reply',
    });
  });
});
