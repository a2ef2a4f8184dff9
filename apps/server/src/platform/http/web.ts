import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import compress from '@fastify/compress';
import serveFiles from '@fastify/static';
import { API_COLLECTION_FILE, API_FILE } from '@foothold/contracts/api-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROOT } from '../env.ts';
import { AppError } from '../errors.ts';
import { chooseEncoding, encode } from './encodings.ts';
import { getPath, type PageSharing, serveShared } from './serve-cached.ts';

/** The built web app. `render` responds to any page request; `C` is the request context it needs. */
export interface WebApp<C> {
  render(request: Request, context: C): Promise<Response>;
  /** In development, serves the source files that pages load. Calls `next` for anything else. */
  sources?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const BUILD = join(ROOT, 'apps', 'web', 'build');
/** The body limit for page forms without files, taken from the largest endpoint behind one. */
const PAGE_BODY_LIMIT = 1024 * 1024;
/** A smaller document isn't worth compressing. */
const MIN_COMPRESSED_BYTES = 1024;
const DOCUMENT_VARY = 'accept-encoding, cookie';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Loads the built web app. @throws Error with instructions if there is none */
export async function loadWebApp<C>(): Promise<WebApp<C>> {
  const entry = join(BUILD, 'server', 'index.js');
  if (!existsSync(entry)) throw new Error('The web app is not built. Run: npm run build');
  return (await import(pathToFileURL(entry).href)) as WebApp<C>;
}

export interface MountOptions<C> {
  app: FastifyInstance;
  web: WebApp<C>;
  getContext(request: FastifyRequest, reply: FastifyReply): Promise<C>;
  /**
   * Called before a form with files is read. Returns the size limit in bytes, null if the page handles it without reading, or undefined if
   * it accepts no file.
   * @throws AppError if the sender isn't allowed to upload
   */
  admitForm(request: FastifyRequest, reply: FastifyReply): Promise<number | null | undefined>;
  /** Pages that are the same for all visitors. */
  sharing: PageSharing;
}

/** Serves the build's files, and pages for every path without a route. */
export async function mountWebApp<C>({ app, web, getContext, admitForm, sharing }: MountOptions<C>): Promise<void> {
  if (!web.sources)
    await app.register(async (files) => {
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, answer: 'download' };
      });
      await files.register(serveFiles, {
        root: join(BUILD, 'client'),
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders(response, path) {
          // File names under assets/ contain a hash of their content.
          const isImmutable = path.includes(`${join('client', 'assets')}`);
          response.header(
            'cache-control',
            isImmutable ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, max-age=3600',
          );
        },
      });
    });
  await app.register(async (pages) => {
    const { sources } = web;
    if (sources)
      pages.addHook('onRequest', async (request, reply) => {
        const { raw } = request;
        const isSource = await new Promise<boolean>((resolve) => {
          reply.raw.once('close', () => resolve(true));
          sources(raw, reply.raw, () => resolve(false));
        });
        return isSource ? reply.hijack() : undefined;
      });
    await pages.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: MIN_COMPRESSED_BYTES,
      brotliOptions: { params: { 1: 4 } },
    });
    async function answer(request: FastifyRequest, reply: FastifyReply) {
      if (await serveShared(request, reply, sharing)) return reply;
      const page = await web.render(toWebRequest(request), await getContext(request, reply));
      if (request.hasTimedOut) {
        await page.body?.cancel();
        return reply;
      }
      for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value);
      for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
      reply.status(page.status);
      const isDocument = (page.headers.get('content-type') ?? '').startsWith('text/html');
      if (!isDocument) return page.body ? reply.send(Readable.fromWeb(page.body)) : reply.send();
      // It was rendered for one caller, even if it is a page that visitors share.
      if (!/no-store|private/.test(page.headers.get('cache-control') ?? ''))
        reply.header('cache-control', 'private, no-cache');
      if (request.method === 'GET' && page.status === 200) sharing.onPage(request.headers, getPath(request.url));
      // Its length is that of the document, which isn't rendered.
      if (request.method === 'HEAD') return reply.header('vary', DOCUMENT_VARY).send();
      return sendDocument(request, reply, Buffer.from(await page.arrayBuffer()));
    }
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      bodyLimit: PAGE_BODY_LIMIT,
      onRequest: async (request, reply) => {
        // API clients expect problem details instead of pages.
        if (/^\/(api|auth)\//.test(request.url) && !API_FILES.has(getPath(request.url)))
          throw new AppError('resource.not-found');
        if (!isFormWithFiles(request)) return;
        const bytes = await admitForm(request, reply);
        if (bytes === null) return answer(request, reply);
        if (bytes !== undefined) request.formLimit = bytes;
      },
      handler: answer,
    });
  });
}

/** Files about the API, which the web app makes. */
const API_FILES: ReadonlySet<string> = new Set([API_FILE, API_COLLECTION_FILE]);

const isFormWithFiles = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' && /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/** Sends a complete document, compressed in one piece: a stream would compress and send each of its many parts. */
async function sendDocument(request: FastifyRequest, reply: FastifyReply, text: Buffer): Promise<FastifyReply> {
  const encoding = text.length < MIN_COMPRESSED_BYTES ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  const bytes = await encode(text, encoding, 'fast');
  if (request.hasTimedOut) return reply;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', DOCUMENT_VARY).send(bytes);
}

function toWebRequest(request: FastifyRequest): Request {
  // Concatenated instead of resolved, because a target like `//elsewhere` would resolve to another host.
  const url = new URL(`${request.ownOrigin}${request.url.startsWith('/') ? '' : '/'}${request.url}`);
  const aborted = new AbortController();
  request.raw.once('close', () => {
    if (request.raw.destroyed && !request.raw.complete) aborted.abort();
  });
  const headers = toHeaders(request);
  const body = request.body instanceof FormData ? request.body : request.rawBody && new Uint8Array(request.rawBody);
  // The form is serialized again, along with its headers.
  if (body instanceof FormData) for (const name of ['content-type', 'content-length']) headers.delete(name);
  return new Request(url, { method: request.method, headers, signal: aborted.signal, ...(body && { body }) });
}

/** Converts Node headers to web `Headers`. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one);
  return headers;
}
