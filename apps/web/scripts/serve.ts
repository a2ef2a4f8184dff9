/**
 * Runs the web app without the server, for design work. `npm run dev` rebuilds on every change; `npm run serve` shows
 * the built app under the same content security policy as production. There is no API behind it. `?as=member` and
 * `?as=admin` sign in a sample user; `?as=nobody` signs out.
 */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { DEFAULT_BRAND } from '@foothold/brand';
import { brandSchema } from '@foothold/brand/schema';
import type { Viewer } from '@foothold/contracts/accounts';
import { getEntitlements } from '@foothold/core/pricing';
import type { RequestContext, WebBuild } from '../src/shared/request-context.ts';

const { values: options } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    port: { type: 'string', default: '4173' },
    accent: { type: 'string' },
  },
});
process.env.NODE_ENV ??= options.dev ? 'development' : 'production';
const origin = `http://127.0.0.1:${options.port}`;
const root = join(import.meta.dirname, '..');
const client = join(root, 'build/client');

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function buildContentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function samplePerson(role: Viewer['role']): Viewer {
  return {
    id: 'sample',
    name: 'Ines Varga',
    email: 'ines.varga@example.com',
    emailConfirmed: true,
    confirmBy: null,
    role,
    region: 'us',
    plan: 'prime',
    trial: 'running',
    trialEndsAt: '2026-12-05T12:00:00.000Z',
    sample: false,
    capabilities: getEntitlements('prime'),
  };
}

/** Answers every call as an overloaded server would. */
function createFailingApi(): RequestContext['api'] {
  const refuse = () =>
    Promise.reject(
      Object.assign(new Error('There is no API behind this preview.'), { code: 'server.busy', status: 503 }),
    );
  const tree: object = new Proxy(refuse, { get: (_, name) => (name === 'then' ? undefined : tree) });
  return tree as RequestContext['api'];
}

const brand = brandSchema.parse({ ...DEFAULT_BRAND, ...(options.accent && { colors: { accent: options.accent } }) });

function createContext(nonce: string, as: string | undefined): RequestContext {
  return {
    nonce,
    requestId: randomBytes(6).toString('hex'),
    viewer: as === 'admin' || as === 'member' ? samplePerson(as) : null,
    api: createFailingApi(),
    brand,
    publicUrl: origin,
    portalUrl: '/portal',
    portalUkUrl: null,
    region: 'us',
    mailDelivers: true,
    forwardingDelivers: true,
    signInProviders: [],
    themeDefault: 'light',
    priceReading: 'as-specified',
    // The gallery's tests use the built app.
    isDevelopment: true,
    pictures: { social: async () => new Uint8Array(), icon: async () => new Uint8Array() },
    report: (error) => console.error(error),
  };
}

const vite = options.dev ? await (await import('vite')).createServer({ root, server: { middlewareMode: true } }) : null;

async function loadWeb(): Promise<WebBuild> {
  if (vite) return (await vite.ssrLoadModule('./src/app/server.ts')) as WebBuild;
  return (await import(join(root, 'build/server/index.js'))) as WebBuild;
}

function sendFile(path: string, response: ServerResponse): boolean {
  const file = normalize(join(client, path));
  if (!file.startsWith(client) || !existsSync(file) || !statSync(file).isFile()) return false;
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  const compressed = existsSync(`${file}.br`) ? `${file}.br` : file;
  if (compressed !== file) response.setHeader('content-encoding', 'br');
  if (path.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  createReadStream(compressed).pipe(response);
  return true;
}

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', origin);
  if (!vite && sendFile(url.pathname, response)) return;
  const requestedRole = url.searchParams.get('as');
  if (requestedRole) response.setHeader('set-cookie', `as=${encodeURIComponent(requestedRole)}; Path=/; SameSite=Lax`);
  const as = requestedRole ?? /(?:^|; )as=(\w+)/.exec(incoming.headers.cookie ?? '')?.[1];
  const nonce = randomBytes(16).toString('base64');
  const method = incoming.method ?? 'GET';
  const request = new Request(url, {
    method,
    headers: new Headers(incoming.headers as Record<string, string>),
    ...(method !== 'GET' && method !== 'HEAD' && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
  const page = await (await loadWeb()).render(request, createContext(nonce, as));
  response.statusCode = page.status;
  for (const [name, value] of page.headers) response.setHeader(name, value);
  if (!vite && !page.headers.has('content-security-policy'))
    response.setHeader('content-security-policy', buildContentSecurityPolicy(nonce));
  if (page.body) Readable.fromWeb(page.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
  else response.end();
}

createServer((incoming, response) => {
  const serve = () =>
    answer(incoming, response).catch((error: unknown) => {
      console.error(error);
      response.statusCode = 500;
      response.end();
    });
  if (vite) vite.middlewares(incoming, response, serve);
  else void serve();
}).listen(Number(options.port), '127.0.0.1', () => console.warn(`Web preview at ${origin}`));
