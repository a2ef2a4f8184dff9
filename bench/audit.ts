/**
 * Does a verification of the audit log find every tampering? Builds a chain in a real database, signs some of its heads, and then tampers
 * with it 1,000 times as an owner of the database who switched the triggers off, each in a transaction that is undone. Prints how many
 * were found by kind, how long a verification takes, and what adding an entry costs beside a plain insert. Then it erases a member, checks
 * that the chain still verifies, and tries to guess an erased body from its hash. Exits with 1 if a tampering wasn't found.
 *
 *     node bench/audit.ts [--entries 2000] [--tries 1000] [--long 100000]
 */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { findEntryHash, insertHead } from '../apps/server/src/platform/audit/audit-repository.ts';
import { type SignedHead, signHead } from '../apps/server/src/platform/audit/signed-head.ts';
import { verifyAudit, verifySnapshot } from '../apps/server/src/platform/audit/verify.ts';
import type { DB } from '../apps/server/src/platform/db/schema.ts';
import { startTestApp } from './support/app.ts';
import { TAMPERINGS } from './support/audit-tamperings.ts';
import { recordFigure } from './support/figures.ts';
import { createRandom } from './support/random.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '2000' },
    tries: { type: 'string', default: '1000' },
    long: { type: 'string', default: '100000' },
  },
});
const ENTRIES = Number(values.entries);
const TRIES = Number(values.tries);
const LONG = Number(values.long);
const MEMBERS = 40;
const HEADS = 8;
const KEY_ID = 'bench';
const STATES = ['approved', 'declined', 'withdrawn', 'done'];

const random = createRandom('audit');
const open = await startTestApp();
const { db, transact } = open.app;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const spki = publicKey.export({ format: 'der', type: 'spki' });
const keys = new Set([spki.toString('base64')]);

const members = await insertMembers();
await addEntries(ENTRIES);
const exported = await signHeads();
const clean = await verifyAudit(db, { exported, keys });
if (clean.problemCount > 0)
  throw new Error(`the chain isn’t right before anything was changed: ${clean.problems[0]?.what}`);
await tamper();
await measureAppend();
await erase();
await measureLong();
await open.stop();

