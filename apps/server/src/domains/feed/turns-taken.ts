import type { FeedTopic } from '@foothold/core/feed';

/** Callers whose turns are remembered; whoever asked longest ago is forgotten first, and then begins anew. */
const CALLERS = 5000;

interface Turns {
  /** The topics these turns were made of: others begin a new round. */
  of: readonly FeedTopic[];
  left: FeedTopic[];
  last: string | undefined;
}

/**
 * Whose turn it is, for each caller apart: what one is told is nothing that another misses.
 * @param order all topics in a new order, of which `last` is not the first
 */
export function createTurns(order: (topics: readonly FeedTopic[], last: string | undefined) => FeedTopic[]) {
  const callers = new Map<string, Turns>();

  /** The next topic for a caller; what is shown already comes last. Undefined where there is none. */
  function next(caller: string, topics: readonly FeedTopic[], shown: ReadonlySet<string>): FeedTopic | undefined {
    const before = callers.get(caller);
    const isFresh = ({ id }: FeedTopic) => !shown.has(id);
    const left = before?.of === topics && before.left.some(isFresh) ? before.left : order(topics, before?.last);
    const [topic] = left.splice(Math.max(0, left.findIndex(isFresh)), 1);
    callers.delete(caller);
    if (topic) callers.set(caller, { of: topics, left, last: topic.id });
    if (callers.size > CALLERS) callers.delete(callers.keys().next().value ?? '');
    return topic;
  }

  return { next };
}
