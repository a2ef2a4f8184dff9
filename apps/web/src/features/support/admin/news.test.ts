import { expect, test } from 'vitest';
import { describeEvent, type HistoryEvent, listNewsSince } from './news.ts';

const createEvent = (
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
  createEvent('1', 'received', null),
  createEvent('2', 'assigned', 'Ada', 'Ada'),
  createEvent('3', 'answered', 'Bo', 'Yes.'),
  createEvent('4', 'closed', 'Bo'),
];
const listNewsIds = (seen: string, me?: string) => listNewsSince(HISTORY, seen, me).map(({ id }) => id);

test('returns what others did since an event', () => {
  expect(listNewsIds('1', 'Lin')).toEqual(['2', '3', '4']);
  expect(listNewsIds('4', 'Lin')).toEqual([]);
});

test("skips everything up to the person's own last action", () => {
  expect(listNewsIds('1', 'Ada')).toEqual(['3', '4']);
  expect(listNewsIds('1', 'Bo')).toEqual([]);
});

test('returns nothing for an unknown event', () => {
  expect(listNewsIds('', 'Lin')).toEqual([]);
  expect(listNewsIds('9', 'Lin')).toEqual([]);
});

test.each([
  [createEvent('1', 'received', null), 'It was resubmitted with new answers.'],
  [createEvent('1', 'canceled', null), 'The demo was canceled.'],
  [createEvent('1', 'assigned', 'Ada', 'Ada'), 'Ada claimed it.'],
  [createEvent('1', 'assigned', 'Ada', 'Bo'), 'Ada assigned it to Bo.'],
  [createEvent('1', 'assigned', 'Ada'), 'Ada unassigned it.'],
  [createEvent('1', 'answered', 'Bo', 'Yes.'), 'Bo answered.'],
  [createEvent('1', 'closed', null), 'A former team member closed it.'],
  [createEvent('1', 'reopened', 'Bo'), 'Bo reopened it.'],
])('describes %j', (event, text) => {
  expect(describeEvent(event)).toBe(text);
});
