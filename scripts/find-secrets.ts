// Searches everything that the journeys left behind for the mailbox passwords they typed: `node scripts/find-secrets.ts`. Fails if it finds
// one. In each place, it must also find something control hits, or it fails too.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { type Kysely, sql } from 'kysely';
import { createCustodyKey } from '../apps/server/src/domains/recruiting/index.ts';
import { type App, compose } from '../apps/server/src/main/compose.ts';
import { SETTINGS } from '../apps/server/src/main/settings.ts';
import { ALL_SCOPES, VISITOR } from '../apps/server/src/platform/actor.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded.ts';
import type { DB } from '../apps/server/src/platform/db/schema.ts';
import { parseSettings } from '../apps/server/src/platform/env.ts';
import { createDiskStore } from '../apps/server/src/platform/files/disk.ts';
import { createSealedStore } from '../apps/server/src/platform/files/files.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { getOutboxFolder } from '../apps/server/src/platform/mail/outbox-folder.ts';
import { createVault } from '../apps/server/src/platform/secrets/vault.ts';
import { createFinder } from '../e2e/left-behind/finder.ts';
import { listEmails } from '../e2e/support/outbox.ts';
import { plantedSecrets } from '../e2e/support/planted-secrets.ts';
import { createRegistrant } from '../e2e/support/registration.ts';

const root = join(import.meta.dirname, '..');
const cache = (name: string) => join(root, '.cache', name);
const data = cache('e2e-data');
const backup = cache('e2e-backup');

if (!existsSync(join(data, 'postgres', 'ready'))) {
  console.error('There is nothing to search. Run the journeys first: npm test -- journeys secrets');
  process.exit(2);
}

/** A text known to be stored. The journeys' registrations contain this name, like the secrets. */
const controls = {
  name: createRegistrant('').preferredName,
  path: '/api/registration',
  title: 'every page has its own title, description',
  subject: 'We received your registration',
  resume: 'Delia Marsh',
};
const finder = createFinder({ ...plantedSecrets, ...controls });
const startedAt = Date.now();
const ONE_HOUR_LATER = new Date(startedAt + 3_600_000);

for (const file of listFiles(data)) await finder.look('data folder', relative(data, file), readFileSync(file));
// The files are encoded for email, so they are also searched decoded.
for (const { subject, text, html, attachments } of await listEmails(getOutboxFolder(data))) {
  const parts = [subject, text, html].map((part) => Buffer.from(part ?? ''));
  for (const { content } of attachments) parts.push(Buffer.from(content as ArrayBuffer));
  await finder.look('outbox folder, read', subject ?? '', Buffer.concat(parts));
}
await finder.look('server log', 'e2e-server.log', readFileSync(cache('e2e-server.log')));
for (const folder of ['e2e', 'reports'])
  for (const file of listFiles(cache(folder)))
    await finder.look('reports and outputs', relative(root, file), readFileSync(file));

// A backup made as in docs/operating.md. The rest is read from it, which also shows that it can be restored.
rmSync(backup, { recursive: true, force: true });
if (process.platform === 'win32') cpSync(data, backup, { recursive: true });
else execFileSync('cp', ['-a', data, backup]);
for (const file of listFiles(backup)) await finder.look('backup', relative(backup, file), readFileSync(file));
const restoredRows = await readRestored();
rmSync(backup, { recursive: true, force: true });

process.exitCode = report() && restoredRows ? 0 : 1;

/** Searches what only the running app can output: rows, sealed files, exports, and PDFs. @returns whether the journeys planted the secrets */
async function readRestored(): Promise<boolean> {
  const embedded = await startEmbeddedDatabase(backup);
  const logger = createLogger('silent');
  const database = openDatabase(embedded.url, 4, logger);
  const env = parseSettings(
    {
      DATA_DIR: backup,
      SAMPLE_DATA: 'off',
      CUSTODY_PUBLIC_KEYS: (await createCustodyKey('nobody')).public,
    },
    SETTINGS,
  );
  // Tables of the migrations themselves are readable only by their owner.
  const owner = openDatabase(embedded.adminUrl, 1, logger);
  const app = await compose(env, database, logger);
  try {
    await scanRows(owner.db);
    await scanFiles(app);
    await reviewDocuments(app);
    return await requirePlanted(app);
  } finally {
    await app.stop();
    await Promise.all([database.close(), owner.close()]);
    await embedded.stop();
  }
}

