import type { Encoding } from './encodings.ts';
import { type Page, readPage } from './page-bodies.ts';

/**
 * Older pages are rendered again: pinned ones in the background, because prices and content can change, and pages of rows before they are
 * served, because it can take minutes to notice that a connection for announcements is broken.
 */
const STALE_AFTER_MS = 10 * 60 * 1000;
/** A pinned page that was rendered right at the start is rendered again after this time, because its figures may not have been ready. */
const FIRST_STALE_AFTER_MS = 10_000;
/** After this time, requests no longer wait for a rendering in progress, because it may never end. */
const MAX_RUN_MS = 30_000;
const TOO_MANY_REQUESTS = 429;
/** What all cached pages may take together, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A page that can be cached. */
export interface PageAddress {
  /** The path with the parameters that the page reads, in one order. The page is rendered from it, so nothing else can get into it. */
  address: string;
  /** One of the site's own pages, which are few: never dropped. Others show rows, and anyone can request any number of them. */
  pinned: boolean;
}

/** The request that a page is rendered for. Others may share the result. */
export interface PageRequester {
  /** Client IP address. Calls that the page makes count toward its limits. */
  address: string;
  /** Under which a failure is logged. */
  requestId: string;
}

export interface CachedPagesOptions {
  /** Renders a page for a visitor, without a nonce. Without a requester, it is rendered in advance or in the background. */
  render(address: string, requester: PageRequester | null): Promise<Response>;
  /** Headers of every response. */
  common(): Promise<Readonly<Record<string, string>>>;
  secure: boolean;
  /** What pages depend on besides their address and rows, such as the region and theme of visitors. Part of every key. */
  variant: string;
  /** Names the state of the rows that pages show. Pages of another state are dropped. Null if it isn't known; then nothing is cached. */
  getRevision(): string | null;
  /** Milliseconds. */
  now(): number;
  maxBytes?: number;
}

/** A rendering in progress. */
interface Run {
  page: Promise<Page | null>;
  startedAt: number;
}

interface Entry {
  page: Page;
  bytes: number;
  madeAt: number;
}

/** Pages that exist, and those of something that is gone for good, such as a closed job: unlike missing pages, they are limited in number. */
const CACHED_STATUSES = new Set([200, 410]);

/** Whether a page declares itself the same for every visitor. A page with its own policy is sent with that one. */
const canBeCached = (answer: Response): boolean =>
  CACHED_STATUSES.has(answer.status) &&
  !answer.headers.has('content-security-policy') &&
  (answer.headers.get('cache-control') ?? '').startsWith('public') &&
  /^(text\/html|application\/atom\+xml)\b/.test(answer.headers.get('content-type') ?? '');

/**
 * Redirects, missing pages, and failures are shared only among those waiting for them. A limit that one visitor exceeded applies to no other.
 */
const canBeSharedOnce = ({ status, headers }: Response): boolean =>
  status >= 300 &&
  status !== TOO_MANY_REQUESTS &&
  !headers.has('content-security-policy') &&
  !headers.has('set-cookie');

/** The encodings of an earlier page, and the one that most clients ask for. */
const listEncodings = (earlier: Page | undefined): Encoding[] => [
  ...new Set<Encoding>(['br', ...(earlier?.bodies.keys() ?? [])]),
];

/**
 * Caches pages that are the same for every visitor. Pinned pages stay; pages of rows are rendered once for each state of their rows, and the
 * least recently used ones are dropped when all pages together take too much memory.
 */
