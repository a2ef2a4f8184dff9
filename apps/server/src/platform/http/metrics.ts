import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../errors.ts';

export interface MetricsOptions {
  /** The bearer token for `/metrics`. Without one, the route is closed. */
  token?: string | undefined;
  /** A separate port without authentication. If omitted, there is none. */
  listen?: { host: string; port: number } | undefined;
  /** Pages in the cache, their bytes in memory, and how many requests found theirs or didn't. Null if no pages are served. */
  measurePages?: () => PageCounts | null;
}

interface PageCounts {
  pages: number;
  bytes: number;
  hits: number;
  misses: number;
}

/**
 * Counts and times requests by route, and serves Prometheus metrics at `/metrics` on any host name to holders of the token, and on the
 * separate port. Anyone else gets a 404.
 */
export function observe(app: FastifyInstance, { token, listen, measurePages }: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_request_failures_total',
    help: 'Answers with status 500 and above',
    labelNames,
    registers: [registry],
  });
  if (measurePages) observePages(registry, measurePages);
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    seconds.observe(labels, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc(labels);
  });
  app.get('/metrics', { config: { anyHost: true } }, async (request, reply) => {
    if (!hasToken(request.headers.authorization, token)) throw new AppError('resource.not-found');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  if (!listen) return;
  const server = createListener(registry);
  app.addHook('onReady', async () => {
    server.listen(listen);
    await once(server, 'listening');
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** Cached responses bypass the request log and the histogram, so only these metrics show them. */
function observePages(registry: Registry, measure: () => PageCounts | null): void {
  const declare = (name: string, help: string, read: (counts: PageCounts) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const counts = measure();
        if (counts) this.set(read(counts));
      },
    });
  declare('cached_pages', 'Pages in the cache', ({ pages }) => pages);
  declare('cached_page_bytes', 'Memory that cached pages take, in bytes', ({ bytes }) => bytes);
  declare('cached_page_hits_total', 'Requests whose page was in the cache', ({ hits }) => hits);
  declare('cached_page_misses_total', 'Requests whose page was not in the cache', ({ misses }) => misses);
}

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that timing and length reveal nothing about the token. */
function hasToken(authorization: string | undefined, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(hashText(given), hashText(token));
}

function createListener(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
