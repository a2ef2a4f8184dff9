import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ROOT } from '../env.ts';

const FOLDER = join(ROOT, 'apps', 'server', 'migrations');

/** Numbered SQL files that only go forward. Never edit a file that has run; add a new one. */
function readMigrations(folder: string): Record<string, Migration> {
  const files = readdirSync(folder).filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name));
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.sql', ''),
      {
        up: (db: Kysely<unknown>) =>
          sql
            .raw(readFileSync(join(folder, name), 'utf8'))
            .execute(db)
            .then(() => {}),
      },
    ]),
  );
}

/**
 * Migrates the database. Several processes may call it at once because it takes an advisory lock.
 * @returns the names of the migrations that ran
 * @throws the error of the failing statement; the whole batch is rolled back
 */
export async function migrate<T>(db: Kysely<T>, folder = FOLDER): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations(folder) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** True once every migration of this build has run. Readiness depends on it. */
export async function isMigrated<T>(db: Kysely<T>, folder = FOLDER): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations(folder) } });
  return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined);
}
