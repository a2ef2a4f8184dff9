import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { type AppOptions, createApp } from './app.ts';

let app: FastifyInstance;
let servedByFront: string[];

async function startApp(options: Partial<AppOptions> = {}): Promise<void> {
  app = await createApp({
    logger: createLogger('silent'),
    publicUrl: 'http://localhost:3000',
    acceptLoopback: true,
    trustProxy: false,
    front: (request, response) => {
      if (request.url !== '/prepared') return false;
      servedByFront.push(request.headers.host ?? '');
      response.end('prepared');
      return true;
    },
    ...options,
  });
  app.route({ method: ['GET', 'POST'], url: '/origin', handler: async (request) => request.ownOrigin });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(() => {
  servedByFront = [];
});
afterEach(() => app.close());

/** Returns the response text or the error code. */
const sendRequest = (headers: Record<string, string>, path = '/origin', method = 'GET') =>
  new Promise<string>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    request({ hostname: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : JSON.parse(text).code));
    })
      .on('error', reject)
      .end();
  });

describe('server for its own machine', () => {
  beforeEach(() => startApp());

  it.each(['localhost:3000', 'localhost', 'LOCALHOST:8080', '127.0.0.1:3000', '127.8.9.10', '[::1]:3000', '[::1]'])(
    'answers to %s',
    async (host) => {
      expect(await sendRequest({ host })).toBe(`http://${host.toLowerCase()}`);
    },
  );

  it.each(['0.0.0.0:3000', '128.0.0.1', '127.0.0.1.evil.example', 'localhost.evil.example', 'evil.localhost', '[::2]'])(
    'rejects %s',
    async (host) => {
      expect(await sendRequest({ host })).toBe('request.host');
    },
  );

  it('accepts changes from its own page, but not from another port on the machine', async () => {
    const postWithOrigin = (origin: string, host: string) =>
      sendRequest({ host, origin, 'sec-fetch-site': 'same-site' }, '/origin', 'POST');
    expect(await postWithOrigin('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
    expect(await postWithOrigin('http://127.0.0.1:8080', '127.0.0.1:3000')).toBe('request.foreign-origin');
    expect(await postWithOrigin('http://localhost:8080', 'localhost:3000')).toBe('request.foreign-origin');
  });
});

it('serves cached pages only to our hosts', async () => {
  await startApp();
  expect(await sendRequest({ host: 'localhost:3000' }, '/prepared')).toBe('prepared');
  expect(await sendRequest({ host: 'evil.example' }, '/prepared')).toBe('request.host');
  expect(await sendRequest({ host: 'localhost:port' }, '/prepared')).toBe('request.host');
  expect(servedByFront).toEqual(['localhost:3000']);
});

it('rejects loopback names if the server has its own database', async () => {
  await startApp({ publicUrl: 'https://foothold.example', acceptLoopback: false });
  expect(await sendRequest({ host: '127.0.0.1:3000' })).toBe('request.host');
  expect(await sendRequest({ host: 'foothold.example' })).toBe('https://foothold.example');
});

it("trusts the proxy's header, but not what the client sent to the proxy", async () => {
  await startApp({ publicUrl: 'https://foothold.example', acceptLoopback: false, trustProxy: true });
  const sendForwarded = (value: string, host = 'web:3000') => sendRequest({ host, 'x-forwarded-host': value });
  expect(await sendForwarded('foothold.example')).toBe('https://foothold.example');
  expect(await sendForwarded('evil.example, foothold.example')).toBe('https://foothold.example');
  expect(await sendForwarded('foothold.example, evil.example', 'foothold.example')).toBe('request.host');
  expect(await sendRequest({ host: 'foothold.example' })).toBe('https://foothold.example');
});
