import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../src/platform/db/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createLogger } from '../src/platform/logger.ts';
import { openQueue } from '../src/platform/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which each test file creates its own database from `template`. */
    databaseServer: string;
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
  const url = given ?? server?.url ?? '';
  const template = `foothold_template_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${template}`);
  const logger = createLogger('warn');
  const database = openDatabase(withDatabase(url, template), 2, logger);
  await migrate(database.db);
  await database.close();
  // Installs the tables of the queue.
  await (await openQueue(withDatabase(url, template), [], logger)).stop();
  project.provide('databaseServer', url);
  project.provide('template', template);
  return async () => {
    await onServer(url, `DROP DATABASE IF EXISTS ${template}`);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
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
