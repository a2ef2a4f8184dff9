import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RequestContext } from '@foothold/web/context';
import { onTestFinished } from 'vitest';
import { createServer } from '../src/main/serve.ts';
import type { WebApp } from '../src/platform/http/web.ts';
import type { Person, TestApp } from './harness.ts';

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  /** Bytes that are sent; with a larger `content-length` the rest never comes. */
  body?: string | Uint8Array;
}

export interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request as it goes over the wire: its path is not resolved, and its body need not be complete. */
export function sendRaw(origin: string, path: string, { method = 'GET', headers, body }: RawRequest = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false, signal: AbortSignal.timeout(20_000) });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      text(answer).then((read) => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: read });
        sent.destroy();
      }, reject);
    });
    if (body !== undefined) sent.write(body);
    if (body === undefined || headers?.['content-length'] === undefined) sent.end();
    else sent.flushHeaders();
  });
}

/** What a browser of theirs sends to another server of the same app. */
export const cookieOf = ({ cookies }: Person): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Another server of the same app, with pages or a time limit of its own, until the test is over. @returns its origin */
export async function serveAside(
  { app }: TestApp,
  web: WebApp<RequestContext> | null,
  options: { answerMs?: number } = {},
): Promise<string> {
  const fastify = await createServer(app, web, options);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    // Not as a server ends: that would end the events of the app, too.
    fastify.server.close();
    fastify.server.closeAllConnections();
  });
  return `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
}
