import type { FeedTopic } from '@foothold/core/feed';
import { describe, expect, test } from 'vitest';
import { createTurns } from './rotation.ts';

const createTopics = (...ids: string[]): FeedTopic[] =>
  ids.map((id) => ({ id, type: 'tip', category: '', title: '', content: '', confidence: 1, basis: '' }));

const NO_TOPICS: ReadonlySet<string> = new Set();

/** Topics in order. The last one shown moves to the end. */
function createTurnsAt(clock: { now: number }) {
  return createTurns(
    (topics, last) => [...topics.filter(({ id }) => id !== last), ...topics.filter(({ id }) => id === last)],
    () => new Date(clock.now),
  );
}

describe('never repeats an item twice in a row', () => {
  test('shows every topic before one repeats, and none twice in a row', () => {
    const rotation = createTurnsAt({ now: 0 });
    const topics = createTopics('a', 'b', 'c');
    const reported = Array.from({ length: 7 }, () => rotation.next('me', topics, NO_TOPICS)?.id);
    expect(reported).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a']);
  });

  test('continues the round when figures are recounted', () => {
    const rotation = createTurnsAt({ now: 0 });
    rotation.next('me', createTopics('a', 'b', 'c'), NO_TOPICS);
    expect(rotation.next('me', createTopics('a', 'b', 'c', 'd'), NO_TOPICS)?.id).toBe('b');
    const expectedTopics = createTopics('a', 'b', 'c', 'd');
    expect([1, 2, 3].map(() => rotation.next('me', expectedTopics, NO_TOPICS)?.id)).toEqual(['c', 'd', 'a']);
  });

  test('forgets the round of an absent caller, but not the last item shown', () => {
    const clock = { now: 0 };
    const rotation = createTurnsAt(clock);
    const topics = createTopics('a', 'b', 'c');
    rotation.next('me', topics, NO_TOPICS);
    clock.now += 60 * 60_000;
    expect([1, 2, 3].map(() => rotation.next('me', topics, NO_TOPICS)?.id)).toEqual(['b', 'c', 'a']);
    rotation.next('me', topics, NO_TOPICS);
    clock.now += 60 * 60_000;
    expect(rotation.next('me', topics, NO_TOPICS)?.id).toBe('a');
  });

  test('puts shown items last, even if all are shown, and returns nothing without items', () => {
    const rotation = createTurnsAt({ now: 0 });
    const topics = createTopics('a', 'b');
    expect(rotation.next('me', topics, new Set(['a']))?.id).toBe('b');
    expect(rotation.next('me', topics, new Set(['a', 'b']))?.id).toBe('a');
    expect(rotation.next('me', [], NO_TOPICS)).toBeUndefined();
  });
});
