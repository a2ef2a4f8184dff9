import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { type AppOptions, createApp } from './app.ts';

let app: FastifyInstance;
let servedByFront: string[];

async function open(options: Partial<AppOptions> = {}): Promise<void> {
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

/** The answer's text, or its problem code. */
const ask = (headers: Record<string, string>, path = '/origin', method = 'GET') =>
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
  beforeEach(() => open());

  it.each(['localhost:3000', 'localhost', 'LOCALHOST:8080', '127.0.0.1:3000', '127.8.9.10', '[::1]:3000', '[::1]'])(
    'answers to %s',
    async (host) => {
      expect(await ask({ host })).toBe(`http://${host.toLowerCase()}`);
    },
  );

  it.each(['0.0.0.0:3000', '128.0.0.1', '127.0.0.1.evil.example', 'localhost.evil.example', 'evil.localhost', '[::2]'])(
    'refuses %s',
    async (host) => {
      expect(await ask({ host })).toBe('request.host');
    },
  );

  it('accepts changes from its own page, and from none at another port of the machine', async () => {
    const from = (origin: string, host: string) =>
      ask({ host, origin, 'sec-fetch-site': 'same-site' }, '/origin', 'POST');
    expect(await from('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
    expect(await from('http://127.0.0.1:8080', '127.0.0.1:3000')).toBe('request.foreign-origin');
    expect(await from('http://localhost:8080', 'localhost:3000')).toBe('request.foreign-origin');
  });
});

it('serves a cached page only to our hosts', async () => {
  await open();
  expect(await ask({ host: 'localhost:3000' }, '/prepared')).toBe('prepared');
  expect(await ask({ host: 'evil.example' }, '/prepared')).toBe('request.host');
  expect(await ask({ host: 'localhost:port' }, '/prepared')).toBe('request.host');
  expect(servedByFront).toEqual(['localhost:3000']);
});

it("refuses the machine's names on a server with its own database", async () => {
  await open({ publicUrl: 'https://foothold.example', acceptLoopback: false });
  expect(await ask({ host: '127.0.0.1:3000' })).toBe('request.host');
  expect(await ask({ host: 'foothold.example' })).toBe('https://foothold.example');
});

it("trusts a proxy's header, and not what was sent to the proxy", async () => {
  await open({ publicUrl: 'https://foothold.example', acceptLoopback: false, trustProxy: true });
  const forwarded = (value: string, host = 'web:3000') => ask({ host, 'x-forwarded-host': value });
  expect(await forwarded('foothold.example')).toBe('https://foothold.example');
  expect(await forwarded('evil.example, foothold.example')).toBe('https://foothold.example');
  expect(await forwarded('foothold.example, evil.example', 'foothold.example')).toBe('request.host');
  expect(await ask({ host: 'foothold.example' })).toBe('https://foothold.example');
});
