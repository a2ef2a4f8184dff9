import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contract, contract } from '@foothold/contracts';
import { problemSchema } from '@foothold/contracts/errors';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createCustodyKey } from '../src/domains/recruiting/index.ts';
import { type App, compose } from '../src/main/compose.ts';
import { type RunningCustody, startCustody } from '../src/main/custody.ts';
import { derivePublicKeys } from '../src/main/custody-keys.ts';
import { createServer } from '../src/main/serve.ts';
import { SETTINGS } from '../src/main/settings.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import type { DB } from '../src/platform/db/schema.ts';
import { parseSettings } from '../src/platform/env.ts';
import { createLogger } from '../src/platform/logger.ts';
import type { Module } from '../src/platform/module.ts';
import { onServer, withDatabase } from './database.setup.ts';

export type Api = JsonifiedClient<ContractRouterClient<Contract>>;

/** A client with a cookie jar, the typed API, and plain requests. */
export interface Person {
  api: Api;
  /** A raw request, for what the typed client wouldn't send. */
  request(path: string, init?: RequestInit): Promise<Response>;
  cookies: Map<string, string>;
}

export interface TestApp {
  app: App;
  url: string;
  /** The app's clock. Move it to let things expire. */
  clock: { now: Date };
  /** Logged errors. A test that expects one removes it. */
  errors: string[];
  visitor(): Person;
  /** As the server's role, like the app itself. */
  databaseUrl: string;
  /** As the custody process's role. */
  custodyUrl: string;
  /** As the owner, for what neither role may do. */
  ownerUrl: string;
  owner: Kysely<DB>;
  /** CUSTODY_KEYS for this app's secrets. */
  custodyKeys: string;
  /** Starts a custody process for this app. It runs until the tests end or it is stopped. @param keys replaces `custodyKeys` */
  openCustody(keys?: string): Promise<Pick<RunningCustody, 'stop'>>;
  /** Waits for the jobs that a call added, by checking their results. */
  eventually<T>(look: () => Promise<T | undefined | false>): Promise<T>;
}

/**
 * The whole server on its own migrated database, reached over HTTP. Call it once at the top of a test file.
 * @param settings override the test defaults
 * @param options `deliversMail`: emails are delivered to `SMTP_URL` or the outbox folder; otherwise they stay with their text in `mails`
 */
export function useTestApp(
  settings: Record<string, string> = {},
  { deliversMail = 'SMTP_URL' in settings, modules }: { deliversMail?: boolean; modules?: readonly Module[] } = {},
): TestApp {
  const test = { clock: { now: new Date() }, errors: [] as string[] } as TestApp;
  let close = async () => {};

  beforeAll(async () => {
    const server = inject('databaseServer');
    const name = `foothold_${randomUUID().replaceAll('-', '')}`;
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('template')}`);
    // Privileges on a database aren't copied with it.
    await onServer(server, `REVOKE CREATE, TEMPORARY ON DATABASE ${name} FROM PUBLIC`);
    const folder = mkdtempSync(join(tmpdir(), 'foothold-house-'));
    const roles = inject('databaseRoles');
    test.databaseUrl = withDatabase(roles.url, name);
    test.custodyUrl = withDatabase(roles.custodyUrl, name);
    test.ownerUrl = withDatabase(server, name);
    test.custodyKeys = (await createCustodyKey('test')).private;
    const env = parseSettings(
      {
        NODE_ENV: 'test',
        CUSTODY_PUBLIC_KEYS: await derivePublicKeys(test.custodyKeys),
        DATABASE_URL: test.databaseUrl,
        DATA_DIR: folder,
        SAMPLE_DATA: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...settings,
      },
      SETTINGS,
    );
    const logger = createLogger(env.LOG_LEVEL, { write: (line) => void test.errors.push(line) });
    const database = openDatabase(test.databaseUrl, 5, logger);
    const owner = openDatabase(test.ownerUrl, 2, logger);
    test.owner = owner.db;
    test.app = await compose(env, database, logger, () => test.clock.now, modules);
    const fastify = await createServer(test.app, null);
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    await test.app.startJobs(deliversMail ? {} : { 'mail.deliver': async () => {} });
    test.url = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
    const custodyProcesses = new Set<RunningCustody>();
    test.openCustody = async (keys = test.custodyKeys) => {
      const custody = await startCustody(keys, test.custodyUrl, logger, {
        publicUrl: env.publicUrl,
        vaultKeys: test.app.secrets.vaultKeys,
        now: () => test.clock.now,
      });
      const stop = async () => {
        if (custodyProcesses.delete(custody)) await custody.stop();
      };
      custodyProcesses.add(custody);
      return { stop };
    };
    close = async () => {
      await Promise.all([...custodyProcesses].map((custody) => custody.stop()));
      await fastify.close();
      await test.app.stop();
      await database.close();
      await owner.close();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      rmSync(folder, { recursive: true, force: true });
    };
  }, 60_000);

  afterAll(async () => {
    await close();
    expect(test.errors.map((error) => JSON.stringify(error)).join('\n'), 'nothing unexpected was logged').toBe('');
  });

  test.visitor = () => createPerson(test.url);
  test.eventually = eventually;
  return test;
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Creates a client of a server at any URL. */
export function createPerson(url: string): Person {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('user-agent')) headers.set('user-agent', BROWSER);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const link = new OpenAPILink(contract, {
    url,
    customErrorResponseBodyDecoder: (body) => {
      const { data: problem } = problemSchema.safeParse(body);
      return (
        problem && new ORPCError(problem.code, { status: problem.status, message: problem.message, data: problem })
      );
    },
    fetch: async (made, init) => {
      const body = made.body ? { body: new Uint8Array(await made.arrayBuffer()) } : {};
      const answer = await request(made.url, {
        method: made.method,
        headers: made.headers,
        signal: made.signal,
        ...init,
        ...body,
      });
      if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return answer;
      // The link parses bodies by media type and knows only plain JSON.
      const headers = new Headers(answer.headers);
      headers.set('content-type', 'application/json');
      return new Response(answer.body, { status: answer.status, headers });
    },
  });
  return { api: createORPCClient(link), request, cookies };
}

const WAIT_LIMIT_MS = 30_000;

async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const until = Date.now() + WAIT_LIMIT_MS;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (Date.now() > until) throw new Error('what was waited for did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
