import type { FeedItem } from '@foothold/contracts/feed';
import { type FeedTopic, feedTopics, type ListingFigures, turnsOf } from '@foothold/core/feed';
import { AppError } from '../../platform/errors.ts';
import type { LanguageModel } from '../../platform/model/model.ts';
import { createTurns } from './turns-taken.ts';

export interface FeedDeps {
  listings: { figures(): Promise<ListingFigures> };
  model: LanguageModel;
  now: () => Date;
  /** 0 up to, but not including, 1. */
  random: () => number;
}

/** Who asks. */
export interface Caller {
  /** What they are told apart by: a member's id, or an address. */
  key: string;
  /** Whose budget a language model's part comes from; null for a visitor. */
  member: string | null;
}

/** How long figures are used before they are counted anew. */
const FRESH_MS = 5 * 60_000;

type Words = Pick<FeedItem, 'title' | 'content' | 'model'>;

/** What is known at one moment: what can be said, and in which words it was said so far. */
interface Known {
  topics: readonly FeedTopic[];
  words: Map<string, Promise<Words>>;
}

export type Feed = ReturnType<typeof createFeed>;

/** Tells what the listings say, one thing at a time. For each caller, every topic has its turn before one comes again. */
export function createFeed({ listings, model, now, random }: FeedDeps) {
  let known: Promise<Known> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  const turns = createTurns((topics, last) => turnsOf(topics, random, last), now);

  function current(): Promise<Known> {
    if (known && now().getTime() - countedAt < FRESH_MS) return known;
    countedAt = now().getTime();
    const counting = listings.figures().then((figures) => ({ topics: feedTopics(figures), words: new Map() }));
    known = counting;
    // What failed or found nothing is tried again by whoever asks next.
    const forget = () => {
      if (known === counting) known = undefined;
    };
    counting.then(({ topics }) => topics.length === 0 && forget(), forget);
    return counting;
  }

  /**
   * The next thing there is to say.
   * @param except ids of items that are shown already
   * @throws AppError `feed.nothing-yet`
   */
  async function generate(caller: Caller, except: readonly string[] = []): Promise<FeedItem> {
    const { topics, words } = await current();
    const next = turns.next(caller.key, topics, new Set(except.map(topicOf)));
    if (!next) throw new AppError('feed.nothing-yet');
    const said = await wordsOf(next, words, caller);
    const timestamp = now();
    const id = `${next.id}.${timestamp.getTime().toString(36)}`;
    return { ...next, ...said, id, timestamp: timestamp.toISOString() };
  }

  /** The words of a topic are found once, for everybody, and kept as long as its figures are. */
  function wordsOf({ id, title, content, type }: FeedTopic, words: Known['words'], { member }: Caller): Promise<Words> {
    const found = words.get(id);
    if (found) return found;
    const finding = model
      .reword({ tool: `feed ${type}`, words: { title, content }, material: {}, spender: member })
      .then((worded) => {
        // Where the model had no part, the next caller's budget or a better moment may give it one.
        if (worded.model === null) words.delete(id);
        return { ...worded.words, model: worded.model };
      });
    words.set(id, finding);
    return finding;
  }

  return { generate };
}

const topicOf = (itemId: string): string => itemId.slice(0, Math.max(0, itemId.lastIndexOf('.')));
