import { OFFLINE_CACHE } from '../../../shared/offline/offline-data.ts';
import type { loadBoard } from '../cards/cards.server.ts';
import { isFiltered } from '../cards/filter.ts';
import { BOARD_PATH } from '../paths.ts';

export type BoardData = Awaited<ReturnType<typeof loadBoard>>;

/** Where the cache has the board’s data, which is newer than the document’s own. */
const DATA_KEY = `${BOARD_PATH}?data`;
/** On the document’s element, if the service worker took it from the cache. */
const MARK = 'offline';

interface StoredBoard {
  accountId: string;
  board: BoardData;
}

/** Whether this document came from the cache. True once, because the page may load fresh data afterward. */
export function takeOfflineMark(): boolean {
  const { dataset } = document.documentElement;
  const isMarked = dataset[MARK] !== undefined;
  delete dataset[MARK];
  return isMarked;
}

/** The latest data of the account’s board that this browser has. */
export async function readStoredBoard(accountId: string): Promise<BoardData | null> {
  const found = await caches.match(DATA_KEY, { cacheName: OFFLINE_CACHE });
  const stored = (await found?.json()) as StoredBoard | undefined;
  return stored?.accountId === accountId ? stored.board : null;
}

/**
 * Stores the board so that it opens offline: its data, its document, and their files. Does nothing for a filtered board, or without the
 * service worker that shows it.
 */
export async function storeBoard(accountId: string, board: BoardData, signal: AbortSignal): Promise<void> {
  if (isFiltered(board.filter) || !('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  await navigator.serviceWorker.ready;
  if (signal.aborted) return;
  const cache = await caches.open(OFFLINE_CACHE);
  const stored: StoredBoard = { accountId, board: { ...board, moving: null, added: null } };
  await cache.put(DATA_KEY, new Response(JSON.stringify(stored)));
  // Messages are loaded on first use, which may be offline.
  await import('../../../shared/ui/toast-region.tsx');
  const html = await storeDocument(cache);
  if (html !== null && !signal.aborted) await storeFiles(cache, html);
}

/** Loads the document unless the cache has the one of this version. @returns its text; null if it couldn’t be loaded */
async function storeDocument(cache: Cache): Promise<string | null> {
  const stored = await (await cache.match(BOARD_PATH))?.text();
  if (stored?.includes(new URL(import.meta.url).pathname)) return stored;
  // Nobody looks at it now, so it isn’t counted as a view.
  const answer = await fetch(BOARD_PATH, { headers: { accept: 'text/html', purpose: 'prefetch' } });
  if (!answer.ok || answer.redirected) return null;
  const html = (await answer.text()).replace('<html', `<html data-${MARK}`);
  await cache.put(BOARD_PATH, new Response(html, { headers: answer.headers }));
  return html;
}

const ASSET_PATTERN = /\/assets\/[\w.~-]+/g;

/** Stores the files that the document names or this page has loaded, and deletes those of earlier versions. */
async function storeFiles(cache: Cache, html: string): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const paths = new Set([
    ...(html.match(ASSET_PATTERN) ?? []),
    ...loaded
      .filter(({ origin }) => origin === location.origin)
      .flatMap(({ pathname }) => pathname.match(ASSET_PATTERN) ?? []),
  ]);
  const known = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !paths.has(pathname)) await cache.delete(request);
    else known.add(pathname);
  }
  await cache.addAll([...paths].filter((path) => !known.has(path)));
}
