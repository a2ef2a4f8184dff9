import { expect, test } from 'vitest';
import { type HistoryEvent, newsSince, sayEvent } from './news.ts';

const event = (
  id: string,
  kind: HistoryEvent['kind'],
  by: string | null,
  text: string | null = null,
): HistoryEvent => ({
  id,
  kind,
  by,
  text,
  at: '2026-11-21T08:00:00Z',
});
const HISTORY = [
  event('1', 'received', null),
  event('2', 'assigned', 'Ada', 'Ada'),
  event('3', 'answered', 'Bo', 'Yes.'),
  event('4', 'closed', 'Bo'),
];
const ids = (seen: string, me?: string) => newsSince(HISTORY, seen, me).map(({ id }) => id);

test('returns what others did since an event', () => {
  expect(ids('1', 'Lin')).toEqual(['2', '3', '4']);
  expect(ids('4', 'Lin')).toEqual([]);
});

test("skips everything up to the person's own last action", () => {
  expect(ids('1', 'Ada')).toEqual(['3', '4']);
  expect(ids('1', 'Bo')).toEqual([]);
});

test('returns nothing for an unknown event', () => {
  expect(ids('', 'Lin')).toEqual([]);
  expect(ids('9', 'Lin')).toEqual([]);
});

test.each([
  [event('1', 'received', null), 'It was resubmitted with new answers.'],
  [event('1', 'canceled', null), 'The demo was canceled.'],
  [event('1', 'assigned', 'Ada', 'Ada'), 'Ada claimed it.'],
  [event('1', 'assigned', 'Ada', 'Bo'), 'Ada assigned it to Bo.'],
  [event('1', 'assigned', 'Ada'), 'Ada unassigned it.'],
  [event('1', 'answered', 'Bo', 'Yes.'), 'Bo answered.'],
  [event('1', 'closed', null), 'A former team member closed it.'],
  [event('1', 'reopened', 'Bo'), 'Bo reopened it.'],
])('describes %j', (happened, said) => {
  expect(sayEvent(happened)).toBe(said);
});
