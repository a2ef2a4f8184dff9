import { describe, expect, test } from 'vitest';
import { addNewest, type FeedItem, formatRelativeTime, parseFeed, parseFeedItem } from './feed-list.ts';

const createItem = (id: string): FeedItem => ({
  id,
  type: 'market',
  category: 'Visas',
  title: `Sponsorship in nursing, ${id}`,
  content: 'Every ninth listing says that it sponsors.',
  timestamp: '2026-11-21T08:00:00.000Z',
  confidence: 0.82,
  basis: '46 of 412 listings',
  model: null,
});

describe('feed item', () => {
  test('reads an item with all fields', () => {
    expect(parseFeedItem({ ...createItem('a'), more: 1 })).toEqual(createItem('a'));
    expect(parseFeedItem({ ...createItem('a'), model: 'some-model' })?.model).toBe('some-model');
  });

  test('accepts an item without a sample', () => {
    const { basis: _, ...without } = createItem('a');
    expect(parseFeedItem(without)).toEqual({ ...createItem('a'), basis: null });
  });

  test.each([
    ['no object', 'text'],
    ['no id', { ...createItem('') }],
    ['a type of another kind', { ...createItem('a'), type: 'rumour' }],
    ['a confidence above 1', { ...createItem('a'), confidence: 82 }],
    ['no confidence', { ...createItem('a'), confidence: Number.NaN }],
    ['no time', { ...createItem('a'), timestamp: 'soon' }],
  ])('%s is none', (_, value) => {
    expect(parseFeedItem(value)).toBeNull();
  });
});

describe('feed list', () => {
  test('holds at most ten items, newest first', () => {
    const ids = Array.from({ length: 12 }, (_, index) => String(index));
    const items = ids.reduce<FeedItem[]>((list, id) => addNewest(list, createItem(id)), []);
    expect(items.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  });

  test('removes duplicates, even with another id', () => {
    const again = { ...createItem('a'), id: 'a-later' };
    expect(addNewest([createItem('b'), createItem('a')], again).map(({ id }) => id)).toEqual(['a-later', 'b']);
  });

  test('shows an item once', () => {
    const list = addNewest(addNewest(addNewest([], createItem('a')), createItem('b')), createItem('a'));
    expect(list.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('restores valid items from storage and leaves out the rest', () => {
    expect(parseFeed(JSON.stringify([createItem('a'), { id: 'x' }, createItem('b')]))).toEqual([
      createItem('a'),
      createItem('b'),
    ]);
    expect(parseFeed('{"a":1}')).toEqual([]);
    expect(parseFeed('[{')).toEqual([]);
    expect(parseFeed(null)).toEqual([]);
  });
});

describe('relative times', () => {
  const at = '2026-11-21T08:00:00.000Z';
  test.each([
    [-5_000, 'Just now'],
    [0, 'Just now'],
    [59_999, 'Just now'],
    [60_000, '1m ago'],
    [59 * 60_000 + 59_999, '59m ago'],
    [60 * 60_000, '1h ago'],
    [24 * 3_600_000 - 1, '23h ago'],
    [24 * 3_600_000, '1d ago'],
    [75 * 3_600_000, '3d ago'],
  ])('%i ms later it reads %s', (later, text) => {
    expect(formatRelativeTime(at, Date.parse(at) + later)).toBe(text);
  });
});
