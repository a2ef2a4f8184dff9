import type { Board, ParsedListing, RejectedRecord } from '../sources/adapter.ts';
import type { SourceAccess } from './access.ts';
import { type PageItem, toFormatError } from './page.ts';
import { type RequestDeps, requestSource, SourceError } from './request.ts';
import type { Store, Writer } from './store.ts';

/** Few enough that a crash loses little. */
const BATCH_SIZE = 20;
/** More failures in a row mean that the source is down. */
const MAX_FAILURES = 5;
const GONE: ReadonlySet<number> = new Set([404, 410]);

export interface DetailBatch {
  read: ParsedListing[];
  failed: number;
}

/** Requests descriptions that are on pages of their own. Those that can't be read are rejected, and the others aren't affected. */
export function createDetailReader(
  { request, store, access }: { request: RequestDeps; store: Store; access: SourceAccess },
  board: Board,
  writer: Writer,
) {
  const { adapter } = writer;

  /** @throws SourceError if several in a row fail */
  return async function* readDetails(pageItems: readonly PageItem[]): AsyncGenerator<DetailBatch> {
    let failures = 0;
    for (let from = 0; from < pageItems.length; from += BATCH_SIZE) {
      const batch: DetailBatch = { read: [], failed: 0 };
      for (const { parsed } of pageItems.slice(from, from + BATCH_SIZE)) {
        try {
          batch.read.push(await readDetail(parsed));
          failures = 0;
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          const isGone = GONE.has(error.status ?? 0);
          failures = isGone ? 0 : failures + 1;
          if (failures === MAX_FAILURES) throw error;
          await rejectDetail(parsed, error, isGone);
          batch.failed++;
        }
      }
      yield batch;
    }
  };

  async function readDetail(parsed: ParsedListing): Promise<ParsedListing> {
    const { detail, listing } = parsed;
    if (!detail || !adapter.parseDetail) return parsed;
    const answer = await requestSource(request, detail, access);
    if (answer === 'unchanged')
      throw new SourceError('The source answered with HTTP 304 to a request without an ETag.');
    try {
      return { listing: adapter.parseDetail(answer, listing, board), detail: null };
    } catch (error) {
      throw toFormatError(error);
    }
  }

  /** A job whose page is gone counts as listed, but isn't open anymore. */
  function rejectDetail({ listing, detail }: ParsedListing, error: SourceError, isGone: boolean): Promise<void> {
    const reason = isGone ? 'The job’s own page is gone.' : error.message;
    const reject: RejectedRecord = { at: detail?.url ?? '', externalId: listing.externalId, reason };
    return store.reject(writer, [reject], isGone ? { stay: [], seen: 1 } : { stay: [listing.externalId] });
  }
}
