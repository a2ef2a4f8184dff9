import type { RequestContext as PageContext } from '@foothold/web/context';
import type { FastifyInstance } from 'fastify';
import { DEMO_ACCOUNTS, SAMPLE_MEMBER } from '../domains/accounts/index.ts';
import { advisePriceReading, billingSettings } from '../domains/billing/index.ts';
import { CUSTODY, recruitingSettings, URGENT_CUSTODY_JOBS } from '../domains/recruiting/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import {
  type DatabaseUrls,
  type EmbeddedDatabase,
  isFirstStart,
  startEmbeddedDatabase,
} from '../platform/db/embedded.ts';
import { type Env, pickSettings, withSettings } from '../platform/env.ts';
import { loadWebApp, type WebApp } from '../platform/http/web.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { getOutboxFolder } from '../platform/mail/outbox-folder.ts';
import { loadOwnSecrets } from '../platform/secrets/own-secrets.ts';
import { serverSettings } from '../platform/server-settings.ts';
import { SettingsError } from '../platform/settings.ts';
import { prepareSamples } from '../samples/prepare.ts';
import type { Samples } from '../samples/seed.ts';
import { type App, compose } from './compose.ts';
import { runCustodyFromFile } from './custody-from-file.ts';
import { moveCustodyFolder } from './custody-keys.ts';
import { type CustodyProcess, forkCustody } from './custody-process.ts';
import { openRoles, requireRole } from './open-roles.ts';
import { createServer } from './serve.ts';

export interface Running {
  /** The URL it listens on; undefined for a worker. */
  address: string | undefined;
  /** Waits for requests and jobs in progress, then releases all resources. */
  stop(): Promise<void>;
}

/** Replacements that the development server uses. */
export interface Replacements {
  /** The embedded database, if it is already running. */
  database: DatabaseUrls | undefined;
  web: Promise<WebApp<PageContext>>;
}

/** Starts the whole app according to the settings. @param onLost called if the app can't continue and should be restarted */
export async function run(env: Env, onLost: () => void, replacements?: Replacements): Promise<Running> {
  const { CUSTODY_KEYS, CUSTODY_PUBLIC_KEYS } = pickSettings(env, recruitingSettings);
  const { DATABASE_URL, DATABASE_ADMIN_URL, DATABASE_CUSTODY_URL } = env;
  const urls = { url: DATABASE_URL, adminUrl: DATABASE_ADMIN_URL, custodyUrl: DATABASE_CUSTODY_URL };
  const startSettings = withSettings(
    withSettings(env, recruitingSettings, { CUSTODY_KEYS: undefined }),
    serverSettings,
    { DATABASE_ADMIN_URL: undefined, DATABASE_CUSTODY_URL: undefined },
  );
  const logger = createLogger(startSettings.LOG_LEVEL);
  for (const change of startSettings.earlier) logger.warn(`a setting has a new name: ${change}`);
  const advice = advisePriceReading({ production: env.production, ...pickSettings(env, billingSettings) });
  if (advice !== null) logger.warn(advice);
  if (startSettings.PROCESS === CUSTODY) return runCustody(CUSTODY_KEYS ?? '', startSettings, logger);
  // If it has to start, it does so in parallel. After this line, this process no longer holds the keys.
  const custody = CUSTODY_PUBLIC_KEYS ? null : openCustody(CUSTODY_KEYS, startSettings, logger, onLost);
  try {
    return await runApp(startSettings, urls, logger, custody, onLost, replacements);
  } catch (error) {
    await custody?.stop();
    throw error;
  }
}

function openCustody(keys: string | undefined, env: Env, logger: Logger, onLost: () => void): CustodyProcess {
  const common = { logLevel: env.LOG_LEVEL, logger };
  return keys
    ? forkCustody({ ...common, keys, onLost })
    : runCustodyFromFile({ ...common, folder: moveCustodyFolder(env.dataDir), idleMs: env.idleMs });
}

async function runCustody(keys: string, env: Env, logger: Logger): Promise<Running> {
  const { startCustody } = await import('./custody.ts');
  const { DATABASE_URL = '', publicUrl, production } = env;
  if (production) await requireRole(DATABASE_URL, 'custody', 'DATABASE_URL', logger);
  const { vaultKeys } = loadOwnSecrets(env);
  const { stop } = await startCustody(keys, DATABASE_URL, logger, { publicUrl, vaultKeys });
  return { address: undefined, stop };
}

