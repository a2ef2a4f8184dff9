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
  /** Bytes to send. With a larger `content-length`, the rest never arrives. */
  body?: string | Uint8Array;
}

export interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request exactly as given. Its path isn't normalized, and its body may be incomplete. */
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

/** The Cookie header that their browser would send. */
export const toCookieHeader = ({ cookies }: Person): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Starts another server of the same app, with its own pages or time limit, until the test ends. @returns its origin */
export async function startSecondServer(
  { app }: TestApp,
  web: WebApp<RequestContext> | null,
  options: { answerMs?: number } = {},
): Promise<string> {
  const fastify = await createServer(app, web, options);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    // Not a full shutdown, which would also end the app's events.
    fastify.server.close();
    fastify.server.closeAllConnections();
  });
  return `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
}
