import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compose } from '../src/main/compose.ts';
import { MODULES } from '../src/main/modules.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { defineModule, type Module } from '../src/platform/module.ts';
import type { Job } from '../src/platform/queue.ts';
import { useTestApp } from './harness.ts';

declare module '../src/platform/module.ts' {
  interface Services {
    parcels: { sent: string[] };
  }
}

const sendParcel: Job<{ to: string }> = { name: 'parcels.send', payload: z.object({ to: z.string() }), retries: 0 };
const sent: string[] = [];

/** A self-contained domain that no other part of the product knows about. */
const parcelsModule = defineModule({
  name: 'parcels',
  needs: ['accounts'],
  create: (_, { accounts }) => ({ accounts, parcels: { sent } }),
  provides: ({ parcels }) => ({ parcels }),
  jobs: (handle) => [handle(sendParcel, async ({ parcels }, { to }) => void parcels.sent.push(to))],
  listens: {
    'accounts.consent-changed': async ({ parcels }, _, { kind }) => void parcels.sent.push(`consent ${kind}`),
  },
  personalData: ({ parcels }) => [
    { name: 'parcels', collect: async () => ({ data: parcels.sent }), erase: async () => undefined },
  ],
  archive: () => [{ name: 'parcels', collections: [] }],
});

describe('an added module', () => {
  const test = useTestApp({}, { modules: [...MODULES, parcelsModule] });

  it('has its jobs run', async () => {
    await test.app.queue.add(test.app.db, sendParcel, { to: 'Ada' });
    await test.eventually(async () => sent.includes('Ada'));
  });

  it("receives other modules' events inside the transaction that caused them", async () => {
    const { transact, announce } = test.app;
    const change = { userId: crypto.randomUUID(), kind: 'parcels', given: true };
    await transact((trx) => announce('accounts.consent-changed', trx, change));
    expect(sent).toContain('consent parcels');
  });

  it('contributes to the export of an account', () => {
    expect(test.app.personalData().map(({ name }) => name)).toContain('parcels');
    expect(test.app.archive().map(({ name }) => name)).toContain('parcels');
  });
});

describe('startup', () => {
  const test = useTestApp();
  const startModules = async (modules: readonly Module[]) => {
    const logger = createLogger('silent');
    const database = openDatabase(test.databaseUrl, 2, logger);
    try {
      const fastify = await compose(test.app.env, database, logger, undefined, modules);
      try {
        await fastify.startJobs();
      } finally {
        await fastify.stop();
      }
    } finally {
      await database.close();
    }
  };
  const omitModule = (name: string) => MODULES.filter((module) => module.name !== name);

  it.each([
    ['a module needs what no module before it provides', [parcelsModule, ...MODULES], '"parcels" needs accounts'],
    ['a part of the contract has no routes', omitModule('feed'), 'no module has routes for: feed'],
    ['two modules provide the same', [...MODULES, parcelsModule, parcelsModule], 'two modules provide "parcels"'],
    [
      'two modules have routes for the same',
      [
        ...MODULES,
        defineModule({ name: 'feed', needs: [], create: () => null, routes: () => ({ feed: {} as never }) }),
      ],
      'two modules have routes for "feed"',
    ],
    [
      'a job has two handlers',
      [
        ...MODULES,
        parcelsModule,
        defineModule({
          name: 'twice',
          needs: [],
          create: () => null,
          jobs: (handle) => [handle(sendParcel, async () => undefined)],
        }),
      ],
      'parcels.send wasn’t declared when the queue opened, or has two handlers',
    ],
  ] satisfies [string, readonly Module[], string][])('fails if %s', async (_, modules, message) => {
    await expect(startModules(modules)).rejects.toThrow(message);
  });
});
