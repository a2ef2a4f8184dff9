import { ERRORS } from '@foothold/contracts/catalog';
import { type SourceState, sourceLimits } from '@foothold/contracts/listings/choices';
import type { Kysely } from 'kysely';
import type { User } from '../../../../platform/actor.ts';
import type { Executor, Transact } from '../../../../platform/db/database.ts';
import type { DB } from '../../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../../platform/errors.ts';
import type { Fetcher } from '../../../../platform/fetch/fetcher.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { syncSources } from '../jobs.ts';
import type { Adapter } from '../sources/adapter.ts';
import { listMissingKeys, type SourceKeys } from '../sync/access.ts';
import * as claims from '../sync/claims-repository.ts';
import { forgetPages } from '../sync/items-repository.ts';
import { endRun } from '../sync/runs-repository.ts';
import { closeWithOpenings } from '../write-listings.ts';
import { createDirectory } from './directory.ts';
import { findCompany, toNewSource } from './new-source.ts';
import { type BoardRegistry, findBoard, probeBoard } from './probe.ts';
import * as repository from './sources-repository.ts';
import { toDetail, toReject, toRun, toSource } from './views.ts';

export interface SourcesDeps {
  db: Kysely<DB>;
  transact: Transact;
  fetch: Fetcher;
  queue: Pick<Queue, 'add'>;
  registry: BoardRegistry;
  keys: SourceKeys;
  now: () => Date;
}

const SIZE = sourceLimits.pageSize;
const CLOSE_BATCH_SIZE = 500;
const MAX_EVENTS = 50;
const EVENTS = { on: 'switched-on', paused: 'paused', off: 'switched-off' } as const;

