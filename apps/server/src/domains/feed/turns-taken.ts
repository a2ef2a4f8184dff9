import type { FeedTopic } from '@foothold/core/feed';

/** Callers that are remembered; the person who asked longest ago is forgotten first, and then begins again. */
const CALLERS = 5000;

/** How long a round waits for its caller. It holds on to the topics it was made of, and they are counted again every few minutes. */
const ROUND_MS = 60 * 60_000;

interface Round {
  of: readonly FeedTopic[];
  left: FeedTopic[];
  askedAt: number;
}

/**
 * Whose turn it is, for each caller apart: what one is told is nothing that another misses.
 * @param order all topics in a new order, of which `last` is not the first
 */
export function createTurns(
  order: (topics: readonly FeedTopic[], last: string | undefined) => FeedTopic[],
  now: () => Date,
) {
  const rounds = new Map<string, Round>();
  const lastShown = new Map<string, string>();

  /** The next topic for a caller; what is shown already comes last. Undefined where there is none. */
  function next(caller: string, topics: readonly FeedTopic[], shown: ReadonlySet<string>): FeedTopic | undefined {
    forgetOld();
    const last = lastShown.get(caller);
    const isFresh = ({ id }: FeedTopic) => !shown.has(id);
    const started = leftOf(rounds.get(caller), topics, last);
    const left = started.some(isFresh) ? started : order(topics, last);
    const [topic] = left.splice(Math.max(0, left.findIndex(isFresh)), 1);
    rounds.delete(caller);
    if (!topic) return undefined;
    remember(rounds, caller, { of: topics, left, askedAt: now().getTime() });
    remember(lastShown, caller, topic.id);
    return topic;
  }

  /** What a round has left; where the figures were counted again, what it has told is not told again before the rest. */
  function leftOf(round: Round | undefined, topics: readonly FeedTopic[], last: string | undefined): FeedTopic[] {
    if (!round) return [];
    if (round.of === topics) return round.left;
    const waiting = new Set(round.left.map(({ id }) => id));
    const reported = new Set(round.of.map(({ id }) => id).filter((id) => !waiting.has(id)));
    return order(
      topics.filter(({ id }) => !reported.has(id)),
      last,
    );
  }

  function forgetOld(): void {
    for (const [caller, { askedAt }] of rounds) {
      if (now().getTime() - askedAt < ROUND_MS) return;
      rounds.delete(caller);
    }
  }

  return { next };
}

/** Keeps what was set last at the end, and no more than `CALLERS`. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > CALLERS && oldest !== undefined) map.delete(oldest);
}
