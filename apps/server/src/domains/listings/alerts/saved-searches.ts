import { type AlertChannel, type AlertFrequency, savedSearchLimits } from '@foothold/contracts/listings/choices';
import type { AlertAllowance, SavedSearch } from '@foothold/contracts/listings/saved-searches';
import { describeSearch, type SearchFilter } from '@foothold/contracts/listings/words';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { type AlertsDeps, toDay } from './deps.ts';
import { isEmptyFilter, normalizeFilter, parseFilter, toFilterKey } from './filter.ts';
import * as hits from './hits-repository.ts';
import { ownsSearch } from './policy.ts';
import { findNextAlert } from './schedule.ts';
import * as repository from './searches-repository.ts';

type Row = repository.SearchRow;

/** The searches that a member saved. */
export function createSavedSearches({ db, transact, events, accounts, findExclusion, now }: AlertsDeps) {
  async function list(actor: User): Promise<{ searches: SavedSearch[]; alerts: AlertAllowance }> {
    const rows = await repository.listSearches(db, actor.id);
    return { searches: await toSearches(actor, rows), alerts: await getAllowance(actor, db) };
  }

  /** Whether a search is saved, and what is new to it. */
  async function find(actor: User, filter: SearchFilter) {
    const alerts = await getAllowance(actor, db);
    const row = await repository.findByKey(db, actor.id, toFilterKey(normalizeFilter(filter)));
    if (!row || row.removed_at !== null) return { search: null, newListingIds: [], alerts };
    const newListingIds = (await listNew(actor, [row])).get(row.id) ?? [];
    return { search: toView(row, newListingIds.length), newListingIds, alerts };
  }

  /**
   * Saves a search once. Saving it again returns the same one, even simultaneously.
   * @throws AppError `listings.search-empty`; `listings.search-limit`; `access.plan-limit` if the plan has no more alerts
   */
  async function save(
    actor: User,
    input: { filter: SearchFilter; name?: string | undefined; frequency: AlertFrequency; channel: AlertChannel },
  ): Promise<SavedSearch> {
    const { frequency, channel } = input;
    const filter = normalizeFilter(input.filter);
    if (isEmptyFilter(filter)) throw new AppError('listings.search-empty');
    const key = toFilterKey(filter);
    const name = input.name ?? describeSearch(filter).slice(0, savedSearchLimits.name);
    const row = await changeSearches(actor, async (trx) => {
      const before = await repository.findByKey(trx, actor.id, key);
      if (before && before.removed_at === null) return before;
      await assertWithinLimits(actor, trx, frequency);
      return before
        ? bringBack(trx, actor, before, { name, frequency, channel })
        : repository.insertSearch(trx, { userId: actor.id, name, filter, key, frequency, channel, at: now() });
    });
    return toSearch(actor, row);
  }

  /** Renames a search, or changes how often and how it sends alerts. @throws AppError `resource.not-found`; `access.plan-limit` */
  async function change(
    actor: User,
    id: string,
    {
      name,
      frequency,
      channel,
    }: { name?: string | undefined; frequency?: AlertFrequency | undefined; channel?: AlertChannel | undefined },
  ): Promise<SavedSearch> {
    const row = await changeSearches(actor, async (trx) => {
      const search = authorizeSearch(actor, await repository.findSearch(trx, id));
      if (frequency === undefined || frequency === search.frequency)
        return repository.updateSearch(trx, search, { name: name ?? search.name, channel });
      if (search.frequency === 'off') {
        if (!(await hasAlertsLeft(actor, trx))) await refuseAlerts(actor, trx);
        // What came while alerts were off was shown on the page and is no news.
        await hits.markAnnounced(trx, id, now());
      }
      const next_alert_at = await findNext(actor, trx, search, frequency);
      return repository.updateSearch(trx, search, { name, frequency, channel, next_alert_at });
    });
    return toSearch(actor, row);
  }

  /** Marks the new listings of a search as seen. @throws AppError `resource.not-found` */
  async function visit(actor: User, id: string): Promise<SavedSearch> {
    const search = authorizeSearch(actor, await repository.findSearch(db, id));
    const row = await repository.updateSearch(db, search, { visited_at: now() });
    await publishChange(actor, db, id);
    return toSearch(actor, row);
  }

  /** Deletes a search. It can be restored for a day. @throws AppError `resource.not-found` */
  async function remove(actor: User, id: string): Promise<void> {
    await changeSearches(actor, async (trx) => {
      const search = authorizeSearch(actor, await repository.findSearch(trx, id));
      return repository.updateSearch(trx, search, { removed_at: now(), next_alert_at: null });
    });
  }

  /** @throws AppError `resource.not-found` after a day; `listings.search-limit`; `access.plan-limit` */
  async function restore(actor: User, id: string): Promise<SavedSearch> {
    const row = await changeSearches(actor, async (trx) => {
      const search = authorize(ownsSearch, actor, await repository.findSearch(trx, id));
      if (search.removed_at === null) return search;
      await assertWithinLimits(actor, trx, search.frequency);
      return bringBack(trx, actor, search, {});
    });
    return toSearch(actor, row);
  }

  /** Runs a change alone among the member's changes, so that limits hold, and tells their windows. */
  async function changeSearches(actor: User, work: (trx: Transaction<DB>) => Promise<Row | undefined>): Promise<Row> {
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `saved searches of ${actor.id}`);
      const row = requireFound(await work(trx));
      await publishChange(actor, trx, row.id);
      return row;
    });
  }

  const publishChange = (actor: User, executor: Executor, id: string) =>
    events.publish(executor, actor.id, { kind: 'saved-search', id });

  /** Undoes a removal. What was found in the meantime is still announced. */
  async function bringBack(
    trx: Transaction<DB>,
    actor: User,
    row: Row,
    changed: { name?: string; frequency?: AlertFrequency; channel?: AlertChannel },
  ): Promise<Row | undefined> {
    const search = authorize(ownsSearch, actor, row);
    const frequency = changed.frequency ?? (search.frequency as AlertFrequency);
    const next_alert_at = await findNext(actor, trx, search, frequency);
    return repository.updateSearch(trx, search, { ...changed, removed_at: null, next_alert_at });
  }

  /** When a search's next alert is due at a frequency. Null if nothing waits for it. */
  async function findNext(actor: User, trx: Transaction<DB>, search: Row, frequency: AlertFrequency) {
    const waiting = await hits.listWaiting(trx, search.id, toDay(now()));
    if (waiting.length === 0) return null;
    const { region } = await accounts.account(actor, trx);
    return findNextAlert(frequency, { region, alertedAt: search.alerted_at, now: now() });
  }

  async function getAllowance(actor: User, executor: Executor): Promise<AlertAllowance> {
    const { entitlements } = await accounts.account(actor, executor);
    const { alerts } = await repository.countSearches(executor, actor.id);
    return { allowed: Number(entitlements['listings.alerts']), used: alerts };
  }

  async function hasAlertsLeft(actor: User, trx: Transaction<DB>): Promise<boolean> {
    const { allowed, used } = await getAllowance(actor, trx);
    return used < allowed;
  }

  async function assertWithinLimits(actor: User, trx: Transaction<DB>, frequency: string): Promise<void> {
    const { total } = await repository.countSearches(trx, actor.id);
    if (total >= savedSearchLimits.searches) throw new AppError('listings.search-limit');
    if (frequency !== 'off' && !(await hasAlertsLeft(actor, trx))) await refuseAlerts(actor, trx);
  }

  async function refuseAlerts(actor: User, trx: Transaction<DB>): Promise<never> {
    const { allowed } = await getAllowance(actor, trx);
    throw new AppError('access.plan-limit', { data: { limit: allowed } });
  }

  async function toSearches(actor: User, rows: readonly Row[]): Promise<SavedSearch[]> {
    const found = await listNew(actor, rows);
    return rows.map((row) => toView(row, found.get(row.id)?.length ?? 0));
  }

  /** The IDs of the new listings of each search. */
  async function listNew(actor: User, rows: readonly Row[]): Promise<Map<string, string[]>> {
    if (rows.length === 0) return new Map();
    const ids = rows.map(({ id }) => id);
    return repository.listNew(db, ids, toDay(now()), await findExclusion(actor));
  }

  async function toSearch(actor: User, row: Row | undefined): Promise<SavedSearch> {
    const [search] = await toSearches(actor, [requireFound(row)]);
    return requireFound(search);
  }

  return { list, find, save, change, visit, remove, restore };
}

/** A removed search looks like a missing one. */
function authorizeSearch(actor: User, row: Row | undefined): Authorized<Row> {
  return authorize(ownsSearch, actor, row?.removed_at === null ? row : undefined);
}

const toView = (row: Row, newListings: number): SavedSearch => ({
  id: row.id,
  name: row.name,
  filter: parseFilter(row.filter),
  frequency: row.frequency as AlertFrequency,
  channel: row.channel as AlertChannel,
  savedAt: row.created_at.toISOString(),
  visitedAt: row.visited_at.toISOString(),
  newListings: Math.min(newListings, savedSearchLimits.newListings),
  alertedAt: row.alerted_at?.toISOString() ?? null,
  nextAlertAt: row.next_alert_at?.toISOString() ?? null,
});
