import { FEED_TYPES, type FeedTopic } from './types.ts';

/**
 * An order that includes every topic once: shuffled, with the kinds alternating as long as there are several.
 * @param random 0 up to, but not including, 1
 * @param last id of the last topic told: it doesn't come first
 */
export function orderTopics(topics: readonly FeedTopic[], random: () => number, last?: string): FeedTopic[] {
  const kinds = FEED_TYPES.map((type) =>
    shuffle(
      topics.filter((topic) => topic.type === type),
      random,
    ),
  );
  const longest = Math.max(0, ...kinds.map((kind) => kind.length));
  const alternatingTopics = Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((kind) => kind[turn] ?? []),
  ).flat();
  const [first, ...rest] = alternatingTopics;
  return first && first.id === last ? [...rest, first] : alternatingTopics;
}

/** Fisher–Yates. */
function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
