import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { AppError } from '../errors.ts';
import { createConnector, type Resolve, resolveByDns } from './connect.ts';
import { ACCEPTED_ENCODINGS, abandonBody, readBody } from './read-body.ts';
import { createRobots, MAX_ROBOTS_BYTES, type RobotsAnswer } from './robots.ts';

export interface FetchRequest {
  /** A `POST` isn't redirected: its answer is returned as it is. */
  method?: 'GET' | 'POST';
  /** Media types that the caller can use. Any other successful answer is `fetch.unsupported`. */
  accept?: readonly string[];
  /** The ETag of the answer that the caller has. The status is 304 if it is still current. */
  ifNoneMatch?: string;
  /** Other headers, with names in lowercase. They aren't sent to another origin after a redirect. `user-agent` replaces ours. */
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Whether to respect robots.txt. True by default for pages (`GET`); false for the interfaces of services. */
  robots?: boolean;
  /** The largest body in bytes, after decompression. 2 MB by default. */
  maxBytes?: number;
  /** Whether the start of any answer is enough: the first `maxBytes`, whatever its status. Empty if it can't be decompressed. */
  excerpt?: boolean;
  /** The time limit of the whole call, in milliseconds. */
  timeoutMs?: number;
}

export interface FetchAnswer {
  /** The final URL, after redirects. */
  url: string;
  status: number;
  /** By name in lowercase. Repeated headers are joined with commas. */
  headers: Readonly<Record<string, string>>;
  /** Empty unless the status is 2xx or an excerpt was asked for. */
  body: Uint8Array;
  /** In lowercase, without parameters. Null if the answer doesn't name one. */
  mediaType: string | null;
}

/**
 * Fetches a URL that someone else chose. Every outgoing request to such a URL goes through here.
 * @throws AppError `fetch.*`, or `server.busy` if too many calls are running
 */
export type Fetcher = (url: string, request?: FetchRequest) => Promise<FetchAnswer>;

export interface FetcherOptions {
  /** Who asks, as a product token with a version and a URL that explains it: `FootholdBot/1.0 (+https://…)`. */
  userAgent: string;
  /** Loopback addresses with ports that tests may use. */
  allowed?: readonly string[];
  resolve?: Resolve;
  timeoutMs?: number;
  now?: () => number;
}

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const MAX_URL_LENGTH = 2048;
/** After decompression. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const MAX_PARALLEL = 50;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

interface Call {
  agent: Agent;
  signal: AbortSignal;
}

interface Sending extends FetchRequest {
  limit: number;
  /** Whether to use the first `limit` bytes of a longer body. */
  cutsOff?: boolean;
}

/** Creates the fetcher. */
export function createFetcher({
  userAgent,
  allowed = [],
  resolve = resolveByDns,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: FetcherOptions): Fetcher {
  const isAllowedByRobots = createRobots(userAgent.split('/')[0] ?? userAgent, now);
  let running = 0;

  return async (url, request = {}) => {
    if (running >= MAX_PARALLEL) throw new AppError('server.busy');
    running++;
    const signal = AbortSignal.timeout(request.timeoutMs ?? timeoutMs);
    // Connections belong to one call and end with it, so nothing is shared between callers.
    const agent = new Agent({ connect: createConnector({ allowed, resolve }, signal), allowH2: false, pipelining: 1 });
    try {
      const { robots = request.method !== 'POST', maxBytes = MAX_BODY_BYTES } = request;
      const answer = follow({ agent, signal }, parseUrl(url), { ...request, robots, limit: maxBytes });
      return await Promise.race([answer, rejectAtEnd(signal)]);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError(signal.aborted ? 'fetch.timeout' : 'fetch.failed', { cause: error });
    } finally {
      running--;
      // Waiting for the end of the connections would also wait for one that is still being opened.
      agent.destroy().catch(() => undefined);
    }
  };

  /** Sends a request and follows its redirects, each of which is checked like the first URL. */
  async function follow(call: Call, start: URL, request: Sending): Promise<FetchAnswer> {
    let url = start;
    for (let redirects = 0; ; redirects++) {
      if (request.robots && !(await isAllowedByRobots(url, (at) => loadRobots(call, at))))
        throw new AppError('fetch.disallowed-by-robots');
      const { headers: _, ...rest } = request;
      const answer = await send(call, url, url.origin === start.origin ? request : rest);
      const { location } = answer.headers;
      if (request.method === 'POST' || !REDIRECTS.has(answer.status) || !location) return answer;
      if (redirects === MAX_REDIRECTS) throw new AppError('fetch.too-many-redirects');
      url = parseUrl(location, url);
    }
  }

  async function loadRobots(call: Call, url: URL): Promise<RobotsAnswer> {
    try {
      const request = { robots: false, limit: MAX_ROBOTS_BYTES, cutsOff: true };
      const { status, body } = await follow(call, url, request);
      return { status, text: new TextDecoder().decode(body) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'fetch.too-many-redirects') return { status: 404, text: '' };
      throw error;
    }
  }

  async function send({ agent, signal }: Call, url: URL, request: Sending): Promise<FetchAnswer> {
    const { method = 'GET', accept, ifNoneMatch, limit, cutsOff = false } = request;
    const { statusCode, headers, body } = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method,
      signal,
      headers: {
        'user-agent': userAgent,
        ...request.headers,
        accept: accept?.join(', ') ?? '*/*',
        'accept-encoding': ACCEPTED_ENCODINGS,
        'accept-language': 'en-US, en;q=0.8, *;q=0.5',
        ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
      },
      body: request.body ?? null,
    });
    const answer = { url: url.href, status: statusCode, headers: joinHeaders(headers) };
    const mediaType = answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase() || null;
    if (request.excerpt)
      return { ...answer, mediaType, body: await readExcerpt(body, answer.headers['content-encoding'] ?? '', limit) };
    if (statusCode < 200 || statusCode >= 300) {
      abandonBody(body);
      return { ...answer, mediaType, body: new Uint8Array() };
    }
    requireUsable(body, mediaType, answer.headers, request);
    return {
      ...answer,
      mediaType,
      body: await readBody(body, answer.headers['content-encoding'] ?? '', limit, cutsOff),
    };
  }
}

/** A request isn't aborted while its connection is being opened, so the time limit can't rely on that. */
const rejectAtEnd = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Reads the start of a body that is only shown to people. The answer is known without it. */
async function readExcerpt(body: Readable, encoding: string, limit: number): Promise<Uint8Array> {
  try {
    return await readBody(body, encoding, limit, true);
  } catch {
    return new Uint8Array();
  }
}

/** Rejects an answer that we can't use before its body arrives. */
function requireUsable(
  body: Readable,
  mediaType: string | null,
  headers: FetchAnswer['headers'],
  { accept, limit, cutsOff }: Sending,
): void {
  const isUnsupported = accept !== undefined && (mediaType === null || !accept.includes(mediaType));
  const isTooLarge = !cutsOff && Number(headers['content-length'] ?? 0) > limit;
  if (!isUnsupported && !isTooLarge) return;
  abandonBody(body);
  throw new AppError(isUnsupported ? 'fetch.unsupported' : 'fetch.too-large');
}

/** Parses a URL and rejects those that aren't plain web addresses. The fragment is dropped because it isn't sent. */
function parseUrl(text: string, base?: URL): URL {
  const url = text.length <= MAX_URL_LENGTH ? URL.parse(text, base?.href) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new AppError('fetch.invalid-url');
  url.hash = '';
  return url;
}

const joinHeaders = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
