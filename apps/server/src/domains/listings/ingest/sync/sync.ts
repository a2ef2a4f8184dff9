import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Transact } from '../../../../platform/db/database.ts';
import type { DB } from '../../../../platform/db/schema.ts';
import type { Fetcher } from '../../../../platform/fetch/fetcher.ts';
import { replaceEnded } from '../dedupe/link-openings.ts';
import type { Adapter } from '../sources/adapter.ts';
import { listMissingKeys, type SourceKeys } from './access.ts';
import * as claims from './claims-repository.ts';
import { type RequestDeps, SourceBusyError, SourceError } from './request.ts';
import { type RunDeps, runSource, type SliceEnd } from './run-source.ts';
import { getOpenRun } from './runs-repository.ts';
import { adjustInterval, findNextRun } from './schedule.ts';
import { ClaimLostError, createStore } from './store.ts';

export interface SyncDeps {
  db: Kysely<DB>;
  transact: Transact;
  fetch: Fetcher;
  adapters: readonly Adapter[];
  /** Sources whose keys are missing aren't synced. */
  keys?: SourceKeys;
  now: () => Date;
  sleep?: (ms: number) => Promise<void>;
  random?: () => number;
  /** Called after a run that has stored listings. */
  onListings?: () => Promise<unknown>;
}

/** Sources that one process reads at the same time. Most of the time is spent waiting. */
const LANES = 4;
/** No source is started later than this after the job began, so that the job ends before the next ones pile up. */
const JOB_MS = 4 * 60_000;
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);
/** After this many failures in a row, the listings of a board that is gone are closed. */
const GONE_FAILURES = 5;

const sleepFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Syncs sources. Any number of processes may do so at once. */
export function createSync({
  db,
  transact,
  fetch,
  adapters,
  keys = {},
  now,
  sleep = sleepFor,
  random = Math.random,
  onListings,
}: SyncDeps) {
  const usable = adapters.filter((adapter) => listMissingKeys(adapter, keys).length === 0);
  const systems = new Map(usable.map((adapter) => [adapter.system, adapter]));
  const store = createStore(transact, now);
  const request: RequestDeps = {
    fetch,
    now,
    sleep,
    random,
    reserveSlot: (host, requestsPerMinute) => claims.reserveSlot(db, host, requestsPerMinute),
    holdBack: (host, ms) => claims.holdBack(db, host, ms),
  };
  const deps: RunDeps = { db, store, request, keys, now };

  /** Syncs every source that is due. First, listings whose last day has passed give way to others of the same job. */
  async function syncDue(): Promise<void> {
    const startedAt = performance.now();
    await transact((trx) => replaceEnded(trx, now().toISOString().slice(0, 10)));
    const runLane = async () => {
      while (performance.now() - startedAt < JOB_MS) if (!(await syncNext())) return;
    };
    await Promise.all(Array.from({ length: LANES }, runLane));
  }

  /** Syncs one source that is due. @returns false if there is none */
  async function syncNext(): Promise<boolean> {
    const claim = randomUUID();
    const source = await claims.claimDue(db, { now: now(), claim, systems: [...systems.keys()] });
    const adapter = source && systems.get(source.system);
    if (!source || !adapter) return false;
    try {
      await syncOne(adapter, source, claim);
    } catch (error) {
      if (error instanceof SourceBusyError) await claims.releaseClaim(db, source.id, claim, { nextRunAt: error.until });
      else if (!(error instanceof ClaimLostError)) await fail(adapter, source, claim, error).catch(ignoreLostClaim);
    }
    return true;
  }

  async function syncOne(adapter: Adapter, source: claims.ClaimedSource, claim: string): Promise<void> {
    const end = await runSource(deps, adapter, source, claim);
    // Right after its run has ended, or it would overwrite the time of a sync that an admin asks for then.
    await release(source, claim, end);
    await onListings?.();
  }

  function release(source: claims.ClaimedSource, claim: string, end: SliceEnd): Promise<unknown> {
    if (!end.done) return claims.releaseClaim(db, source.id, claim, { nextRunAt: now() });
    const interval = adjustInterval(source.interval_minutes, end.hasChanged);
    return claims.releaseClaim(db, source.id, claim, {
      nextRunAt: findNextRun(now(), interval, 0, random()),
      interval,
      failures: 0,
      ...(end.isComplete && { verifiedAt: now() }),
    });
  }

  async function fail(adapter: Adapter, source: claims.ClaimedSource, claim: string, error: unknown): Promise<void> {
    const failures = source.failures + 1;
    const run = await getOpenRun(db, source.id).catch(() => undefined);
    if (run) {
      const writer = { sourceId: source.id, runId: run.id, claim, adapter };
      const isGone = error instanceof SourceError && GONE_STATUSES.has(error.status ?? 0) && failures >= GONE_FAILURES;
      const closed = isGone ? await store.closeMissing(writer) : 0;
      await store.end(writer, { outcome: 'failed', note: toNote(error), closed });
    }
    await claims.releaseClaim(db, source.id, claim, {
      nextRunAt: findNextRun(now(), source.interval_minutes, failures, random()),
      failures,
    });
    // A bug, which the queue logs.
    if (!(error instanceof SourceError)) throw error;
  }

  return { syncDue, syncNext };
}

function ignoreLostClaim(error: unknown): void {
  if (!(error instanceof ClaimLostError)) throw error;
}

const toNote = (error: unknown): string =>
  error instanceof SourceError ? error.message : 'Something went wrong on our end, and it was logged.';