/** Where listings come from, as admins manage it. */
export function createSources({ db, transact, fetch, queue, registry, keys, now }: SourcesDeps) {
  const directory = createDirectory({ db, registry });
  const systems = new Map(registry.adapters.map((adapter) => [adapter.system, adapter]));
  const request = {
    fetch,
    now,
    sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
    reserveSlot: (host: string, requestsPerMinute: number) => claims.reserveSlot(db, host, requestsPerMinute),
    holdBack: (host: string, ms: number) => claims.holdBack(db, host, ms),
  };

  async function list({ state, page }: { state?: SourceState | undefined; page: number }) {
    const rows = await repository.listSources(db, state, toRange(page));
    const runs = await repository.listLastRuns(
      db,
      rows.map(({ id }) => id),
    );
    const runBySource = new Map(runs.map((run) => [run.source_id, run]));
    const total = await repository.countSources(db, state);
    return {
      items: rows.map((row) => toSource(row, { systems, keys }, runBySource.get(row.id))),
      ...toPages(total, page),
    };
  }

  /** @throws AppError `resource.not-found` */
  async function get(id: string) {
    const row = requireFound(await repository.findSource(db, id));
    const [run] = await repository.listRuns(db, id, { limit: 1, offset: 0 });
    return toDetail(row, { systems, keys }, run, await repository.listEvents(db, id, MAX_EVENTS));
  }

  /** @throws AppError `resource.not-found` */
  async function runs(id: string, page: number) {
    requireFound(await repository.findSource(db, id));
    const rows = await repository.listRuns(db, id, toRange(page));
    return { items: rows.map(toRun), ...toPages(await repository.countRows(db, 'listing_source_runs', id), page) };
  }

  /** @throws AppError `resource.not-found` */
  async function rejects(id: string, page: number) {
    requireFound(await repository.findSource(db, id));
    const rows = await repository.listRejects(db, id, toRange(page));
    return {
      items: rows.map(toReject),
      ...toPages(await repository.countRows(db, 'listing_source_rejects', id), page),
    };
  }

  /**
   * Adds the board at an address, and syncs it at once. It stays off if its terms don't let us store descriptions or nobody has read them.
   * @throws AppError `fetch.*`, `listings.source-*`, `request.invalid` if neither the board, the directory, nor the admin names the employer
   */
  async function add(actor: User | null, { address, company }: { address: string; company?: string | undefined }) {
    const found = await findBoard(registry, fetch, address);
    const { terms } = found.adapter;
    requireKeys(found.adapter);
    if (await repository.isBoardKnown(db, found.board.system, found.board.token))
      throw new AppError('listings.source-exists');
    const named = findCompany(await probeBoard(request, found, keys));
    const entry = directory.find(found.board);
    const source = toNewSource(found, {
      company: company || (named === undefined ? entry?.name : named),
      field: entry?.field,
      isOn: terms.readAt !== null && terms.mayStoreDescription,
      now: now(),
    });
    await transact(async (trx) => {
      if (!(await insert(trx, actor, source))) throw new AppError('listings.source-exists');
      if (source.state === 'on') await queue.add(trx, syncSources, {});
    });
    return get(source.id);
  }

  /** @throws AppError `listings.source-key-missing` */
  function requireKeys(adapter: Adapter | undefined): void {
    const missing = adapter ? listMissingKeys(adapter, keys) : [];
    if (adapter && missing.length > 0)
      throw new AppError('listings.source-key-missing', {
        fields: {
          address: `${adapter.name} needs a key. Set ${missing.join(' and ')}, and restart the server.`,
        },
      });
  }

  async function insert(trx: Executor, actor: User | null, source: repository.NewSource): Promise<boolean> {
    if (!(await repository.insertSource(trx, source))) return false;
    await repository.addEvent(trx, { sourceId: source.id, actorId: actor?.id ?? null, kind: 'added', at: now() });
    return true;
  }

  /**
   * Switches a source on or off, or pauses it. The listings of a paused source stay; those of one that is off are closed. A board of the
   * directory becomes a source.
   * @throws AppError `resource.not-found`, `listings.source-key-missing`
   */
  async function change(actor: User | null, id: string, state: SourceState) {
    const isChanged = await changeState(actor, id, state);
    if (isChanged && state === 'on') await queue.add(db, syncSources, {});
    return get(id);
  }

  /** Does the same for several at once. Those that can't be changed don't affect the others. */
  async function changeMany(actor: User | null, { ids, state }: { ids: readonly string[]; state: 'on' | 'off' }) {
    const refused: { name: string; reason: string }[] = [];
    let changed = 0;
    for (const id of new Set(ids)) {
      try {
        if (await changeState(actor, id, state)) changed++;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ name: directory.get(id)?.name ?? id, reason: ERRORS[error.code].message });
      }
    }
    if (changed > 0 && state === 'on') await queue.add(db, syncSources, {});
    return { changed, refused };
  }

  /** @returns false if it is in this state already */
  async function changeState(actor: User | null, id: string, state: SourceState): Promise<boolean> {
    const row = (await repository.findSource(db, id)) ?? (await addEntry(actor, id, state));
    if (!row || row.state === state) return false;
    if (state === 'on') requireKeys(systems.get(row.system ?? ''));
    await transact(async (trx) => {
      await repository.setState(trx, id, state, state === 'on' ? now() : null);
      await repository.addEvent(trx, { sourceId: id, actorId: actor?.id ?? null, kind: EVENTS[state], at: now() });
      if (state === 'on') return;
      await endRun(trx, id, { now: now(), outcome: 'stopped', note: null });
      await forgetPages(trx, id);
    });
    if (state === 'off') await closeAll(id);
    return true;
  }

  /** Adds a board of the directory, which is off at first. @returns undefined if it stays off */
  async function addEntry(actor: User | null, id: string, state: SourceState) {
    const entry = requireFound(directory.get(id));
    if (state === 'off') return undefined;
    const found = requireFound(directory.recognize(entry));
    const source = toNewSource(found, { company: entry.name, field: entry.field, isOn: false, now: now() });
    await transact((trx) => insert(trx, actor, source));
    return repository.findSource(db, id);
  }

  async function closeAll(id: string): Promise<void> {
    for (let closed = -1; closed !== 0; )
      closed = await transact(async (trx) => {
        const ids = await repository.listOpenIds(trx, id, CLOSE_BATCH_SIZE);
        return ids.length === 0 ? 0 : closeWithOpenings(trx, id, ids, now().toISOString().slice(0, 10));
      });
  }

  /** @throws AppError `resource.not-found`, `listings.source-not-on` */
  async function sync(actor: User | null, id: string) {
    const row = requireFound(await repository.findSource(db, id));
    if (row.state !== 'on') throw new AppError('listings.source-not-on');
    await transact(async (trx) => {
      await repository.setNextRun(trx, id, now());
      await repository.addEvent(trx, { sourceId: id, actorId: actor?.id ?? null, kind: 'sync-requested', at: now() });
      await queue.add(trx, syncSources, {});
    });
    return get(id);
  }

  /** Closes the samples once there are listings of a synced source. */
  async function replaceSamples(): Promise<void> {
    for (const id of await repository.listReplacedSamples(db)) await closeAll(id);
  }

  return { list, get, runs, rejects, add, change, changeMany, directory: directory.list, sync, replaceSamples };
}

export type Sources = ReturnType<typeof createSources>;

const toRange = (page: number) => ({ limit: SIZE, offset: (page - 1) * SIZE });
const toPages = (total: number, page: number) => ({ total, page, pages: Math.max(1, Math.ceil(total / SIZE)) });
