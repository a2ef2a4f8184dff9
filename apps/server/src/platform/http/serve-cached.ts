import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPages, PageAddress } from './cached-pages.ts';
import { chooseEncoding } from './encodings.ts';
import type { PageBody } from './page-bodies.ts';

/** What the server needs to share pages among visitors. */
export interface PageSharing {
  cachedPages: CachedPages;
  /** The address of the page that a URL names, without parameters that the page doesn't read. Null if it can't be cached. */
  parseAddress(url: string): PageAddress | null;
  /** Whether a response to these headers could be personal. */
  isPersonal(headers: IncomingHttpHeaders): boolean;
  /** Called for every document served. */
  onPage(headers: IncomingHttpHeaders, path: string): void;
  onFailure(error: unknown): void;
}

export const getPath = (url: string): string => url.split('?', 1)[0] ?? url;

type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The page of a request that visitors can share. Null if there is none, or if the response could be personal. */
function getSharedAddress({ method, url = '', headers }: PageRequest, sharing: PageSharing): PageAddress | null {
  if ((method !== 'GET' && method !== 'HEAD') || sharing.isPersonal(headers)) return null;
  return sharing.parseAddress(url);
}

/** The status of a response, and whether it has the body: the client may have the page, or ask only about it. */
function chooseAnswer({ method, headers }: PageRequest, pageStatus: number, { etag }: PageBody) {
  const isUnchanged = pageStatus === 200 && (headers['if-none-match']?.includes(etag) ?? false);
  return { status: isUnchanged ? 304 : pageStatus, hasBody: !isUnchanged && method !== 'HEAD' };
}

/** Responds from the cache before anything else looks at the request. Returns false if the page isn't cached in the encoding wanted. */
export function serveCached(sharing: PageSharing) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = getSharedAddress(request, sharing);
    const page = address && sharing.cachedPages.find(address, sharing.onFailure);
    const body = page?.bodies.get(chooseEncoding(request.headers['accept-encoding']));
    if (!page || !body) return false;
    sharing.cachedPages.countHit();
    const { status, hasBody } = chooseAnswer(request, page.status, body);
    response.writeHead(status, body.headers);
    if (hasBody) response.end(body.body, 'latin1');
    else response.end();
    if (request.method === 'GET' && page.status === 200) sharing.onPage(request.headers, getPath(request.url ?? ''));
    return true;
  };
}

/** Responds with a page that visitors share, rendered if necessary. Returns false if they can't share this one. */
export async function serveShared(
  request: FastifyRequest,
  reply: FastifyReply,
  sharing: PageSharing,
): Promise<boolean> {
  const address = getSharedAddress(request.raw, sharing);
  const requester = { address: request.ip, requestId: request.id };
  const page = address && (await sharing.cachedPages.open(address, requester, sharing.onFailure));
  if (request.hasTimedOut) return true;
  if (!page) return false;
  const body = await page.encode(chooseEncoding(request.headers['accept-encoding']));
  if (request.hasTimedOut) return true;
  for (let at = 0; at < body.headers.length; at += 2) reply.header(body.headers[at] ?? '', body.headers[at + 1]);
  if (request.method === 'GET' && page.status === 200) sharing.onPage(request.headers, getPath(request.url));
  const { status, hasBody } = chooseAnswer(request.raw, page.status, body);
  reply.status(status).send(hasBody ? Buffer.from(body.body, 'latin1') : undefined);
  return true;
}
