import type { ThreadMessage } from '@foothold/contracts/recruiting/threads';
import { expect, test } from 'vitest';
import { groupMessages } from './group-messages.ts';

const message = (id: string, at: string, over: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id,
  side: 'member',
  kind: 'text',
  author: 'Noor',
  own: true,
  text: id,
  files: [],
  at,
  deleted: false,
  deletableUntil: null,
  needsReply: true,
  clientId: null,
  ...over,
});

test('groups by day, and by author while they write in a row', () => {
  const days = groupMessages(
    [
      message('1', '2026-12-01T23:00:00Z', { side: 'system', kind: 'assigned', author: 'Rowan' }),
      message('2', '2026-12-01T23:50:00Z'),
      message('3', '2026-12-01T23:55:00Z'),
      message('4', '2026-12-02T00:01:00Z'),
      message('5', '2026-12-02T00:02:00Z', { side: 'recruiter', author: 'Rowan', own: false }),
      message('6', '2026-12-02T00:30:00Z', { side: 'recruiter', author: 'Rowan', own: false }),
    ],
    (at) => at.slice(0, 10),
  );
  expect(days.map(({ day, groups }) => [day, groups.map(({ messages }) => messages.map(({ id }) => id))])).toEqual([
    ['2026-12-01', [['1'], ['2', '3']]],
    ['2026-12-02', [['4'], ['5'], ['6']]],
  ]);
});
