import { expect, test } from 'vitest';
import { findWaits, getDueAt, getReplyState, measureReplies, type ThreadMessage } from './index.ts';

const due = (since: string) => getDueAt(new Date(since)).toISOString();

test.each([
  ['a Monday', '2026-11-30T20:00:00Z', '2026-12-01T20:00:00.000Z'],
  ['a Friday: due on Monday at the same time', '2026-11-27T20:00:00Z', '2026-11-30T20:00:00.000Z'],
  ['a Friday evening in New York, which is Saturday in UTC', '2026-11-28T03:30:00Z', '2026-12-01T03:30:00.000Z'],
  ['a moment with seconds', '2026-11-30T20:00:12.345Z', '2026-12-01T20:00:12.345Z'],
  ['a Saturday: counts from Monday at 9 AM', '2026-11-28T20:00:00Z', '2026-12-01T14:00:00.000Z'],
  ['a Sunday', '2026-11-29T20:00:00Z', '2026-12-01T14:00:00.000Z'],
  ['a Friday before the clocks change', '2026-10-30T19:00:00Z', '2026-11-02T20:00:00.000Z'],
  ['Thanksgiving: holidays are not considered', '2026-11-26T15:00:00Z', '2026-11-27T15:00:00.000Z'],
])('a reply is due one business day after %s', (_, since, expected) => {
  expect(due(since)).toBe(expected);
});

test('a reply is overdue only after its time', () => {
  const since = new Date('2026-11-30T20:00:00Z');
  const dueAt = new Date('2026-12-01T20:00:00Z');
  expect(getReplyState(null, dueAt)).toEqual({ state: 'nothing-due' });
  expect(getReplyState(since, dueAt)).toEqual({ state: 'due', since, dueAt });
  expect(getReplyState(since, new Date(dueAt.getTime() + 1)).state).toBe('overdue');
});

const HOUR_MS = 3_600_000;
const start = Date.parse('2026-11-30T15:00:00Z');
let id = 0;
const message = (side: ThreadMessage['side'], hours: number, over: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: ++id,
  side,
  at: new Date(start + hours * HOUR_MS),
  needsReply: side === 'member',
  authorId: side,
  ...over,
});

test('a wait starts with the first unanswered message and ends with the next of the other side', () => {
  const [first, second, reply, later, question] = [
    message('member', 0),
    message('member', 1),
    message('recruiter', 2),
    message('recruiter', 3, { needsReply: true }),
    message('member', 9),
  ];
  expect(findWaits([first, second])).toEqual([{ side: 'member', since: first.at, answeredAt: null, answeredBy: null }]);
  expect(findWaits([first, second, reply, later, question])).toEqual([
    { side: 'member', since: first.at, answeredAt: reply.at, answeredBy: 'recruiter' },
    { side: 'recruiter', since: later.at, answeredAt: question.at, answeredBy: 'member' },
    { side: 'member', since: question.at, answeredAt: null, answeredBy: null },
  ]);
});

test('nothing waits for a message that needs no reply', () => {
  expect(findWaits([message('recruiter', 0)])).toEqual([]);
  expect(findWaits([message('member', 0, { needsReply: false })])).toEqual([]);
});

test('figures need five messages that were answered or are overdue', () => {
  const now = new Date(start + 1000 * HOUR_MS);
  const wait = (hours: number | null, since = start) => ({
    since: new Date(since),
    answeredAt: hours === null ? null : new Date(since + hours * HOUR_MS),
    answeredBy: null,
  });
  const answered = [wait(1), wait(2), wait(4), wait(30)];
  expect(measureReplies(answered, now)).toBeNull();
  expect(measureReplies([...answered, wait(null, now.getTime())], now)).toBeNull();
  expect(measureReplies([...answered, wait(null)], now)).toEqual({ replies: 5, medianMs: 3 * HOUR_MS, inTime: 3 / 5 });
  expect(measureReplies([...answered, wait(24)], now)).toEqual({ replies: 5, medianMs: 4 * HOUR_MS, inTime: 4 / 5 });
  expect(measureReplies(Array(5).fill(wait(null)), now)).toEqual({ replies: 5, medianMs: null, inTime: 0 });
});
