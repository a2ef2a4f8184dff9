import type { FeedTopic } from '@foothold/core/feed';

/** Maximum number of callers to remember. The least recent one is dropped and starts over. */
const MAX_CALLERS = 5000;

/** How long a caller's round is kept. It uses its own topics, although they are recounted every few minutes. */
const ROUND_MS = 60 * 60_000;

interface CallerRound {
  of: readonly FeedTopic[];
  left: FeedTopic[];
  askedAt: number;
}

/** Rotates topics per caller, so that callers don't affect each other. @param order all topics in a new order, in which `last` isn't first */
export function createTurns(
  order: (topics: readonly FeedTopic[], last: string | undefined) => FeedTopic[],
  now: () => Date,
) {
  const rounds = new Map<string, CallerRound>();
  const lastShownByCaller = new Map<string, string>();

  /** The next topic for a caller, with topics already shown last; undefined if there are none. */
  function next(caller: string, topics: readonly FeedTopic[], shown: ReadonlySet<string>): FeedTopic | undefined {
    dropOldRounds();
    const last = lastShownByCaller.get(caller);
    const isFresh = ({ id }: FeedTopic) => !shown.has(id);
    const started = findRemaining(rounds.get(caller), topics, last);
    const left = started.some(isFresh) ? started : order(topics, last);
    const [topic] = left.splice(Math.max(0, left.findIndex(isFresh)), 1);
    rounds.delete(caller);
    if (!topic) return undefined;
    remember(rounds, caller, { of: topics, left, askedAt: now().getTime() });
    remember(lastShownByCaller, caller, topic.id);
    return topic;
  }

  /** The rest of a round. After a recount, topics already shown come last. */
  function findRemaining(
    round: CallerRound | undefined,
    topics: readonly FeedTopic[],
    last: string | undefined,
  ): FeedTopic[] {
    if (!round) return [];
    if (round.of === topics) return round.left;
    const waiting = new Set(round.left.map(({ id }) => id));
    const reported = new Set(round.of.map(({ id }) => id).filter((id) => !waiting.has(id)));
    return order(
      topics.filter(({ id }) => !reported.has(id)),
      last,
    );
  }

  function dropOldRounds(): void {
    for (const [caller, { askedAt }] of rounds) {
      if (now().getTime() - askedAt < ROUND_MS) return;
      rounds.delete(caller);
    }
  }

  return { next };
}

/** Moves the latest entry to the end and keeps at most `MAX_CALLERS`. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_CALLERS && oldest !== undefined) map.delete(oldest);
}
