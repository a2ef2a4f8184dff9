import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/db/schema.ts';
import type { Adapter, Board, SourceRequest } from '../sources/adapter.ts';
import { type SourceKeys, toAccess } from './access.ts';
import { type ClaimedSource, renewClaim, updateTerms } from './claims-repository.ts';
import { createDetailReader } from './details.ts';
import * as items from './items-repository.ts';
import { listRejectedIds, parsePage, sortPage, toIncoming, toRequestKey } from './page.ts';
import { type RequestDeps, requestSource, SourceError } from './request.ts';
import * as runs from './runs-repository.ts';
import { ClaimLostError, type Store, type Writer } from './store.ts';

/** Answers older than this are read again, in case our reader has improved. */
const PAGE_FRESH_MS = 7 * 86_400_000;
/** A run continues later after this time, so that other sources are read, too. */
const SLICE_MS = 4 * 60_000;
const MAX_PAGES = 20_000;
/** Pages in a row without a job that is new to the run. More mean that the source sends the same pages over and over. */
const MAX_REPEATED_PAGES = 3;

export interface RunDeps {
  db: Kysely<DB>;
  store: Store;
  request: RequestDeps;
  keys: SourceKeys;
  now: () => Date;
}

interface PageEnd {
  next: SourceRequest | null;
  /** Jobs that the run hadn't seen before. */
  fresh: number;
}

/** How far it got: to the end of the run, or with more to read later. */
export type SliceEnd = { done: true; hasChanged: boolean; isComplete: boolean } | { done: false };

/**
 * Reads a source from where its run stands to its end, and closes what it dropped. Everything that was read is stored page by page.
 * @throws SourceError, SourceBusyError, ClaimLostError
 */
export async function runSource(
  deps: RunDeps,
  adapter: Adapter,
  source: ClaimedSource,
  claim: string,
): Promise<SliceEnd> {
  const { db, store, now } = deps;
  const board: Board = { system: source.system, token: source.token, url: source.url };
  if (await updateTerms(db, source.id, adapter.terms)) await items.forgetAnswers(db, source.id);
  const run = await runs.openRun(db, source.id, now(), adapter.start(board));
  const writer: Writer = { sourceId: source.id, runId: run.id, claim, adapter };
  const request: RequestDeps = { ...deps.request, reserveSlot: reserveSlotWithClaim };
  const access = toAccess(adapter, board, deps.keys);
  const readDetails = createDetailReader({ store, request, access }, board, writer);
  const startedAt = performance.now();
  let cursor = run.cursor;
  let repeated = 0;
  for (let pages = run.pages; cursor; pages++) {
    if (pages >= MAX_PAGES) throw new SourceError(`The source has more than ${MAX_PAGES} pages.`);
    const page = await readPage(cursor);
    repeated = page.fresh === 0 && page.next ? repeated + 1 : 0;
    if (repeated === MAX_REPEATED_PAGES) return finish('The source sends the same pages over and over.');
    cursor = page.next;
    if (cursor && performance.now() - startedAt > SLICE_MS) return { done: false };
  }
  return finish(null);

  async function reserveSlotWithClaim(host: string, requestsPerMinute: number): Promise<number> {
    if (!(await renewClaim(db, source.id, claim))) throw new ClaimLostError();
    return deps.request.reserveSlot(host, requestsPerMinute);
  }

  async function readPage(at: SourceRequest): Promise<PageEnd> {
    const key = toRequestKey(at);
    const known = await items.findPage(db, source.id, key, new Date(now().getTime() - PAGE_FRESH_MS));
    const answer = await requestSource(request, at, access, known?.etag);
    if (answer === 'unchanged') {
      if (!known) throw new SourceError('The source answered with HTTP 304 to a request without an ETag.');
      const { external_ids: ids, next, total } = known;
      return { next, fresh: await store.retain(writer, ids, { pages: 1, total, cursor: next }) };
    }
    const page = parsePage(adapter, board, answer);
    const sorted = sortPage(page, await items.findItems(db, source.id, listIds(page.listings)), {
      runId: run.id,
      now: now(),
    });
    if (sorted.unchanged.length > 0) await store.retain(writer, sorted.unchanged);
    const isWhole = await storePage();
    if (page.rejected.length > 0)
      await store.reject(writer, page.rejected, {
        stay: listRejectedIds(page.rejected),
        unidentified: page.rejected.filter(({ externalId }) => externalId === null).length,
      });
    // A source's total may include the records that were skipped.
    const total = page.skipped > 0 ? null : page.total;
    const reusable = answer.etag !== null && isWhole && page.rejected.length === 0;
    await store.endPage(
      writer,
      { total, cursor: page.next },
      reusable
        ? {
            request: key,
            answer: { etag: answer.etag ?? '', external_ids: sorted.ids, next: page.next, total },
          }
        : undefined,
    );
    return { next: page.next, fresh: sorted.complete.length + sorted.incomplete.length + sorted.unchanged.length };

    async function storePage(): Promise<boolean> {
      const hashes = new Map(
        [...sorted.complete, ...sorted.incomplete].map((item) => [item.parsed.listing.externalId, item.pageHash]),
      );
      const ready = sorted.complete.map(({ parsed }) => toIncoming(parsed, source.company));
      let rejected = await store.storeListings(writer, ready, hashes);
      for await (const { read, failed } of readDetails(sorted.incomplete)) {
        const incoming = read.map((parsed) => toIncoming(parsed, source.company));
        rejected += failed + (await store.storeListings(writer, incoming, hashes));
      }
      return rejected === 0;
    }
  }

  async function finish(problem: string | null): Promise<SliceEnd> {
    const current = await runs.getOpenRun(db, source.id);
    const doubt = problem ?? findDoubt(current) ?? (await findEmptyDoubt(current));
    const closed = doubt === null ? await store.closeMissing(writer) : 0;
    await store.end(writer, { outcome: doubt === null ? 'complete' : 'incomplete', note: doubt, closed });
    return { done: true, hasChanged: current.added + current.updated + closed > 0, isComplete: doubt === null };
  }

  async function findEmptyDoubt({ id, seen }: runs.Run): Promise<string | null> {
    if (seen > 0 || (await runs.wasLastRunEmpty(db, source.id))) return null;
    const open = await items.listMissing(db, source.id, id, 1);
    return open.length > 0 ? 'The source listed no jobs. If it does so again, its listings are closed.' : null;
  }
}

const listIds = (listings: readonly { listing: { externalId: string } }[]) =>
  listings.map(({ listing }) => listing.externalId);

/** Why listings that the run didn't see may still be open. */
function findDoubt({ seen, total, unidentified }: runs.Run): string | null {
  if (total !== null && seen + unidentified < total)
    return `The source says that it has ${total} jobs but listed ${seen}, so nothing was closed.`;
  if (unidentified > 0)
    return `${unidentified} rejected ${unidentified === 1 ? 'record has' : 'records have'} no ID, so nothing was closed.`;
  return null;
}
