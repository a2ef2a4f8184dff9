import type { IncomingListing } from '../incoming.ts';

/** One board of a system: an employer's jobs at an applicant-tracking system, or a whole feed. */
export interface Board {
  system: string;
  /** Identifies the board at its system, for example a Greenhouse board token. Systems whose boards have more parts join them with `/`. */
  token: string;
  /** The address where people read the board. */
  url: string;
}

/** What to request next. `kind` tells the adapter what the answer is. */
export interface SourceRequest {
  /** `{NAME}`, here and in a header, stands for the value of a setting, so that keys are neither stored nor logged. */
  url: string;
  kind: 'page' | 'detail';
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  accept: readonly string[];
  /** For a detail: the job's ID at its source. */
  externalId?: string;
  /** What the adapter needs to know about the pages before, such as whether a page repeats the last one. Plain text, so that a run can be resumed. */
  state?: string;
}

export interface SourceAnswer {
  request: SourceRequest;
  /** Decoded as UTF-8 or by the answer's charset. */
  text: string;
  mediaType: string | null;
}

/**
 * A listing as far as one answer tells it. `detail` is set if the description or another required field is only in a second answer;
 * `parseDetail` then completes it.
 */
export interface ParsedListing {
  listing: Partial<IncomingListing> & Pick<IncomingListing, 'externalId'>;
  detail: SourceRequest | null;
}

/** A record that can't be used. The others of the answer are. */
export interface RejectedRecord {
  /** Where the record is in the answer, for example `jobs[3]`. */
  at: string;
  /** Its ID at the source, if it has one. */
  externalId: string | null;
  /** A sentence for the admin. */
  reason: string;
}

export interface ParsedPage {
  listings: ParsedListing[];
  rejected: RejectedRecord[];
  /** How many records aren't open jobs of their own: closed, not listed publicly, or one job repeated for another place. */
  skipped: number;
  /** Null after the last page. */
  next: SourceRequest | null;
  /** The number of jobs that the source says it has, if it says so: fewer at the end means that the list is incomplete, and nothing is closed. */
  total: number | null;
}

/** What a source's terms of use permit. Unknown is treated as forbidden. */
export interface SourceTerms {
  /** The page with the terms or the API's documentation. */
  url: string;
  /** When a person last read it, `YYYY-MM-DD`; null if nobody has. */
  readAt: string | null;
  /** The settings with the operator's keys; empty if the source needs none. */
  keys: readonly string[];
  /** Shown with a link on each card; null if none is asked for. */
  attribution: string | null;
  /** Requests a minute to one host. */
  requestsPerMinute: number;
  mayStoreDescription: boolean;
  mayShowDescription: boolean;
  mayMarkUpJobPosting: boolean;
}

/** One applicant-tracking system, job board, or feed format. It has no state and makes no requests. */
export interface Adapter {
  system: string;
  name: string;
  /** Whether its parser was checked against a recorded answer of the system, or written from its documentation only. */
  basis: 'recording' | 'documentation';
  terms: SourceTerms;
  /** @returns the board that a pasted address belongs to; null if it isn't one of this system's addresses */
  recognize(url: URL): Board | null;
  /** The first request. */
  start(board: Board): SourceRequest;
  /** @throws SourceFormatError if the answer as a whole isn't what the system sends */
  parse(answer: SourceAnswer, board: Board): ParsedPage;
  /** Only for systems whose pages lack the description. Same errors as `parse`. */
  parseDetail?(answer: SourceAnswer, listing: ParsedListing['listing'], board: Board): ParsedListing['listing'];
}

/** The answer as a whole can't be read. The message is a sentence for the admin. */
export class SourceFormatError extends Error {
  override name = 'SourceFormatError';
}
