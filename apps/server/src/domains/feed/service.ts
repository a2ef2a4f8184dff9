import type { FeedItem } from '@foothold/contracts/feed';
import {
  createFeedTopics,
  type FeedTopic,
  type ListingFigures,
  orderTopics,
  type SavedFigures,
} from '@foothold/core/feed';
import { AppError } from '../../platform/errors.ts';
import type { LanguageModel } from '../../platform/model/model.ts';
import { createTurns } from './rotation.ts';

export interface FeedDeps {
  listings: { figures(): Promise<ListingFigures> };
  applications: { savedFigures(): Promise<SavedFigures> };
  model: LanguageModel;
  now: () => Date;
  /** A random number from 0 up to, but not including, 1. */
  random: () => number;
}

/** Who asks for an item. */
export interface Caller {
  /** Identifies the caller: a member's ID or an IP address. */
  key: string;
  /** Whose budget pays for the language model. Null for a visitor. */
  member: string | null;
}

/** How long figures are used before they are recounted. */
const FRESH_MS = 5 * 60_000;

type ItemWords = Pick<FeedItem, 'title' | 'content' | 'model'>;

/** The current figures: the available items and the wording generated since. */
interface CachedTopics {
  topics: readonly FeedTopic[];
  words: Map<string, Promise<ItemWords>>;
}

/** What a topic says. If it is the same after a recount, the model's wording stays valid. */
const toStatement = ({ title, content }: Pick<FeedTopic, 'title' | 'content'>) => `${title}\n${content}`;

export type Feed = ReturnType<typeof createFeed>;

/** Items about the listings and what members save, one at a time. Each caller gets every topic before one repeats. */
export function createFeed({ listings, applications, model, now, random }: FeedDeps) {
  let known: Promise<CachedTopics> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  /** Wording from a model, keyed by the statement it replaces. */
  const rewordings = new Map<string, ItemWords>();
  const rotation = createTurns((topics, last) => orderTopics(topics, random, last), now);

  function current(): Promise<CachedTopics> {
    if (known && now().getTime() - countedAt < FRESH_MS) return known;
    countedAt = now().getTime();
    const pendingCounts = Promise.all([listings.figures(), applications.savedFigures()]).then(([figures, saved]) => {
      const topics = createFeedTopics({ ...figures, saved });
      const current = new Set(topics.map(toStatement));
      for (const statement of rewordings.keys()) if (!current.has(statement)) rewordings.delete(statement);
      return { topics, words: new Map() };
    });
    known = pendingCounts;
    // The next caller retries after a failed or empty result.
    const forget = () => {
      if (known === pendingCounts) known = undefined;
    };
    pendingCounts.then(({ topics }) => topics.length === 0 && forget(), forget);
    return pendingCounts;
  }

  /**
   * The next item.
   * @param except IDs of items already shown
   * @throws AppError `feed.nothing-yet`
   */
  async function generate(caller: Caller, except: readonly string[] = []): Promise<FeedItem> {
    const { topics, words } = await current();
    const next = rotation.next(caller.key, topics, new Set(except.map(getTopicId)));
    if (!next) throw new AppError('feed.nothing-yet');
    const wording = await rewordTopic(next, words, caller);
    const timestamp = now();
    const id = `${next.id}.${timestamp.getTime().toString(36)}`;
    return { ...next, ...wording, id, timestamp: timestamp.toISOString() };
  }

  /**
   * Rewords a topic once for everyone. A model's wording stays valid as long as the topic says the same. Ours stays until the figures are
   * recounted, when another caller's budget may allow the model again.
   */
  function rewordTopic(topic: FeedTopic, words: CachedTopics['words'], { member }: Caller): Promise<ItemWords> {
    const { id, title, content, type } = topic;
    const saved = rewordings.get(toStatement(topic));
    if (saved) return Promise.resolve(saved);
    const found = words.get(id);
    if (found) return found;
    const finding = model
      .reword({ tool: `feed ${type}`, words: { title, content }, material: {}, spender: member })
      .then((worded) => {
        const wording = { ...worded.words, model: worded.model };
        if (worded.model !== null) rewordings.set(toStatement(topic), wording);
        return wording;
      });
    words.set(id, finding);
    return finding;
  }

  return { generate };
}

const getTopicId = (itemId: string): string => itemId.slice(0, Math.max(0, itemId.lastIndexOf('.')));
