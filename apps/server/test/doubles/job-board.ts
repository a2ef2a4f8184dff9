import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Adapter,
  type Board,
  type ParsedListing,
  SourceFormatError,
  type SourceRequest,
} from '../../src/domains/listings/ingest/sources/adapter.ts';
import { type LocalServer, startLocalServer } from '../../src/platform/fetch/testing/servers.ts';

/** A job of the made-up board. */
export interface BoardJob {
  id: string | null;
  title?: string;
  text?: string;
  postedAt?: string;
}

interface BoardPage {
  jobs: BoardJob[];
  next: string | null;
  total: number | null;
}

const toRequest = (url: string): SourceRequest => ({ url, kind: 'page', accept: ['application/json'] });

/** Reads the made-up board below. The token is its origin, so that each test can have its own. */
export function createTestAdapter(change: Partial<Adapter['terms']> = {}, withDetails = false): Adapter {
  const toListing = ({ id, title, text, postedAt }: BoardJob & { id: string }, { token }: Board): ParsedListing => ({
    listing: {
      externalId: id,
      title: title ?? `Nurse ${id}`,
      places: ['Austin, TX'],
      url: `https://jobs.example/${encodeURIComponent(id)}`,
      ...(text !== undefined && { description: text }),
      ...(postedAt !== undefined && { postedAt }),
    },
    detail: withDetails
      ? { url: `${token}/jobs/${id}`, kind: 'detail', accept: ['application/json'], externalId: id }
      : null,
  });
  return {
    system: 'test-board',
    name: 'Test Board',
    basis: 'documentation',
    terms: {
      url: 'https://jobs.example/terms',
      readAt: '2026-11-01',
      keys: [],
      attribution: null,
      requestsPerMinute: 60_000,
      mayStoreDescription: true,
      mayShowDescription: true,
      mayMarkUpJobPosting: true,
      ...change,
    },
    recognize: (url) =>
      url.pathname === '/board' ? { system: 'test-board', token: url.origin, url: `${url.origin}/board` } : null,
    start: ({ token }) => toRequest(`${token}/jobs?page=1`),
    parse({ text }, board) {
      const page = parseJson(text) as BoardPage;
      if (!Array.isArray(page.jobs)) throw new SourceFormatError('The answer has no list of jobs.');
      return {
        listings: page.jobs.flatMap((job) => (job.id === null ? [] : toListing({ ...job, id: job.id }, board))),
        rejected: page.jobs.flatMap(({ id }, at) =>
          id === null ? { at: `jobs[${at}]`, externalId: null, reason: 'It has no ID.' } : [],
        ),
        next: page.next === null ? null : toRequest(`${board.token}${page.next}`),
        total: page.total,
        skipped: 0,
      };
    },
    ...(withDetails && {
      parseDetail: ({ text }, listing) => ({ ...listing, description: (parseJson(text) as { text: string }).text }),
    }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFormatError('The answer isn’t complete.');
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestBoard extends LocalServer {
  origin: string;
  /** The jobs of each page. */
  pages: BoardJob[][];
  total: number | null;
  /** Answers instead of the board, by path with its query. */
  faults: Map<string, Handler>;
  /** Paths that were requested since the last call, without robots.txt. */
  takePaths(): string[];
}

/** A job board over HTTP, with ETags. */
export async function startTestBoard(pages: BoardJob[][], port = 0): Promise<TestBoard> {
  let read = 0;
  const server = await startLocalServer(
    (request, response) => {
      const path = request.url ?? '';
      const fault = board.faults.get(path);
      if (fault) return fault(request, response);
      if (path === '/robots.txt') return void response.writeHead(404).end();
      const detail = /^\/jobs\/(.+)$/.exec(path)?.[1];
      if (detail !== undefined)
        return sendJson(request, response, { text: `About ${detail}.\n\nRequirements\n- Wound care` });
      const number = Number(/page=(\d+)/.exec(path)?.[1]);
      const jobs = board.pages[number - 1] ?? [];
      const next = number < board.pages.length ? `/jobs?page=${number + 1}` : null;
      sendJson(request, response, { jobs, next, total: board.total } satisfies BoardPage);
    },
    '127.0.0.1',
    port,
  );
  const board: TestBoard = {
    ...server,
    requests: server.requests,
    origin: `http://127.0.0.1:${server.port}`,
    pages,
    total: null,
    faults: new Map(),
    takePaths() {
      const paths = server.requests.slice(read).map(({ url }) => url ?? '');
      read = server.requests.length;
      return paths.filter((path) => path !== '/robots.txt');
    },
  };
  return board;
}

function sendJson(request: IncomingMessage, response: ServerResponse, value: object): void {
  const text = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', etag }).end(text);
}

/** Jobs with a description, by ID. */
export const createJobs = (...ids: string[]): BoardJob[] =>
  ids.map((id) => ({ id, text: `You will care for people.\n\nRequirements\n- Wound care\n- License ${id}` }));
