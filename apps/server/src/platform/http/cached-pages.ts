import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createCachedPagePolicy } from './content-policy.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Older pages are rendered again in the background, because dates and data change. */
const STALE_AFTER_MS = 10 * 60 * 1000;
/** A limit, because anyone can request any URL. Real pages are far fewer. */
const MAX_PAGES = 1000;

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface CachedBody {
  /** One character per byte. A string is sent together with the head, but bytes would be sent separately. */
  body: string;
  etag: string;
  /** Alternating names and values, which is the fastest input for `writeHead`. */
  headers: string[];
}

export interface CachedPage {
  bodies: Record<Encoding, CachedBody>;
  madeAt: number;
}

/** Whether a page declares itself public. A page with its own policy is sent with that one. */
export const canBeCached = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.headers.has('content-security-policy') &&
  (answer.headers.get('cache-control') ?? '').startsWith('public') &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Caches pages that are the same for every visitor, rendered once and compressed as much as possible. Their policy lists script hashes
 * because a cached page can't have a nonce.
 * @param render renders a page for a visitor without a nonce
 * @param common headers of every response
 * @param now milliseconds
 */
export function cachePages(
  render: (path: string) => Promise<Response>,
  common: () => Promise<Readonly<Record<string, string>>>,
  secure: boolean,
  now: () => number = Date.now,
) {
  const pages = new Map<string, CachedPage>();
  const pendingPages = new Map<string, Promise<CachedPage | null>>();

  async function renderPage(path: string): Promise<CachedPage | null> {
    const answer = await render(path);
    if (!canBeCached(answer)) {
      pages.delete(path);
      return null;
    }
    const page = await compress(answer, await common(), secure, now());
    if (pages.has(path) || pages.size < MAX_PAGES) pages.set(path, page);
    return page;
  }

  /** Renders the page; simultaneous calls share one run. */
  function refresh(path: string): Promise<CachedPage | null> {
    const running = pendingPages.get(path);
    if (running) return running;
    const made = renderPage(path).finally(() => pendingPages.delete(path));
    pendingPages.set(path, made);
    return made;
  }

  return {
    refresh,
    /** Returns the page if it is cached, and refreshes an old one in the background. */
    find(path: string, onFailure: (error: unknown) => void): CachedPage | undefined {
      const page = pages.get(path);
      if (page && now() - page.madeAt > STALE_AFTER_MS) refresh(path).catch(onFailure);
      return page;
    },
  };
}

export type CachedPages = ReturnType<typeof cachePages>;

async function compress(
  answer: Response,
  common: Readonly<Record<string, string>>,
  secure: boolean,
  madeAt: number,
): Promise<CachedPage> {
  const html = await answer.text();
  const identity = Buffer.from(html);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([brotli(identity, { params: quality }), zip(identity, { level: 9 })]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const headers: Record<string, string> = {
    ...common,
    ...Object.fromEntries(answer.headers),
    'content-security-policy': createCachedPagePolicy(html, secure),
    vary: 'accept-encoding, cookie',
  };
  const createBody = (bytes: Buffer, encoding: Encoding): CachedBody => {
    const etag = `"${tag}-${encoding}"`;
    const own = {
      ...headers,
      etag,
      'content-length': String(bytes.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { body: bytes.toString('latin1'), etag, headers: Object.entries(own).flat() };
  };
  return {
    bodies: { br: createBody(br, 'br'), gzip: createBody(gz, 'gzip'), identity: createBody(identity, 'identity') },
    madeAt,
  };
}

/** Caches parsed headers, because browsers send the same few. */
const chosen = new Map<string, Encoding>();
const MAX_CHOSEN = 200;

/** Picks the best encoding that the client accepts. A quality of zero excludes an encoding (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  const known = chosen.get(list);
  if (known) return known;
  const encoding = readEncodings(list);
  if (chosen.size < MAX_CHOSEN) chosen.set(list, encoding);
  return encoding;
}

function readEncodings(accepted: string): Encoding {
  const serveCounts = new Map<string, number>();
  for (const part of accepted.slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
    serveCounts.set(name, quality === undefined ? 1 : Number(quality));
  }
  const isAccepted = (name: Encoding) => (serveCounts.get(name) ?? serveCounts.get('*') ?? 0) > 0;
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
}
