import type { FeedItem } from '@foothold/contracts/feed';
import { type FeedTopic, feedTopics, type ListingFigures, turnsOf } from '@foothold/core/feed';
import { AppError } from '../../platform/errors.ts';

export interface FeedDeps {
  listings: { figures(): Promise<ListingFigures> };
  now: () => Date;
  /** 0 up to, but not including, 1. */
  random: () => number;
}

/** How long figures are used before they are counted anew. */
const FRESH_MS = 5 * 60_000;

export type Feed = ReturnType<typeof createFeed>;

/** Tells what the listings say, one thing at a time. Every topic has its turn before one comes again. */
export function createFeed({ listings, now, random }: FeedDeps) {
  let topics: Promise<FeedTopic[]> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  let turns: FeedTopic[] = [];
  let last: string | undefined;

  function currentTopics(): Promise<FeedTopic[]> {
    if (topics && now().getTime() - countedAt < FRESH_MS) return topics;
    countedAt = now().getTime();
    turns = [];
    const counting = listings.figures().then(feedTopics);
    topics = counting;
    // What failed or found nothing is tried again by whoever asks next.
    const forget = () => {
      if (topics === counting) topics = undefined;
    };
    counting.then((found) => found.length === 0 && forget(), forget);
    return counting;
  }

  /**
   * The next thing there is to say.
   * @param except ids of items that are shown already
   * @throws AppError `feed.nothing-yet`
   */
  async function generate(except: readonly string[] = []): Promise<FeedItem> {
    const known = await currentTopics();
    const shown = new Set(except.map(topicOf));
    const isFresh = ({ id }: FeedTopic) => !shown.has(id);
    if (!turns.some(isFresh)) turns = turnsOf(known, random, last);
    const [next] = turns.splice(Math.max(0, turns.findIndex(isFresh)), 1);
    if (!next) throw new AppError('feed.nothing-yet');
    last = next.id;
    const timestamp = now();
    return { ...next, id: `${next.id}.${timestamp.getTime().toString(36)}`, timestamp: timestamp.toISOString() };
  }

  return { generate };
}

const topicOf = (itemId: string): string => itemId.slice(0, Math.max(0, itemId.lastIndexOf('.')));
