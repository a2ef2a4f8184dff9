import { join } from 'node:path';
import { contract } from '@foothold/contracts';
import { saysTheSame } from '@foothold/core/improve';
import { createAudit } from '../platform/audit/audit.ts';
import { CONTENT_FOLDER, loadContent } from '../platform/content/load.ts';
import { createNames } from '../platform/content/names.ts';
import { createTransact, type Database, openDatabase } from '../platform/db/database.ts';
import { type Env, ROOT } from '../platform/env.ts';
import { openEvents } from '../platform/events.ts';
import { createFetcher } from '../platform/fetch/fetcher.ts';
import { openFiles } from '../platform/files/open.ts';
import { type ApiRouter, createApi } from '../platform/http/api.ts';
import { createLimits } from '../platform/http/limits.ts';
import type { Logger } from '../platform/logger.ts';
import { createMail } from '../platform/mail/mail.ts';
import { openTransport } from '../platform/mail/open.ts';
import { openModel } from '../platform/model/open.ts';
import { listContent, listJobs, type Module, type Platform, type Services } from '../platform/module.ts';
import { openPush } from '../platform/push/open.ts';
import { openQueue } from '../platform/queue.ts';
import { loadOwnSecrets } from '../platform/secrets/own-secrets.ts';
import { createVault } from '../platform/secrets/vault.ts';
import { addSamples } from './add-samples.ts';
import { loadBrand } from './brand.ts';
import {
  createAnnounce,
  createModules,
  listArchiveParts,
  listPersonalData,
  type RunningModule,
} from './create-modules.ts';
import { MODULES } from './modules.ts';
import { openPayments } from './open-payments.ts';

export type App = Awaited<ReturnType<typeof compose>>;

/**
 * Creates the platform and then every module, in order. It doesn't serve requests or run jobs yet. On failure, everything opened so far is
 * closed.
 * @throws Error if a module needs something that no earlier module provides, an endpoint has no implementation, or a module fails
 */
export async function compose(
  env: Env,
  database: Database,
  logger: Logger,
  now: () => Date = () => new Date(),
  modules: readonly Module[] = MODULES,
) {
  const { db, pool, url } = database;
  const replica = env.DATABASE_READ_URL ? openDatabase(env.DATABASE_READ_URL, env.DATABASE_POOL, logger) : null;
  const secrets = loadOwnSecrets(env);
  const transact = createTransact(db);
  const brand = loadBrand(env);
  const vault = createVault(secrets.vaultKeys);
  const portalUrl = env.PORTAL_URL ?? `${env.publicUrl}/portal`;
  const portalLink = portalUrl.startsWith(`${env.publicUrl}/`) ? portalUrl.slice(env.publicUrl.length) : portalUrl;
  const content = await loadContent(ROOT, listContent(modules), createNames(brand, portalLink));
  const model = await openModel(env, { db, logger, now, hasSameMeaning: saysTheSame });
  const jobs = modules.flatMap(listJobs).map(({ job }) => job);
  const sendOnlyJobs = modules.flatMap((module) => module.jobsOfOthers ?? []);
  const [queue, events] = await Promise.all([openQueue(url, jobs, logger, { sendOnlyJobs }), openEvents(url, logger)]);
  const transport = openTransport(env, brand.email);
  const payments = await openPayments(env, logger, { db, transact, queue, secret: secrets.authSecret, now });
  const running: RunningModule[] = [];
  const fetch = createFetcher({
    userAgent: `${brand.name.replaceAll(/\W/g, '')}Bot/1.0 (+${env.publicUrl})`,
    allowed: env.FETCH_ALLOW ?? [],
  });

  const platform: Platform = {
    env,
    logger,
    db,
    replica: replica?.db ?? null,
    pool,
    transact,
    audit: createAudit(db),
    secrets,
    vault,
    files: openFiles(env, vault),
    fetch,
    push: openPush(env, { db, vault, fetch, brand, now }),
    queue,
    events,
    limit: createLimits(pool, env.RATE_LIMITS === 'on'),
    mail: createMail(queue),
    transport,
    model,
    payments: payments.service,
    sandbox: payments.sandbox,
    brand,
    publicUrl: env.publicUrl,
    portalUrl,
    portalLink,
    contentFolder: join(ROOT, CONTENT_FOLDER),
    announce: createAnnounce(running),
    personalData: () => listPersonalData(running, platform),
    archive: () => listArchiveParts(running, platform),
    now,
  };

  async function stop(): Promise<void> {
    await queue.stop();
    await Promise.all([events.stop(), ...running.map(({ module, service }) => module.stop?.(service as never))]);
    transport.close();
    await replica?.close();
  }

  let services: Services;
  let router: ApiRouter;
  try {
    services = await createModules(modules, platform, content, running);
    router = mergeRoutes(running, platform);
  } catch (error) {
    await stop();
    throw error;
  }

  /**
   * Starts the jobs, unless other processes run them.
   * @param replaced handlers to use instead of a module's own, by job name; tests use this to read queued emails
   * @throws Error if a job has no handler or more than one
   */
  async function startJobs(replaced: Record<string, () => Promise<unknown>> = {}): Promise<void> {
    if (env.PROCESS === 'api') return;
    for (const { module, service } of running)
      for (const { job, handler } of listJobs(module))
        await queue.work(job, async (payload) => {
          await (replaced[job.name]?.() ?? handler(service as never, payload));
        });
    queue.requireHandlers();
    for (const { module, service } of running) await module.startWork?.(service as never, platform);
  }

  return {
    ...platform,
    ...services,
    router,
    /** Work that runs after startup so that it doesn't delay the first responses. */
    prepare: running.flatMap(({ module: { prepare }, service }) => (prepare ? [() => prepare(service as never)] : [])),
    /** Adds sample people and inquiries, unless the installation isn't new or real payments are configured. */
    async addSamples(): Promise<void> {
      if (platform.sandbox && (await services.sampleData.canAdd()))
        await addSamples(platform, modules, content, secrets.authSecret);
    },
    startJobs: startJobs,
    stop,
  };
}

/** Merges the routes of all modules. @throws Error if a part of the contract has no implementation or more than one */
function mergeRoutes(running: readonly RunningModule[], platform: Platform): ApiRouter {
  const api = createApi(platform.limit, platform.logger);
  const router: Partial<ApiRouter> = {};
  for (const { module, service } of running) {
    const routes = module.routes?.(api, service as never, platform) ?? {};
    const findDuplicate = Object.keys(routes).find((name) => name in router);
    if (findDuplicate)
      throw new Error(`two modules have routes for "${findDuplicate}", the second is "${module.name}"`);
    Object.assign(router, routes);
  }
  const missing = Object.keys(contract).filter((name) => !(name in router));
  if (missing.length > 0) throw new Error(`no module has routes for: ${missing.join(', ')}`);
  return router as ApiRouter;
}