export function cachePages(options: CachedPagesOptions) {
  const { render, common, secure, variant, getRevision, now, maxBytes = MAX_BYTES } = options;
  const pinnedPages = new Map<string, Entry>();
  /** Pages of rows by key, the least recently used first. */
  const rowPages = new Map<string, Entry>();
  /** Pages of the site that aren't the same for everyone. Their number is limited like that of pinned pages. */
  const unshared = new Set<string>();
  const pending = new Map<string, Run>();
  const counts = { hits: 0, misses: 0 };
  const startedAt = now();
  let bytes = 0;
  let revision = getRevision();

  const getKey = ({ address }: PageAddress) => `${variant} ${address}`;
  const getPages = ({ pinned }: PageAddress) => (pinned ? pinnedPages : rowPages);

  /** Drops pages of rows that have changed. */
  function checkRevision(): void {
    const current = getRevision();
    if (current === revision) return;
    revision = current;
    for (const key of rowPages.keys()) remove(rowPages, key);
  }

  function remove(pages: Map<string, Entry>, key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  function grow(pages: Map<string, Entry>, key: string, entry: Entry, more: number): void {
    entry.bytes += more;
    // It may have been dropped while a body was made.
    if (pages.get(key) !== entry) return;
    bytes += more;
    for (const oldest of rowPages.keys()) {
      if (bytes <= maxBytes) return;
      remove(rowPages, oldest);
    }
  }

  async function renderPage(key: string, wanted: PageAddress, requester: PageRequester | null): Promise<Page | null> {
    const at = revision;
    const pages = getPages(wanted);
    const answer = await render(wanted.address, requester);
    const isCacheable = canBeCached(answer);
    // After a failure, the earlier page is still the best one.
    const isFailure = answer.status >= 500 || answer.status === TOO_MANY_REQUESTS;
    if (!isCacheable && !canBeSharedOnce(answer)) {
      if (!isFailure) {
        remove(pages, key);
        if (wanted.pinned) unshared.add(key);
      }
      await answer.body?.cancel();
      return null;
    }
    let size = key.length;
    let entry: Entry | undefined;
    const page = await readPage(answer, {
      common: await common(),
      ...(!isCacheable && { cacheControl: 'no-cache' }),
      secure,
      effort: wanted.pinned ? 'best' : 'fast',
      onBody(added) {
        if (entry) grow(pages, key, entry, added);
        else size += added;
      },
    });
    // Until the new page has the encodings that clients ask for, the earlier one is served.
    if (isCacheable && wanted.pinned)
      await Promise.all(listEncodings(pages.get(key)?.page).map((encoding) => page.encode(encoding)));
    checkRevision();
    if (isFailure || (!wanted.pinned && (at === null || at !== revision))) return page;
    remove(pages, key);
    if (!isCacheable) return page;
    entry = { page, bytes: 0, madeAt: now() };
    pages.set(key, entry);
    grow(pages, key, entry, size);
    return page;
  }

  /** Renders a page. Simultaneous calls share one run, unless the rows change in between. */
  function refresh(wanted: PageAddress, requester: PageRequester | null = null): Promise<Page | null> {
    checkRevision();
    const key = getKey(wanted);
    const runKey = wanted.pinned ? key : `${revision} ${key}`;
    const running = pending.get(runKey);
    if (running && now() - running.startedAt < MAX_RUN_MS) return running.page;
    const page = renderPage(key, wanted, requester).finally(() => {
      if (pending.get(runKey)?.page === page) pending.delete(runKey);
    });
    pending.set(runKey, { page, startedAt: now() });
    return page;
  }

  /** Returns the page if it is cached. An old pinned page is refreshed in the background; an old page of rows isn't returned. */
  function find(wanted: PageAddress, onFailure: (error: unknown) => void): Page | undefined {
    checkRevision();
    const [key, pages] = [getKey(wanted), getPages(wanted)];
    const entry = pages.get(key);
    if (!entry) return undefined;
    const age = now() - entry.madeAt;
    if (wanted.pinned) {
      if (age > Math.min(FIRST_STALE_AFTER_MS + entry.madeAt - startedAt, STALE_AFTER_MS))
        refresh(wanted).catch(onFailure);
      return entry.page;
    }
    if (age > STALE_AFTER_MS) {
      remove(pages, key);
      return undefined;
    }
    pages.delete(key);
    pages.set(key, entry);
    return entry.page;
  }

  return {
    refresh,
    find,
    /** Returns the page from the cache, or renders it. Null if visitors can't share it. */
    async open(
      wanted: PageAddress,
      requester: PageRequester,
      onFailure: (error: unknown) => void,
    ): Promise<Page | null> {
      if (unshared.has(getKey(wanted))) return null;
      const page = find(wanted, onFailure);
      counts[page ? 'hits' : 'misses'] += 1;
      return page ?? refresh(wanted, requester);
    },
    /** Counts a page that was served after `find`. */
    countHit(): void {
      counts.hits += 1;
    },
    /** Pages and their size in memory, and how many requests found their page. */
    measure: () => ({ ...counts, pages: pinnedPages.size + rowPages.size, bytes }),
  };
}

export type CachedPages = ReturnType<typeof cachePages>;
