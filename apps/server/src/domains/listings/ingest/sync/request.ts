import { AppError } from '../../../../platform/errors.ts';
import type { FetchAnswer, Fetcher } from '../../../../platform/fetch/fetcher.ts';
import type { SourceAnswer, SourceRequest } from '../sources/adapter.ts';
import { fillKeys, type SourceAccess } from './access.ts';

/** Boards with full descriptions are larger than pages that people read. */
const MAX_BYTES = 24 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const MAX_TRIES = 3;
const FIRST_WAIT_MS = 1000;
/** A source that asks us to wait longer is continued by a later run. */
const MAX_WAIT_MS = 30_000;
const RETRY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
const RETRY_CODES: ReadonlySet<string> = new Set(['fetch.timeout', 'fetch.failed', 'server.busy']);

/** The source can't be read now. The message is a sentence for the admin. */
export class SourceError extends Error {
  override name = 'SourceError';
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The code of the fetcher's error, if it made no request or got no answer. */
  readonly code: string | undefined;
  constructor(message: string, { status, code }: { status?: number; code?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The source asks us to come back later. */
export class SourceBusyError extends Error {
  override name = 'SourceBusyError';
  readonly until: Date;
  constructor(until: Date) {
    super('The source asked us to wait.');
    this.until = until;
  }
}

export interface RequestDeps {
  fetch: Fetcher;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
  /** Reserves the next time at which a request may go to the host, over all processes. @returns milliseconds from now */
  reserveSlot: (host: string, requestsPerMinute: number) => Promise<number>;
  /** No request goes to the host before. */
  holdBack: (host: string, ms: number) => Promise<void>;
}

export interface ReadAnswer extends SourceAnswer {
  etag: string | null;
}

/**
 * Sends one request to a source, at the rate that its terms allow, and again with growing random pauses if the source is overloaded.
 * @returns `unchanged` if the ETag is still current
 * @throws SourceError, SourceBusyError
 */
export async function requestSource(
  deps: RequestDeps,
  request: SourceRequest,
  access: SourceAccess,
  etag?: string,
): Promise<ReadAnswer | 'unchanged'> {
  const host = URL.parse(request.url)?.host ?? '';
  for (let tries = 1; ; tries++) {
    await waitFor(deps, await deps.reserveSlot(host, access.requestsPerMinute));
    const answer = await send(deps, request, access, etag);
    if (!(answer instanceof SourceError)) {
      if (answer.status === 304) return 'unchanged';
      if (answer.status < 300) return toAnswer(request, answer);
      if (!RETRY_STATUSES.has(answer.status) || tries === MAX_TRIES) throw toStatusError(answer, request);
    } else if (tries === MAX_TRIES || !RETRY_CODES.has(answer.code ?? '')) throw answer;
    const asked = answer instanceof SourceError ? null : readRetryAfter(answer.headers['retry-after'], deps.now());
    const pause = asked ?? FIRST_WAIT_MS * 2 ** (tries - 1) * (0.5 + deps.random());
    await deps.holdBack(host, pause);
  }
}

async function waitFor({ now, sleep }: RequestDeps, ms: number): Promise<void> {
  if (ms > MAX_WAIT_MS) throw new SourceBusyError(new Date(now().getTime() + ms));
  if (ms > 0) await sleep(ms);
}

async function send(
  { fetch }: RequestDeps,
  request: SourceRequest,
  access: SourceAccess,
  etag?: string,
): Promise<FetchAnswer | SourceError> {
  const { url, headers } = fillKeys(request, access);
  try {
    return await fetch(url, {
      method: request.method ?? 'GET',
      accept: request.accept,
      robots: true,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      ...(headers && { headers }),
      ...(request.body !== undefined && { body: request.body }),
      ...(etag !== undefined && { ifNoneMatch: etag }),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new SourceError(FETCH_PROBLEMS[error.code] ?? 'The source couldn’t be reached.', { code: error.code });
  }
}

const FETCH_PROBLEMS: Readonly<Record<string, string>> = {
  'fetch.invalid-url': 'The source’s address isn’t the address of a web page.',
  'fetch.refused-address': 'The address isn’t on the public internet, or redirects to one that isn’t.',
  'fetch.not-found': 'There is no server at this address.',
  'fetch.disallowed-by-robots': 'The source’s robots.txt doesn’t allow programs to read it.',
  'fetch.too-many-redirects': 'The source redirects too many times.',
  'fetch.too-large': `The answer is larger than ${MAX_BYTES / 1024 / 1024} MB.`,
  'fetch.timeout': `The source didn’t answer within ${TIMEOUT_MS / 1000} seconds.`,
  'fetch.unsupported': 'The answer has another format than this system sends.',
  'fetch.failed': 'The connection failed, or ended in the middle of the answer.',
};

function toStatusError({ status, headers }: FetchAnswer, { url }: SourceRequest): SourceError {
  if (status === 404 || status === 410)
    return new SourceError('There is no job board at this address anymore.', { status });
  if (status === 401 || status === 403)
    return new SourceError(`The source doesn’t allow us to read it (HTTP ${status}).`, { status });
  const target =
    status < 400 && headers.location ? ` to ${URL.parse(headers.location, url)?.host ?? 'another page'}` : '';
  return new SourceError(`The source answered with HTTP ${status}${target}.`, { status });
}

/** Reads seconds or a date. Null if there is neither. @returns milliseconds */
function readRetryAfter(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null;
  if (/^\d{1,6}$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

function toAnswer(request: SourceRequest, { body, mediaType, headers }: FetchAnswer): ReadAnswer {
  const charset = /charset="?([\w-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return { request, text: decode(body, charset), mediaType, etag: headers.etag ?? null };
}

function decode(body: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