/** Searches each row as text and each binary column as bytes. PostgreSQL compresses some of it in its files, but not here. */
async function scanRows(db: Kysely<DB>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables ORDER BY 1
  `.execute(db);
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`SELECT row::text AS row FROM ${sql.raw(name)} AS row`.execute(db);
    const text = rows.map(({ row }) => row).join('\n');
    await finder.look(/^public\.mails(_|$)/.test(name) ? 'mails' : 'rows', name, Buffer.from(text));
    for (const bytes of text.match(/\\\\x[0-9a-f]{16,}/g) ?? [])
      await finder.look('rows', `${name}, bytes`, Buffer.from(bytes.slice(3), 'hex'));
  }
}

async function scanFiles({ secrets }: App): Promise<void> {
  const folder = join(backup, 'files');
  const files = createSealedStore(createDiskStore(folder), createVault(secrets.vaultKeys));
  for (const file of listFiles(folder)) {
    const bytes = await files.get(relative(folder, file).replaceAll('\\', '/'));
    if (bytes) await finder.look('stored files, opened', relative(folder, file), bytes);
  }
}

/** What members can download: their export and their registration's PDF. */
async function reviewDocuments({ db, accounts, recruiting }: App): Promise<void> {
  for (const user of await db.selectFrom('users').selectAll().execute()) {
    // The export requires a session with a recently verified second factor.
    const { id: sessionId } = await db
      .insertInto('sessions')
      .values({
        user_id: user.id,
        token: randomUUID(),
        expires_at: ONE_HOUR_LATER,
        updated_at: new Date(),
        verified_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const actor = {
      kind: 'user',
      id: user.id,
      role: 'member',
      via: 'session',
      scopes: ALL_SCOPES,
      organizationId: null,
      sessionId,
    } as const;
    const { bytes } = await accounts.privacy.download(actor, undefined);
    await finder.look('exports', user.id, Buffer.concat(await Array.fromAsync(bytes)));
  }
  const registrations = await db.selectFrom('registrations').select(['reference', 'answers']).execute();
  for (const { reference, answers } of registrations) {
    const print = await recruiting.registrationForm.printAnswers(VISITOR, {
      ...(answers as unknown as RegistrationAnswers),
      reference,
    });
    await finder.look('prints', reference, Buffer.from(await print.arrayBuffer()));
  }
}

/** Whether the journeys stored a password, replaced it, and opened it. */
async function requirePlanted({ db }: App): Promise<boolean> {
  const { rows } = await sql<{ stored: number; replaced: number; opened: number }>`
    SELECT (SELECT count(*) FROM mailbox_secrets) AS stored,
      (SELECT count(*) FROM mailbox_secrets WHERE end_reason = 'replaced') AS replaced,
      (SELECT count(*) FROM secret_reveals WHERE decision = 'opened') AS opened
  `.execute(db);
  const [{ stored, replaced, opened } = { stored: 0, replaced: 0, opened: 0 }] = rows;
  console.log(`The journeys had ${stored} mailbox passwords kept, ${replaced} replaced and ${opened} opened.`);
  if (stored > 0 && replaced > 0 && opened > 0) return true;
  console.error('No secrets were planted, so nothing was checked.');
  return false;
}

/** Prints what was searched. @returns whether nothing forbidden was found and everything required was */
function report(): boolean {
  const known: Record<string, keyof typeof controls> = {
    'data folder': 'name',
    'outbox folder, read': 'subject',
    'server log': 'path',
    'reports and outputs': 'title',
    backup: 'name',
    rows: 'name',
    mails: 'subject',
    'stored files, opened': 'resume',
    exports: 'name',
    prints: 'name',
  };
  let good = true;
  console.log(
    `\n${'place'.padEnd(24)}${'files'.padStart(8)}${'MB'.padStart(9)}${'secrets'.padStart(9)}  known to be there`,
  );
  for (const [place, { files, bytes }] of finder.places) {
    const found = Object.keys(plantedSecrets).flatMap((name) => finder.hitsOf(name, place));
    const control = known[place];
    const seen = control ? finder.hitsOf(control, place).length : undefined;
    console.log(
      `${place.padEnd(24)}${String(files).padStart(8)}${(bytes / 1e6).toFixed(1).padStart(9)}${String(found.length).padStart(9)}  ${seen ?? ''}`,
    );
    for (const { name, spelling, file } of found)
      console.error(`  the secret of "${name}" stands in ${file} (${spelling})`);
    if (seen === 0)
      console.error(
        `  "${controls[control as keyof typeof controls]}" was not found there: a secret would not have been either`,
      );
    if (found.length > 0 || seen === 0) good = false;
  }
  const missing = Object.keys(known).filter((place) => !finder.places.has(place));
  if (missing.length > 0) console.error(`Not looked at: ${missing.join(', ')}`);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${Object.keys(plantedSecrets).length} secrets and ${Object.keys(controls).length} controls in ${finder.spellings} spellings, ${seconds} s`,
  );
  return good && missing.length === 0;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