async function insertMembers(): Promise<string[]> {
  const rows = await db
    .insertInto('users')
    .values(
      Array.from({ length: MEMBERS }, (_, index) => ({ email: `member-${index}@example.com`, name: 'Robin Example' })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns a plausible body, of which there are few */
function createBody(state: string): string {
  return `{"actor":{"id":null,"kind":"system","name":null},"detail":{"state":"${state}"},"kind":"bench.task","subject":null}`;
}

async function addEntries(count: number): Promise<void> {
  for (let done = 0; done < count; done += 500)
    await transact(async (trx) => {
      for (let index = 0; index < Math.min(500, count - done); index++) await append(trx);
    });
}

async function append(trx: Transaction<DB>): Promise<void> {
  const member = random.next() < 0.9 ? random.pick(members) : null;
  await sql`SELECT append_audit(${member}::uuid, ${createBody(random.pick(STATES))})`.execute(trx);
}

/** Signs some heads, the last one a few entries before the end. */
async function signHeads(): Promise<SignedHead[]> {
  const heads: SignedHead[] = [];
  for (let index = 1; index <= HEADS; index++) {
    const seq = Math.floor((ENTRIES * index) / HEADS) - (index === HEADS ? 5 : 0);
    const hash = await findEntryHash(db, seq);
    if (!hash) throw new Error('there is no such entry');
    const head = { seq, hash, micros: (Date.now() + index) * 1000 };
    const signed = { ...head, keyId: KEY_ID, publicKey: spki, signature: signHead(head, privateKey) };
    await insertHead(db, signed);
    heads.push(signed);
  }
  return heads;
}

async function tamper(): Promise<void> {
  const names = Object.keys(TAMPERINGS);
  const found = new Map(names.map((name) => [name, { tries: 0, found: 0 }]));
  const signedSeq = exported.at(-1)?.seq ?? 0;
  for (let index = 0; index < TRIES; index++) {
    const name = names[index % names.length] ?? '';
    const change = TAMPERINGS[name]?.({ random, entries: ENTRIES, signedSeq });
    const counts = found.get(name);
    if (!change || !counts) throw new Error('there is no such tampering');
    counts.tries++;
    if ((await countProblemsAfter(change)) > 0) counts.found++;
  }
  for (const [name, counts] of found)
    console.log(`${name.padEnd(56)} ${String(counts.found).padStart(4)} of ${counts.tries}`);
  const total = [...found.values()].reduce((sum, counts) => sum + counts.found, 0);
  recordFigure({
    name: 'Tamperings with the audit log that were found',
    value: total,
    unit: `of ${TRIES}`,
    goal: { atLeast: TRIES },
  });
  if (total < TRIES) process.exitCode = 1;
}

async function countProblemsAfter(changes: readonly RawBuilder<unknown>[]): Promise<number> {
  const undo = new Error('undone');
  let problems = 0;
  await transact(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    for (const change of changes) await change.execute(trx);
    problems = (await verifySnapshot(trx, { exported, keys })).problemCount;
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return problems;
}

/** One entry in each transaction, beside one row of the same size in a plain table, in turns. */
async function measureAppend(): Promise<void> {
  await sql`CREATE TABLE bench_plain (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, member_id uuid, body text)`.execute(
    db,
  );
  const times = { audit: 0, plain: 0 };
  const COUNT = 1000;
  const measure = async (kind: keyof typeof times, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    times[kind] += performance.now() - start;
  };
  for (let index = 0; index < COUNT; index++) {
    await measure('plain', () =>
      transact((trx) =>
        sql`INSERT INTO bench_plain (member_id, body) VALUES (${members[0]}, ${createBody('done')})`.execute(trx),
      ),
    );
    await measure('audit', () => transact(append));
  }
  recordFigure({
    name: 'Add an entry to the audit log, in its own transaction',
    value: times.audit / COUNT,
    unit: 'ms',
    compared: `a plain insert: ${(times.plain / COUNT).toFixed(2)} ms`,
  });
  console.log(`  beside a plain insert: ${(times.plain / COUNT).toFixed(2)} ms`);
}

/** Erases a member, and tries every plausible body on the hashes that are left. */
async function erase(): Promise<void> {
  const member = members.shift() ?? '';
  const { rows } = await sql<{ seq: number; hash: Buffer; salt: Buffer; body: string }>`
    SELECT entry.seq, entry.body_hash AS hash, body.salt, body.body FROM audit_entries AS entry
    JOIN audit_bodies AS body USING (seq) WHERE body.member_id = ${member}
  `.execute(db);
  const guess = (hash: Buffer, salt: Buffer) =>
    STATES.some((state) => createHash('sha256').update(salt).update(createBody(state)).digest().equals(hash));
  const guessedWithSalt = rows.filter(({ hash, salt }) => guess(hash, salt)).length;
  await db.deleteFrom('users').where('id', '=', member).execute();
  const { rows: salts } = await sql<{
    salt: Buffer;
  }>`SELECT salt FROM audit_bodies UNION SELECT salt FROM audit_members`.execute(db);
  const tried = [Buffer.alloc(0), ...salts.map(({ salt }) => salt)];
  const guessed = rows.filter(({ hash }) => tried.some((salt) => guess(hash, salt))).length;
  const after = await verifyAudit(db, { exported, keys });
  console.log(`erased ${after.erased} bodies of a member; problems: ${after.problemCount}`);
  console.log(`bodies guessed with their salt: ${guessedWithSalt} of ${rows.length}; after the erasure: ${guessed}`);
  if (after.problemCount > 0 || guessed > 0 || guessedWithSalt < rows.length) process.exitCode = 1;
}

async function measureLong(): Promise<void> {
  for (let done = ENTRIES; done < LONG; done += 2000)
    await sql`
      SELECT append_audit((ARRAY[${sql.join(members)}]::uuid[])[1 + number % ${members.length}], ${createBody('done')})
      FROM generate_series(1, 2000) AS number
    `.execute(db);
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const report = await verifyAudit(db, { exported, keys });
  const seconds = (performance.now() - start) / 1000;
  const grown = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
  if (report.problemCount > 0) throw new Error(`the long chain isn’t right: ${report.problems[0]?.what}`);
  recordFigure({
    name: 'Verify 100,000 entries of the audit log',
    value: (seconds / report.entries) * 100_000,
    unit: 's',
    compared: `measured on ${report.entries} entries; memory grew by ${grown} MB`,
  });
  console.log(`  ${report.entries} entries; memory grew by ${grown} MB`);
}
