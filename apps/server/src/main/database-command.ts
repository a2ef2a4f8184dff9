// `foothold database migrate`: does what only the owner of the database may, before a new version starts.
import { prepareDatabase } from '../platform/db/prepare.ts';
import { loadDatabaseEnv } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import { SettingsError } from '../platform/settings.ts';

const EXIT_FAILED = 1;

async function main([command, ...others]: readonly string[]): Promise<void> {
  if (command !== 'migrate' || others.length > 0) throw new SettingsError('Usage: foothold database migrate');
  const { DATABASE_URL, DATABASE_ADMIN_URL, DATABASE_CUSTODY_URL, embedded } = loadDatabaseEnv();
  if (embedded)
    throw new SettingsError(
      'The embedded database is migrated when the server starts. This command is for DATABASE_URL.',
    );
  if (!DATABASE_ADMIN_URL)
    throw new SettingsError('Missing setting DATABASE_ADMIN_URL: only the owner may migrate the database.');
  const ran = await prepareDatabase(
    {
      adminUrl: DATABASE_ADMIN_URL,
      ...(DATABASE_URL && { url: DATABASE_URL }),
      ...(DATABASE_CUSTODY_URL && { custodyUrl: DATABASE_CUSTODY_URL }),
    },
    createLogger('error'),
  );
  process.stdout.write(
    `${ran.length > 0 ? ran.map((name) => `Ran ${name}.\n`).join('') : 'No migration was left to run.\n'}`,
  );
  process.stdout.write('The roles have their privileges.\n');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`foothold: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT_FAILED;
});
