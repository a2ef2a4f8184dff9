import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type DatabaseUrls, startEmbeddedDatabase } from '../src/platform/db/embedded.ts';
import { prepareDatabase } from '../src/platform/db/prepare.ts';
import { createLogger } from '../src/platform/logger.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which each test file creates its own database from `template`, as its owner. */
    databaseServer: string;
    /** The same server as the roles that own nothing. */
    databaseRoles: Pick<DatabaseUrls, 'url' | 'custodyUrl'>;
    template: string;
  }
}

/**
 * Starts one PostgreSQL server per run: TEST_DATABASE_URL, the programs in TEST_DATABASE_PROGRAMS, or the embedded one. Copying a migrated
 * template takes 20 ms per test file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-test-'));
  const programs = process.env.TEST_DATABASE_PROGRAMS;
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await startEmbeddedDatabase(folder, { durable: false, ...(programs && { programs }) });
  const url = given ?? server?.adminUrl ?? '';
  const roles = server ?? (await createRoles(url));
  const template = `foothold_template_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${template}`);
  const urls = { adminUrl: withDatabase(url, template), url: roles.url, custodyUrl: roles.custodyUrl };
  await prepareDatabase(urls, createLogger('warn'));
  project.provide('databaseServer', url);
  project.provide('databaseRoles', { url: roles.url, custodyUrl: roles.custodyUrl });
  project.provide('template', template);
  return async () => {
    await onServer(url, `DROP DATABASE IF EXISTS ${template}`);
    // A database that a failed test left behind still names the roles.
    if (!server)
      for (const name of [roles.url, roles.custodyUrl].map((one) => new URL(one).username))
        await onServer(url, `DROP ROLE IF EXISTS ${name}`).catch(() => undefined);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Creates roles for this run on a server of somebody else. */
async function createRoles(ownerUrl: string): Promise<Pick<DatabaseUrls, 'url' | 'custodyUrl'>> {
  const create = async (name: string) => {
    const password = randomBytes(24).toString('base64url');
    await onServer(ownerUrl, `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
    const url = new URL(ownerUrl);
    url.username = name;
    url.password = password;
    return url.href;
  };
  return {
    url: await create(`foothold_server_${process.pid}`),
    custodyUrl: await create(`foothold_custody_${process.pid}`),
  };
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function withDatabase(url: string, database: string): string {
  return url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);
}
