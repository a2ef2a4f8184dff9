import type { FeedTopic } from '@foothold/core/feed';
import { describe, expect, test } from 'vitest';
import { createTurns } from './turns-taken.ts';

const topicsOf = (...ids: string[]): FeedTopic[] =>
  ids.map((id) => ({ id, type: 'tip', category: '', title: '', content: '', confidence: 1, basis: '' }));

const NONE: ReadonlySet<string> = new Set();

/** Turns in the order of the topics, of which the last told goes to the end. */
function turnsAt(clock: { now: number }) {
  return createTurns(
    (topics, last) => [...topics.filter(({ id }) => id !== last), ...topics.filter(({ id }) => id === last)],
    () => new Date(clock.now),
  );
}

describe('never the same item twice in a row', () => {
  test('each topic has its turn before one comes again, and none follows itself', () => {
    const turns = turnsAt({ now: 0 });
    const topics = topicsOf('a', 'b', 'c');
    const reported = Array.from({ length: 7 }, () => turns.next('me', topics, NONE)?.id);
    expect(reported).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a']);
  });

  test('figures counted again go on with the round instead of beginning one', () => {
    const turns = turnsAt({ now: 0 });
    turns.next('me', topicsOf('a', 'b', 'c'), NONE);
    expect(turns.next('me', topicsOf('a', 'b', 'c', 'd'), NONE)?.id).toBe('b');
    const counted = topicsOf('a', 'b', 'c', 'd');
    expect([1, 2, 3].map(() => turns.next('me', counted, NONE)?.id)).toEqual(['c', 'd', 'a']);
  });

  test('a round whose caller stays away is forgotten, but not what was told last', () => {
    const clock = { now: 0 };
    const turns = turnsAt(clock);
    const topics = topicsOf('a', 'b', 'c');
    turns.next('me', topics, NONE);
    clock.now += 60 * 60_000;
    expect([1, 2, 3].map(() => turns.next('me', topics, NONE)?.id)).toEqual(['b', 'c', 'a']);
    turns.next('me', topics, NONE);
    clock.now += 60 * 60_000;
    expect(turns.next('me', topics, NONE)?.id).toBe('a');
  });

  test('what is shown comes last, also where all is shown, and nothing comes of nothing', () => {
    const turns = turnsAt({ now: 0 });
    const topics = topicsOf('a', 'b');
    expect(turns.next('me', topics, new Set(['a']))?.id).toBe('b');
    expect(turns.next('me', topics, new Set(['a', 'b']))?.id).toBe('a');
    expect(turns.next('me', [], NONE)).toBeUndefined();
  });
});
