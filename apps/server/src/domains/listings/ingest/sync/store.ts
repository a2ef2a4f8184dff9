import type { Transaction } from 'kysely';
import type { Transact } from '../../../../platform/db/database.ts';
import type { DB } from '../../../../platform/db/schema.ts';
import type { IncomingListing } from '../incoming.ts';
import { type ReadListings, readListings } from '../read-listings.ts';
import type { Adapter, RejectedRecord } from '../sources/adapter.ts';
import { closeWithOpenings, writeChanged } from '../write-listings.ts';
import { renewClaim } from './claims-repository.ts';
import * as items from './items-repository.ts';
import * as runs from './runs-repository.ts';
import { applyTerms } from './terms.ts';

/** Another process has the source, or an admin stopped it. Nothing more may be written. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** The run that writes. */
export interface Writer {
  sourceId: string;
  runId: string;
  claim: string;
  adapter: Adapter;
}

const CLOSE_BATCH_SIZE = 500;

/** Everything that a run writes, in transactions that only the process with the claim can make. */
export function createStore(transact: Transact, now: () => Date) {
  const getToday = () => now().toISOString().slice(0, 10);

  const withClaim = <T>({ sourceId, claim }: Writer, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
    transact(async (trx) => {
      if (!(await renewClaim(trx, sourceId, claim))) throw new ClaimLostError();
      return work(trx);
    });

  /** Stores complete listings in batches, each with its progress. @param hashes of their pages, by ID. @returns how many were rejected */
  async function storeListings(
    writer: Writer,
    incoming: readonly IncomingListing[],
    hashes: ReadonlyMap<string, string | undefined>,
  ): Promise<number> {
    let rejected = 0;
    const batches = readListings(incoming);
    // The next batch is read while the database stores this one.
    for (let reading = batches.next(); ; ) {
      const { value: batch } = await reading;
      if (!batch) return rejected;
      reading = batches.next();
      rejected += batch.refused.length;
      await withClaim(writer, (trx) => storeBatch(trx, writer, batch, hashes));
    }
  }

  async function storeBatch(
    trx: Transaction<DB>,
    writer: Writer,
    { listings, refused }: ReadListings,
    hashes: ReadonlyMap<string, string | undefined>,
  ): Promise<void> {
    const at = now();
    const counts = { added: 0, updated: 0, unchanged: 0 };
    const batch = listings.map((listing) => applyTerms(listing, writer.adapter));
    await writeChanged(trx, writer.sourceId, batch, getToday(), counts);
    const rejects = refused.map(({ externalId, reason }) => ({ at: 'listing', externalId, reason }));
    await runs.addRejects(trx, { ...writer, now: at }, rejects);
    const ids = [...listings.map(({ listing }) => listing.externalId), ...refused.map(({ externalId }) => externalId)];
    const seen = await items.markSeen(
      trx,
      { ...writer, now: at },
      ids.map((externalId) => {
        const pageHash = hashes.get(externalId);
        return { externalId, ...(pageHash !== undefined && { pageHash }) };
      }),
    );
    await runs.addProgress(trx, writer.runId, { ...counts, seen, rejected: rejects.length });
  }

  /** Marks jobs as seen whose listings stay as they are. */
  const retain = (writer: Writer, ids: readonly string[], progress: runs.Progress = {}): Promise<number> =>
    withClaim(writer, async (trx) => {
      const seen = await items.markSeen(
        trx,
        { ...writer, now: now() },
        ids.map((externalId) => ({ externalId })),
      );
      await runs.addProgress(trx, writer.runId, { ...progress, seen, unchanged: seen });
      return seen;
    });

  /** Stores rejected records. Those that still are jobs of the source aren't closed. */
  const reject = (
    writer: Writer,
    rejects: readonly RejectedRecord[],
    { stay, ...progress }: { stay: readonly string[] } & runs.Progress,
  ): Promise<void> =>
    withClaim(writer, async (trx) => {
      await runs.addRejects(trx, { ...writer, now: now() }, rejects);
      const seen = await items.markSeen(
        trx,
        { ...writer, now: now() },
        stay.map((externalId) => ({ externalId })),
      );
      await runs.addProgress(trx, writer.runId, {
        ...progress,
        seen: (progress.seen ?? 0) + seen,
        rejected: rejects.length,
      });
    });

  /** Ends a page: an interrupted run continues with the next one. */
  const endPage = (
    writer: Writer,
    progress: runs.Progress,
    page?: { request: string; answer: items.PageRow },
  ): Promise<void> =>
    withClaim(writer, async (trx) => {
      if (page)
        await items.savePage(trx, { sourceId: writer.sourceId, request: page.request, now: now() }, page.answer);
      await runs.addProgress(trx, writer.runId, { ...progress, pages: 1 });
    });

  /** Closes open listings that the run didn't see. @returns how many */
  async function closeMissing(writer: Writer): Promise<number> {
    for (let closed = 0; ; ) {
      const count = await withClaim(writer, async (trx) => {
        const missing = await items.listMissing(trx, writer.sourceId, writer.runId, CLOSE_BATCH_SIZE);
        if (missing.length === 0) return 0;
        return closeWithOpenings(trx, writer.sourceId, missing, getToday());
      });
      if (count === 0) return closed;
      closed += count;
    }
  }

  const end = (writer: Writer, how: { outcome: runs.Outcome; note: string | null; closed?: number }): Promise<void> =>
    withClaim(writer, async (trx) => {
      await runs.endRun(trx, writer.sourceId, { ...how, now: now() });
      if (how.outcome === 'complete') await items.forgetUnseen(trx, writer.sourceId, writer.runId);
    });

  return { storeListings, retain, reject, endPage, closeMissing, end };
}

export type Store = ReturnType<typeof createStore>;
