import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import compress from '@fastify/compress';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROOT } from '../env.ts';

/** The built web app: `render` answers any request for a page. `C` is what it wants to know about the request. */
export interface WebApp<C> {
  render(request: Request, context: C): Promise<Response>;
}

const BUILD = join(ROOT, 'apps', 'web', 'build');
/** A page's own form may carry a file; the endpoint behind it has the exact limit. */
const PAGE_BODY_LIMIT = 11 * 1024 * 1024;
const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** @throws Error with what to do when the web app was not built */
export async function loadWebApp<C>(): Promise<WebApp<C>> {
  const entry = join(BUILD, 'server', 'index.js');
  if (!existsSync(entry)) throw new Error('The web app is not built. Run: npm run build');
  return (await import(pathToFileURL(entry).href)) as WebApp<C>;
}

/** Serves the files of the build and, for everything else that no route takes, its pages. */
export async function mountWebApp<C>(
  app: FastifyInstance,
  web: WebApp<C>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<C>,
): Promise<void> {
  await app.register(serveFiles, {
    root: join(BUILD, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      // Names under assets/ hold a hash of their content.
      const immutable = path.includes(`${join('client', 'assets')}`);
      response.header(
        'cache-control',
        immutable ? `public, max-age=${A_YEAR_MS / 1000}, immutable` : 'public, max-age=3600',
      );
    },
  });
  await app.register(async (pages) => {
    await pages.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: { 1: 4 } } });
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      bodyLimit: PAGE_BODY_LIMIT,
      handler: async (request, reply) => {
        const answer = await web.render(toWebRequest(request), await contextOf(request, reply));
        for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
        for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
        reply.status(answer.status);
        return answer.body ? reply.send(Readable.fromWeb(answer.body)) : reply.send();
      },
    });
  });
}

function toWebRequest(request: FastifyRequest): Request {
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const aborted = new AbortController();
  request.raw.once('close', () => {
    if (request.raw.destroyed && !request.raw.complete) aborted.abort();
  });
  const headers = toHeaders(request);
  const body = request.rawBody && new Uint8Array(request.rawBody);
  return new Request(url, { method: request.method, headers, signal: aborted.signal, ...(body && { body }) });
}

/** Headers in the form of the web platform. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one);
  return headers;
}
