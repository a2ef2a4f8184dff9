import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@foothold/brand';
import { createAccountOpening } from '../../apps/server/src/domains/accounts/account-opening.ts';
import { createConsents } from '../../apps/server/src/domains/accounts/consents/consents.ts';
import type { AccountsDeps } from '../../apps/server/src/domains/accounts/deps.ts';
import { createStaffViews } from '../../apps/server/src/domains/accounts/staff-views/staff-views.ts';
import { readAccount } from '../../apps/server/src/domains/accounts/viewer.ts';
import { createBilling } from '../../apps/server/src/domains/billing/index.ts';
import { ALL_SCOPES, type User } from '../../apps/server/src/platform/actor.ts';
import { createTransact, type Executor, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { createMail } from '../../apps/server/src/platform/mail/mail.ts';
import type { Queue } from '../../apps/server/src/platform/queue.ts';
import { createSandbox } from '../../apps/server/src/sandbox/payments/sandbox.ts';

/**
 * Billing, accounts, and the sandbox on a real database, with a manual clock. Nothing listens: the sandbox's events aren't sent, and jobs
 * that billing adds are collected in `jobs` for the caller to run.
 */
export async function startBillingApp(start: Date) {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-ledger-'));
  const server = await startEmbeddedDatabase(folder, { durable: false });
  const database = openDatabase(server.adminUrl, 16, createLogger('error'));
  const { db } = database;
  await migrate(db);
  const transact = createTransact(db);
  const clock = { now: start };
  const getNow = () => clock.now;
  const jobs: { name: string; payload: object }[] = [];
  const queue: Queue = {
    add: async (_executor, job, payload) => void jobs.push({ name: job.name, payload }),
    addAll: async (_executor, job, payloads) => {
      for (const payload of payloads) jobs.push({ name: job.name, payload });
    },
    work: async () => undefined,
    hasWaiting: async () => false,
    requireHandlers: () => undefined,
    stop: async () => undefined,
  };
  const silent: Queue = { ...queue, add: async () => undefined, addAll: async () => undefined };
  const mail = createMail(silent);
  const portalUrl = 'https://foothold.example/portal';
  // The only parts of accounts that are needed to create one for a payer.
  const accountsDeps = { mail, brand: DEFAULT_BRAND, portalUrl, now: getNow } as AccountsDeps;
  const accounts = {
    ...createAccountOpening(accountsDeps),
    ...createConsents(accountsDeps, async () => undefined),
    staffViews: createStaffViews({ db, now: getNow }),
    account: ({ id }: { id: string }, executor: Executor = db) => readAccount(executor, id, getNow()),
  };
  const sandbox = createSandbox({
    db,
    transact,
    queue: silent,
    secret: 'a secret of nobody'.repeat(3),
    address: null,
    host: 'localhost',
    now: getNow,
  });
  const { service } = sandbox;
  const brand = DEFAULT_BRAND;
  const billing = createBilling({
    db,
    transact,
    service,
    accounts,
    queue,
    events: { publish: async () => undefined },
    mail,
    notifications: { notify: async () => undefined },
    brand,
    reading: 'as-specified',
    portalUrl,
    now: getNow,
  });
  const stop = async () => {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, transact, clock, jobs, billing, sandbox, service, stop };
}

export const createActor = (id: string, role: User['role'] = 'member'): User => ({
  kind: 'user',
  id,
  role,
  via: 'session',
  scopes: ALL_SCOPES,
  organizationId: null,
  sessionId: '',
});
