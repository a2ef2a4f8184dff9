import { AppError } from '../../../../platform/errors.ts';
import type { Fetcher } from '../../../../platform/fetch/fetcher.ts';
import type { DirectoryEntry } from '../directory/directory.ts';
import type { Adapter, Board, ParsedPage } from '../sources/adapter.ts';
import { type SourceKeys, toAccess } from '../sync/access.ts';
import { parsePage } from '../sync/page.ts';
import { type RequestDeps, requestSource, SourceBusyError, SourceError } from '../sync/request.ts';

/** A board and the adapter that reads it. */
export interface RecognizedBoard {
  adapter: Adapter;
  board: Board;
}

/** Knows which board an address belongs to. */
export interface BoardRegistry {
  adapters: readonly Adapter[];
  recognizeBoard(address: string): RecognizedBoard | null;
  findBoardInPage(html: string, url: string): RecognizedBoard | null;
  /** Known boards that an admin can switch on. */
  listDirectory(): readonly DirectoryEntry[];
}

const PAGE_TYPES = ['text/html', 'application/xhtml+xml'];
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);

/**
 * The board at an address that an admin pasted: by the address itself, or by what the page there links to.
 * @throws AppError `fetch.*`, `listings.source-not-recognized`, `listings.source-gone`
 */
export async function findBoard(registry: BoardRegistry, fetch: Fetcher, pasted: string): Promise<RecognizedBoard> {
  const address = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(pasted) ? `https://${pasted}` : pasted;
  const recognized = registry.recognizeBoard(address);
  if (recognized) return recognized;
  const answer = await fetch(address, { accept: PAGE_TYPES });
  if (GONE_STATUSES.has(answer.status)) throw new AppError('listings.source-gone');
  const html = new TextDecoder().decode(answer.body);
  const found = registry.recognizeBoard(answer.url) ?? registry.findBoardInPage(html, answer.url);
  if (!found) throw new AppError('listings.source-not-recognized');
  return found;
}

/**
 * Reads a board's first page before it is added.
 * @throws AppError `listings.source-gone`, `listings.source-unreadable` with the reason in `data`, `listings.source-without-jobs`, and those
 * `fetch.*` that the admin can do something about
 */
export async function probeBoard(request: RequestDeps, found: RecognizedBoard, keys: SourceKeys): Promise<ParsedPage> {
  const page = await readFirstPage(request, found, keys);
  if (page.listings.length === 0 && page.rejected.length === 0 && !page.next)
    throw new AppError('listings.source-without-jobs');
  return page;
}

async function readFirstPage(
  request: RequestDeps,
  { adapter, board }: RecognizedBoard,
  keys: SourceKeys,
): Promise<ParsedPage> {
  try {
    const answer = await requestSource(request, adapter.start(board), toAccess(adapter, board, keys));
    if (answer === 'unchanged') throw new AppError('listings.source-unreadable');
    return parsePage(adapter, board, answer);
  } catch (error) {
    if (error instanceof SourceBusyError) throw new AppError('server.busy', { cause: error });
    if (!(error instanceof SourceError)) throw error;
    if (GONE_STATUSES.has(error.status ?? 0)) throw new AppError('listings.source-gone', { cause: error });
    if (error.code === 'fetch.refused-address' || error.code === 'fetch.disallowed-by-robots')
      throw new AppError(error.code, { cause: error });
    throw new AppError('listings.source-unreadable', { cause: error, data: { reason: error.message } });
  }
}
