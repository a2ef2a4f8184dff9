import type { RequestContext as PageContext } from '@foothold/web/context';
import type { FastifyInstance } from 'fastify';
import { DEMO_ACCOUNTS } from '../domains/accounts/index.ts';
import { type Listings, prepareSamples } from '../domains/listings/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import { type EmbeddedDatabase, isFirstStart, startEmbeddedDatabase } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type Env, SettingsError } from '../platform/env.ts';
import { loadWebApp } from '../platform/http/web.ts';
import { createLogger } from '../platform/logger.ts';
import { compose, type House } from './compose.ts';
import { createServer } from './serve.ts';

export interface Running {
  /** Where it listens; undefined for a worker alone. */
  address: string | undefined;
  /** Lets requests and jobs finish, then lets go of everything. */
  stop(): Promise<void>;
}

/** Starts the whole house as the settings say. */
export async function run(env: Env): Promise<Running> {
  const logger = createLogger(env.LOG_LEVEL);
  const withPages = env.PROCESS !== 'worker';
  // The samples are read while the database that they go into is made; the pages' code loads beside both.
  const isNew = !env.DATABASE_URL && isFirstStart(env.dataDir);
  const samples = env.sampleData && isNew ? prepareSamples(new Date().toISOString().slice(0, 10)) : undefined;
  const [embedded, web] = await Promise.all([
    env.DATABASE_URL ? null : startEmbeddedDatabase(env.dataDir),
    withPages ? loadWebApp<PageContext>() : null,
  ]);
  const stopEmbedded = async () => (embedded as EmbeddedDatabase | null)?.stop();
  const database = openDatabase(env.DATABASE_URL ?? embedded?.url ?? '', env.DATABASE_POOL, logger);
  let house: House | undefined;
  try {
    await migrate(database.db);
    house = await compose(env, database, logger);
    if (env.sampleData) await fillWithSamples(house, samples);
    let app: FastifyInstance | null = null;
    if (withPages) {
      app = await createServer(house, web);
      await listen(app, env);
    }
    if (env.PROCESS !== 'api') await house.work();
    const started = house;
    void started.isolate
      .warm()
      .catch((error: unknown) => logger.warn({ err: error }, 'no process for reading files could be started'));
    return {
      address: app ? env.publicUrl : undefined,
      async stop() {
        await app?.close();
        await started.stop();
        await database.close();
        await stopEmbedded();
      },
    };
  } catch (error) {
    await house?.stop();
    await database.close();
    await stopEmbedded();
    throw error;
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: Env): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SettingsError(`Port ${PORT} is in use. Stop what uses it, or set PORT to another one.`);
  }
}

async function fillWithSamples(
  { accounts, listings }: House,
  samples: Parameters<Listings['seedSamples']>[0],
): Promise<void> {
  await Promise.all([accounts.addDemoAccounts(), listings.seedSamples(samples)]);
}

/** What is printed once everything is ready. */
export function greeting(env: Env, address: string): string {
  const lines = [`Foothold is ready at ${address}`];
  if (env.sampleData) {
    lines.push('', 'Sample data is on. Demo accounts:');
    for (const { role, email, password } of DEMO_ACCOUNTS)
      lines.push(`  ${role.padEnd(10)} ${email.padEnd(24)} ${password}`);
  }
  if (!env.SMTP_URL)
    lines.push('', `No mail service is configured: messages stay in the outbox, ${address}/console/outbox`);
  if (!env.STRIPE_SECRET_KEY) lines.push('', 'Payments: sandbox, no money moves');
  return lines.join('\n');
}
