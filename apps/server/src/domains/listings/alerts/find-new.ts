import { type AlertFrequency, savedSearchLimits } from '@foothold/contracts/listings/choices';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { matchListings } from '../search/search-repository.ts';
import { toSearch } from '../search/to-search.ts';
import { type AlertsDeps, toDay } from './deps.ts';
import { parseFilter } from './filter.ts';
import * as repository from './hits-repository.ts';
import { sendListingAlerts } from './jobs.ts';
import { findNextAlert } from './schedule.ts';

/** Listings that one transaction compares. */
const LISTINGS_AT_ONCE = 200;
/** Searches that one statement runs. */
const SEARCHES_AT_ONCE = 100;
/** A job that closed and is listed again within this time isn't new. */
const REPOST_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Compares new listings with the saved searches. Each listing is compared once, in the order in which listings were added: the progress
 * moves on in the same transaction, so a crash repeats or skips none, and other processes skip their turn meanwhile.
 */
export function createNewListings({ transact, queue, now }: Pick<AlertsDeps, 'transact' | 'queue' | 'now'>) {
  /** The job behind `findNewListings`. */
  async function findNew(): Promise<void> {
    while (await transact(compareNext));
  }

  /** @returns whether there may be more */
  async function compareNext(trx: Transaction<DB>): Promise<boolean> {
    const progress = await repository.lockProgress(trx);
    const added = progress ? await repository.listAddedAfter(trx, progress, LISTINGS_AT_ONCE) : [];
    const last = added.at(-1);
    if (!last) return false;
    const knownSince = new Date(now().getTime() - REPOST_DAYS * DAY_MS);
    const jobs = await repository.listNewJobs(trx, added, { today: toDay(now()), knownSince });
    if (jobs.length > 0) await compareWithSearches(trx, jobs);
    await repository.saveProgress(trx, last);
    return added.length === LISTINGS_AT_ONCE;
  }

  async function compareWithSearches(trx: Transaction<DB>, jobs: readonly repository.AddedListing[]): Promise<void> {
    const revisions = new Map(jobs.map((job) => [job.id, job.added_revision]));
    let after = '';
    for (;;) {
      // Members often save the same search, which is run once.
      const filters = await repository.listFilters(trx, after, SEARCHES_AT_ONCE);
      const searches = filters.map(({ filter }) => toSearch(parseFilter(filter), toDay(now())));
      const matches = await matchListings(trx, searches, [...revisions.keys()]);
      const found = matches.map(({ at, id }) => ({
        id,
        added_revision: revisions.get(id) ?? 0,
        filterKey: filters[at]?.filter_key ?? '',
      }));
      await record(trx, found);
      const last = filters.at(-1);
      if (!last || filters.length < SEARCHES_AT_ONCE) return;
      after = last.filter_key;
    }
  }

  async function record(trx: Transaction<DB>, found: readonly repository.FoundListing[]): Promise<void> {
    const searchIds = await repository.insertHits(trx, found, now());
    if (searchIds.length === 0) return;
    await repository.deleteExcessHits(trx, searchIds, savedSearchLimits.newListings);
    const unscheduled = await repository.listUnscheduled(trx, searchIds);
    const due = unscheduled.flatMap(({ id, frequency, region, alerted_at }) => {
      const next = findNextAlert(frequency as AlertFrequency, {
        region: region as 'us' | 'uk',
        alertedAt: alerted_at,
        now: now(),
      });
      return next ? [[id, next] as const] : [];
    });
    if (due.length === 0) return;
    await repository.schedule(trx, new Map(due));
    if (due.some(([, at]) => at <= now())) await queue.add(trx, sendListingAlerts, {});
  }

  return { findNew };
}
