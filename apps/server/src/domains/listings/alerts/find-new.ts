import { type AlertFrequency, savedSearchLimits } from '@foothold/contracts/listings/choices';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { type AlertsDeps, toDay } from './deps.ts';
import { parseFilter } from './filter.ts';
import * as repository from './hits-repository.ts';
import { sendListingAlerts } from './jobs.ts';
import { findNextAlert } from './schedule.ts';

/** Listings that are compared with all searches before the next ones. */
const LISTINGS_AT_ONCE = 200;
/** Filters that one transaction compares with them. It takes about half a second, for which changes of these searches wait. */
const FILTERS_AT_ONCE = 400;
/** Filters that one statement runs. */
const FILTERS_IN_STATEMENT = 100;
/** A job that closed and is listed again within this time isn't new. */
const REPOST_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Compares new listings with the saved searches. Each listing is compared once, in the order in which listings were added: the progress
 * moves on in the same transaction, so a crash repeats or skips none, and other processes skip their turn meanwhile.
 */
export function createNewListings({
  transact,
  queue,
  listings,
  now,
}: Pick<AlertsDeps, 'transact' | 'queue' | 'listings' | 'now'>) {
  /** The job behind `findNewListings`. */
  async function findNew(): Promise<void> {
    while (await transact(compareNext));
  }

  /** @returns whether there may be more */
  async function compareNext(trx: Transaction<DB>): Promise<boolean> {
    const progress = await repository.lockProgress(trx);
    const added = progress ? await repository.listAdded(trx, progress, LISTINGS_AT_ONCE) : [];
    const until = progress?.until ?? added.at(-1);
    if (!progress || !until) return false;
    // Members often save the same search, which is run once.
    const filters = await repository.listFilters(trx, progress.filterKey, FILTERS_AT_ONCE);
    const knownSince = new Date(now().getTime() - REPOST_DAYS * DAY_MS);
    const jobs = await repository.listNewJobs(trx, added, { today: toDay(now()), knownSince });
    for (let from = 0; jobs.length > 0 && from < filters.length; from += FILTERS_IN_STATEMENT)
      await compare(trx, jobs, filters.slice(from, from + FILTERS_IN_STATEMENT));
    const last = filters.at(-1);
    const hasMoreFilters = jobs.length > 0 && last !== undefined && filters.length === FILTERS_AT_ONCE;
    await repository.saveProgress(
      trx,
      hasMoreFilters ? { ...progress, until, filterKey: last.filter_key } : { after: until, filterKey: '' },
    );
    return true;
  }

  async function compare(
    trx: Transaction<DB>,
    jobs: readonly repository.AddedListing[],
    filters: readonly repository.StoredFilter[],
  ): Promise<void> {
    const revisions = new Map(jobs.map((job) => [job.id, job.added_revision]));
    const parsed = filters.map(({ filter }) => parseFilter(filter));
    const matches = await listings.matchFilters(parsed, [...revisions.keys()]);
    const found = matches.map(({ at, id }) => ({
      id,
      added_revision: revisions.get(id) ?? 0,
      filterKey: filters[at]?.filter_key ?? '',
    }));
    await record(trx, found);
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
