import { createHash } from 'node:crypto';
import type { IncomingListing } from '../incoming.ts';
import type { Board, ParsedListing, ParsedPage, RejectedRecord, SourceRequest } from '../sources/adapter.ts';
import { type Adapter, SourceFormatError } from '../sources/adapter.ts';
import type { ItemRow } from './items-repository.ts';
import { type ReadAnswer, SourceError } from './request.ts';

/** A listing's description is requested again after this time, even if its page says the same. */
const DETAIL_FRESH_MS = 14 * 86_400_000;

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Identifies a request. @returns SHA-256, hexadecimal */
export const toRequestKey = ({ method = 'GET', url, body = '' }: SourceRequest): string => hash([method, url, body]);

/** @throws SourceError if the answer isn't what the system sends */
export function parsePage(adapter: Adapter, board: Board, answer: ReadAnswer): ParsedPage {
  try {
    return adapter.parse(answer, board);
  } catch (error) {
    throw toFormatError(error);
  }
}

export function toFormatError(error: unknown): SourceError {
  return new SourceError(error instanceof SourceFormatError ? error.message : 'The answer couldn’t be read.');
}

/** A job of a page, with what is needed to store it. */
export interface PageItem {
  parsed: ParsedListing;
  /** SHA-256 of what the page says, if the description is on another page. */
  pageHash: string | undefined;
}

export interface SortedPage {
  /** Jobs whose listing is in the page. */
  complete: PageItem[];
  /** Jobs whose description must be requested. */
  incomplete: PageItem[];
  /** Jobs whose page says what it said before. */
  unchanged: string[];
  /** All jobs of the page. */
  ids: string[];
}

/** Splits a page by what is left to do. Jobs that the run has seen before are only in `ids`. If two share an ID, the later one wins. */
export function sortPage(
  page: ParsedPage,
  known: ReadonlyMap<string, ItemRow>,
  { runId, now }: { runId: string; now: Date },
): SortedPage {
  const sorted: SortedPage = { complete: [], incomplete: [], unchanged: [], ids: [] };
  const distinct = new Map(page.listings.map((parsed) => [parsed.listing.externalId, parsed]));
  for (const [id, parsed] of distinct) {
    sorted.ids.push(id);
    const item = known.get(id);
    if (item?.run_id === runId) continue;
    const pageHash = parsed.detail ? hash(parsed) : undefined;
    if (!parsed.detail) sorted.complete.push({ parsed, pageHash });
    else if (item && isCurrent(item, pageHash, now)) sorted.unchanged.push(id);
    else sorted.incomplete.push({ parsed, pageHash });
  }
  return sorted;
}

const isCurrent = ({ open, page_hash, detail_at }: ItemRow, pageHash: string | undefined, now: Date): boolean =>
  open && page_hash === pageHash && detail_at !== null && now.getTime() - detail_at.getTime() < DETAIL_FRESH_MS;

/** Fills in what boards of one employer leave out. What is still missing is found when the listing is checked. */
export function toIncoming({ listing }: ParsedListing, company: string | null): IncomingListing {
  return {
    places: [],
    ...(company !== null && { company: { name: company } }),
    ...listing,
  } as IncomingListing;
}

/** IDs of rejected records, which are still jobs of the source. */
export const listRejectedIds = (rejects: readonly RejectedRecord[]): string[] =>
  rejects.flatMap(({ externalId }) => externalId ?? []);
