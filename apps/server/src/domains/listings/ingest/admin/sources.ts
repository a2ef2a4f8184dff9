import { createHash } from 'node:crypto';
import { type SourceState, sourceLimits } from '@foothold/contracts/listings/shapes';
import type { Kysely } from 'kysely';
import type { User } from '../../../../platform/actor.ts';
import type { Transact } from '../../../../platform/db/database.ts';
import type { DB } from '../../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../../platform/errors.ts';
import type { Fetcher } from '../../../../platform/fetch/fetcher.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { syncSources } from '../jobs.ts';
import type { ParsedPage } from '../sources/adapter.ts';
import * as claims from '../sync/claims-repository.ts';
import { forgetPages } from '../sync/items-repository.ts';
import { endRun } from '../sync/runs-repository.ts';
import { claimRevision, closeListings } from '../write-repository.ts';
import { type BoardRegistry, findBoard, probeBoard, type RecognizedBoard } from './probe.ts';
import * as repository from './sources-repository.ts';
import { toDetail, toReject, toRun, toSource } from './views.ts';

export interface SourcesDeps {
  db: Kysely<DB>;
  transact: Transact;
  fetch: Fetcher;
  queue: Pick<Queue, 'add'>;
  registry: BoardRegistry;
  now: () => Date;
}

const SIZE = sourceLimits.pageSize;
const CLOSE_BATCH_SIZE = 500;
const MAX_EVENTS = 50;
const EVENTS = { on: 'switched-on', paused: 'paused', off: 'switched-off' } as const;

/** Where listings come from, as admins manage it. */
export function createSources({ db, transact, fetch, queue, registry, now }: SourcesDeps) {
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
    return { items: rows.map((row) => toSource(row, systems, runBySource.get(row.id))), ...toPages(total, page) };
  }

  /** @throws AppError `resource.not-found` */
  async function get(id: string) {
    const row = requireFound(await repository.findSource(db, id));
    const [run] = await repository.listRuns(db, id, { limit: 1, offset: 0 });
    return toDetail(row, systems, run, await repository.listEvents(db, id, MAX_EVENTS));
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
   * @throws AppError `fetch.*`, `listings.source-*`, `request.invalid` if neither the board nor the admin names the employer
   */
  async function add(actor: User | null, { address, company }: { address: string; company?: string | undefined }) {
    const found = await findBoard(registry, fetch, address);
    const { system, token } = found.board;
    if (await repository.isBoardKnown(db, system, token)) throw new AppError('listings.source-exists');
    const source = toNewSource(found, await probeBoard(request, found), company);
    await transact(async (trx) => {
      if (!(await repository.insertSource(trx, source))) throw new AppError('listings.source-exists');
      await repository.addEvent(trx, { sourceId: source.id, actorId: actor?.id ?? null, kind: 'added', at: now() });
      if (source.state === 'on') await queue.add(trx, syncSources, {});
    });
    return get(source.id);
  }

  function toNewSource({ adapter, board }: RecognizedBoard, page: ParsedPage, given: string | undefined) {
    const { terms } = adapter;
    const isOn = terms.readAt !== null && terms.mayStoreDescription;
    const company = given || findCompany(page);
    if (company === null)
      throw new AppError('request.invalid', {
        fields: { company: 'Enter the employer’s name. Its board doesn’t say it.' },
      });
    return {
      id: toSourceId(board.system, board.token),
      name: company === undefined ? adapter.name : `${company} (${adapter.name})`,
      url: board.url,
      system: board.system,
      token: board.token,
      company: company ?? null,
      state: isOn ? ('on' as const) : ('off' as const),
      next_run_at: isOn ? now() : null,
      may_store_description: terms.mayStoreDescription,
      may_show_description: terms.mayShowDescription,
      may_mark_up_job_posting: terms.mayMarkUpJobPosting,
      attribution: terms.attribution,
    };
  }

  /**
   * Switches a source on or off, or pauses it. The listings of a paused source stay; those of one that is off are closed.
   * @throws AppError `resource.not-found`
   */
  async function change(actor: User | null, id: string, state: SourceState) {
    const row = requireFound(await repository.findSource(db, id));
    if (row.state !== state) {
      await transact(async (trx) => {
        await repository.setState(trx, id, state, state === 'on' ? now() : null);
        await repository.addEvent(trx, { sourceId: id, actorId: actor?.id ?? null, kind: EVENTS[state], at: now() });
        if (state === 'on') return queue.add(trx, syncSources, {});
        await endRun(trx, id, { now: now(), outcome: 'stopped', note: null });
        await forgetPages(trx, id);
      });
      if (state === 'off') await closeAll(id);
    }
    return get(id);
  }

  async function closeAll(id: string): Promise<void> {
    for (let closed = -1; closed !== 0; )
      closed = await transact(async (trx) => {
        const ids = await repository.listOpenIds(trx, id, CLOSE_BATCH_SIZE);
        return ids.length === 0 ? 0 : closeListings(trx, id, await claimRevision(trx), ids);
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

  return { list, get, runs, rejects, add, change, sync, replaceSamples };
}

export type Sources = ReturnType<typeof createSources>;

const toRange = (page: number) => ({ limit: SIZE, offset: (page - 1) * SIZE });
const toPages = (total: number, page: number) => ({ total, page, pages: Math.max(1, Math.ceil(total / SIZE)) });

/** The employer of every job of the page. Undefined if they differ, and null if one doesn't name it. */
function findCompany({ listings }: ParsedPage): string | undefined | null {
  const names = new Set(listings.map(({ listing }) => listing.company?.name ?? null));
  if (names.has(null) || names.size === 0) return null;
  const [name] = names;
  return names.size === 1 ? (name ?? null) : undefined;
}

const MAX_SLUG_LENGTH = 60;

/** A stable ID in kebab-case, such as `greenhouse-larkholt`. */
function toSourceId(system: string, token: string): string {
  const slug = token
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isWhole = slug === token && slug.length <= MAX_SLUG_LENGTH;
  const mark = isWhole ? '' : `-${createHash('sha256').update(token).digest('hex').slice(0, 8)}`;
  return `${system}-${slug.slice(0, MAX_SLUG_LENGTH)}${mark}`;
}
