// Writes apps/server/src/platform/db/schema.ts from the migrations: `node scripts/write-db-types.ts`. With --verify, it only checks that
// the file matches the migrations.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'foothold-types-'));
const server = await startEmbeddedDatabase(folder, { durable: false });
const database = openDatabase(server.adminUrl, 2, createLogger('warn'));
try {
  await migrate(database.db);
  const cli = createRequire(join(root, 'apps/server/package.json'))
    .resolve('kysely-codegen/package.json')
    .replace('package.json', 'dist/cli/bin.js');
  const out = join(root, 'apps/server/src/platform/db/schema.ts');
  const args = [
    cli,
    '--dialect',
    'postgres',
    '--url',
    server.adminUrl,
    '--out-file',
    out,
    '--exclude-pattern',
    '(kysely_*|pgboss.*)',
    '--numeric-parser',
    'string',
    // Only migrations read intervals.
    '--type-mapping',
    '{"interval":"string"}',
  ];
  if (process.argv.includes('--verify')) args.push('--verify');
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
} finally {
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