async function runApp(
  startSettings: Env,
  givenUrls: Partial<DatabaseUrls>,
  logger: Logger,
  custody: CustodyProcess | null,
  onLost: () => void,
  replacements?: Replacements,
): Promise<Running> {
  const servesPages = startSettings.PROCESS !== 'worker';
  const exitOnLostDatabase = () => {
    logger.error('embedded database stopped; exiting, restart to continue');
    onLost();
  };
  // Reading the samples and loading the page code overlap with creating the database.
  const isGiven = givenUrls.url !== undefined || replacements?.database !== undefined;
  const isNew = !isGiven && isFirstStart(startSettings.dataDir);
  const samples = startSettings.sampleData && isNew ? prepareSamples(new Date().toISOString().slice(0, 10)) : undefined;
  const [embedded, web] = await Promise.all([
    isGiven ? null : startEmbeddedDatabase(startSettings.dataDir, { onLost: exitOnLostDatabase }),
    servesPages ? (replacements?.web ?? loadWebApp<PageContext>()) : null,
  ]);
  const stopEmbedded = async () => (embedded as EmbeddedDatabase | null)?.stop();
  const urls = replacements?.database ?? embedded ?? { ...givenUrls, url: givenUrls.url ?? '' };
  const database = openDatabase(urls.url, startSettings.DATABASE_POOL, logger);
  let app: App | undefined;
  try {
    const custodyUrl = await openRoles(urls, database, startSettings.production, custody !== null, logger);
    const env = custody
      ? withSettings(startSettings, recruitingSettings, { CUSTODY_PUBLIC_KEYS: await custody.publicKeys })
      : startSettings;
    app = await compose(env, database, logger);
    const { queue } = app;
    const custodyWork = custody?.startWork(
      { databaseUrl: custodyUrl, publicUrl: env.publicUrl, vaultKeys: app.secrets.vaultKeys },
      () => queue.hasWaiting(URGENT_CUSTODY_JOBS),
    );
    // A failure with given keys ends the startup. Later ones must not surface as unhandled rejections.
    custodyWork?.catch(() => undefined);
    if (env.sampleData) await fillWithSamples(app, samples);
    let fastify: FastifyInstance | null = null;
    if (servesPages) {
      fastify = await createServer(app, web);
      await listen(fastify, env);
    }
    await app.startJobs();
    await custodyWork;
    const started = app;
    // After startup, so that it's ready as soon as without them.
    const samplesAdded = env.sampleData ? addSamples(started, logger) : Promise.resolve();
    // The development server restarts on every change, so it prepares nothing in advance.
    if (!replacements) void samplesAdded.then(() => prepareAll(started, logger));
    return {
      address: fastify ? env.publicUrl : undefined,
      async stop() {
        await samplesAdded;
        await fastify?.close();
        await custody?.stop();
        await started.stop();
        await database.close();
        await stopEmbedded();
      },
    };
  } catch (error) {
    await custody?.stop();
    await app?.stop();
    await database.close();
    await stopEmbedded();
    throw error;
  }
}

async function listen(fastify: FastifyInstance, { HOST, PORT, METRICS_PORT }: Env): Promise<void> {
  try {
    await fastify.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code, port } = error as NodeJS.ErrnoException & { port?: number };
    if (code !== 'EADDRINUSE') throw error;
    const name = port === METRICS_PORT ? 'METRICS_PORT' : 'PORT';
    throw new SettingsError(`Port ${port} is in use. Stop the process using it, or set ${name} to another port.`);
  }
}

async function fillWithSamples({ accounts, samples }: App, prepared: Parameters<Samples['seed']>[0]): Promise<void> {
  await Promise.all([accounts.addDemoAccounts(), samples.seed(prepared)]);
}

function prepareAll({ prepare }: App, logger: Logger): void {
  for (const one of prepare)
    void one().catch((error: unknown) => logger.warn({ err: error }, 'could not prepare a component in advance'));
}

/** Without samples, everything still works. */
async function addSamples(app: App, logger: Logger): Promise<void> {
  try {
    await app.addSamples();
  } catch (error) {
    logger.error({ err: error }, 'could not add the sample people and inquiries');
  }
}

/** The message printed once the app is ready. */
export function buildGreeting(env: Env, address: string): string {
  const lines = [`Foothold is ready at ${address}`];
  if (env.sampleData) {
    lines.push('', 'Sample data is on. Demo accounts:');
    for (const { role, email, password } of DEMO_ACCOUNTS)
      lines.push(`  ${role.padEnd(10)} ${email.padEnd(24)} ${password}`);
    lines.push(`  ${'full'.padEnd(10)} ${SAMPLE_MEMBER.email.padEnd(24)} ${SAMPLE_MEMBER.password}`);
  }
  if (!env.SMTP_URL)
    lines.push('', `No mail service is configured. Emails are written to ${getOutboxFolder(env.dataDir)}`);
  if (!env.STRIPE_SECRET_KEY) lines.push('', 'Payments: sandbox (no real charges)');
  return lines.join('\n');
}
