import { expect, test } from 'vitest';
import { describeEvent, type HistoryEvent, listNewsSince } from './news.ts';

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
const newsIds = (seen: string, me?: string) => listNewsSince(HISTORY, seen, me).map(({ id }) => id);

test('returns what others did since an event', () => {
  expect(newsIds('1', 'Lin')).toEqual(['2', '3', '4']);
  expect(newsIds('4', 'Lin')).toEqual([]);
});

test("skips everything up to the person's own last action", () => {
  expect(newsIds('1', 'Ada')).toEqual(['3', '4']);
  expect(newsIds('1', 'Bo')).toEqual([]);
});

test('returns nothing for an unknown event', () => {
  expect(newsIds('', 'Lin')).toEqual([]);
  expect(newsIds('9', 'Lin')).toEqual([]);
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
  expect(describeEvent(happened)).toBe(said);
});
