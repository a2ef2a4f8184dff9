import type { IncomingListing } from '../incoming.ts';
import {
  type ParsedListing,
  type ParsedPage,
  type SourceAnswer,
  SourceFormatError,
  type SourceRequest,
} from './adapter.ts';
import { type Fields, isFields, toHttpUrl, toId } from './read/fields.ts';
import { toTitle } from './read/html-text.ts';
import { dedupePlaces, type PlaceParts } from './read/place-text.ts';

/** A record that can't be used. The message is a sentence for the admin. */
export class RecordFault extends Error {}

/** What a reader found in a record. Undefined for what the record doesn't state. */
export interface ListingDraft extends Partial<Omit<IncomingListing, 'externalId' | 'title' | 'places' | 'company'>> {
  externalId: unknown;
  title: unknown;
  company?: IncomingListing['company'] | undefined;
  places?: readonly (PlaceParts | undefined)[];
}

/**
 * Makes a listing of a draft, without what isn't known.
 * @param readTitle `toLine` for a title whose entities are decoded already
 * @throws RecordFault if it has no ID or title
 */
export function createListing(
  { externalId, title, places = [], ...rest }: ListingDraft,
  readTitle: (title: unknown) => string | undefined = toTitle,
): ParsedListing['listing'] {
  const id = toId(externalId);
  if (id === undefined) throw new RecordFault('It has no ID.');
  const line = readTitle(title);
  if (line === undefined) throw new RecordFault('It has no title, or one of more than 200 characters.');
  const known = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { externalId: id, title: line, places: dedupePlaces(places), ...Object.fromEntries(known) };
}

/** Adds what a second answer tells about a listing. What it doesn't state stays as it was. */
export function completeListing(
  listing: ParsedListing['listing'],
  { places, ...rest }: Omit<ListingDraft, 'externalId' | 'title'>,
): ParsedListing['listing'] {
  const found = Object.entries(rest).filter(([, value]) => value !== undefined);
  const known = dedupePlaces(places ?? []);
  return { ...listing, ...Object.fromEntries(found), ...(known.length > 0 && { places: known }) };
}

export interface RecordReader {
  /** Where the records are in the answer, for example `jobs`. */
  path: string;
  /** @returns null for what isn't an open job @throws RecordFault */
  read: (record: Fields) => ParsedListing | null;
  getId: (record: Fields) => unknown;
}

/** Reads each record by itself, so that one that can't be used doesn't affect the others. */
export function readRecords(
  records: readonly unknown[],
  { path, read, getId }: RecordReader,
): Pick<ParsedPage, 'listings' | 'rejected' | 'skipped'> {
  const listings = new Map<string, ParsedListing>();
  const rejected: ParsedPage['rejected'] = [];
  let skipped = 0;
  for (const [index, record] of records.entries()) {
    const at = `${path}[${index}]`;
    if (!isFields(record)) {
      rejected.push({ at, externalId: null, reason: 'It isn’t an object.' });
      continue;
    }
    try {
      const parsed = read(record);
      const earlier = parsed && listings.get(parsed.listing.externalId);
      if (parsed) listings.set(parsed.listing.externalId, earlier ? mergeRepeat(earlier, parsed) : parsed);
      if (!parsed || earlier) skipped++;
    } catch (error) {
      if (!(error instanceof RecordFault)) throw error;
      rejected.push({ at, externalId: toId(getId(record)) ?? null, reason: error.message });
    }
  }
  return { listings: [...listings.values()], rejected, skipped };
}

/** Some systems repeat a job for each of its places. */
function mergeRepeat(earlier: ParsedListing, repeat: ParsedListing): ParsedListing {
  const places = dedupePlaces([...(earlier.listing.places ?? []), ...(repeat.listing.places ?? [])] as PlaceParts[]);
  const { remote, ...listing } = earlier.listing;
  return {
    ...earlier,
    listing: { ...listing, places, ...(remote !== undefined && remote === repeat.listing.remote && { remote }) },
  };
}

/** @throws SourceFormatError */
export function parseJson(answer: SourceAnswer, name: string): unknown {
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new SourceFormatError(`The answer of ${name} isn’t valid JSON.`);
  }
}

/** The list of jobs in an answer. @throws SourceFormatError */
export function requireList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new SourceFormatError(`The answer of ${name} has no list of jobs.`);
  return value;
}

/** An object in an answer. @throws SourceFormatError */
export function requireFields(value: unknown, name: string): Fields {
  if (!isFields(value)) throw new SourceFormatError(`The answer of ${name} isn’t what it usually sends.`);
  return value;
}

/**
 * The request of the next page, with a note of the IDs on the first page and on this one. Null if this page has no records or repeats one of
 * these two, as systems do that begin again after the end.
 * @param request the next page, or null if this is known to be the last one
 */
export function continueAfter(
  answer: SourceAnswer,
  ids: readonly unknown[],
  request: SourceRequest | null,
): SourceRequest | null {
  const known = ids.flatMap((id) => toId(id) ?? []);
  const page = [known.length, known[0], known.at(-1)].join(' ');
  const [first = page, previous] = answer.request.state?.split('\n') ?? [];
  const isRepeat = previous !== undefined && (page === first || page === previous);
  return known.length === 0 || isRepeat || !request ? null : { ...request, state: `${first}\n${page}` };
}

/** The page that an answer itself names as the next one. Null if it isn't on the same host. */
export function toNextUrl(next: unknown, answer: SourceAnswer): string | null {
  const url = toHttpUrl(next, answer.request.url);
  return url !== undefined && new URL(url).host === new URL(answer.request.url).host && url !== answer.request.url
    ? url
    : null;
}

/** An address with its search parameters replaced. */
export function withParameters(url: string, parameters: Readonly<Record<string, string | number>>): string {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, String(value));
  return changed.href;
}

/** A whole number in the search parameters of a request, for pages. */
export function getNumberParameter(request: SourceRequest, name: string, otherwise: number): number {
  const value = Number(URL.parse(request.url)?.searchParams.get(name) ?? otherwise);
  return Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}

export const ACCEPTS_JSON: readonly string[] = ['application/json', 'text/json', 'application/feed+json'];
export const ACCEPTS_HTML: readonly string[] = ['text/html', 'application/xhtml+xml'];
export const ACCEPTS_XML: readonly string[] = [
  'application/xml',
  'text/xml',
  'application/rss+xml',
  'application/atom+xml',
];

/** The parts of an address below a host, decoded: `/acme/jobs/1` is `acme`, `jobs`, `1`. */
export function getPathParts({ pathname }: URL): string[] {
  return pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

const TOKEN_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}$/u;

/** A board's name in an address. Undefined for anything that can't be one. */
export const toToken = (text: string | null | undefined): string | undefined =>
  text && TOKEN_PATTERN.test(text) ? text : undefined;

/** The first label of a host with one more than `domain` has: `acme` of `acme.recruitee.com`. */
export function getSubdomain(url: URL, domain: string): string | undefined {
  const label = url.hostname.endsWith(`.${domain}`) ? url.hostname.slice(0, -domain.length - 1) : '';
  return label.includes('.') ||
    ['', 'www', 'api', 'app', 'help', 'support', 'developers', 'status', 'blog'].includes(label)
    ? undefined
    : toToken(label);
}
