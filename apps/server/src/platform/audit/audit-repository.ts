import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';
import type { ChainProblem, ChainRow } from './chain.ts';
import type { SignedHead } from './signed-head.ts';
import type { Anchor } from './verify-chain.ts';

/** @returns the number of the new entry */
export async function append(db: Executor, memberId: string | null, body: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`SELECT append_audit(${memberId}::uuid, ${body}) AS seq`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('append_audit returned no row');
  return row.seq;
}

const selectOf = (db: Executor, memberId: string) =>
  db
    .selectFrom('audit_bodies')
    .innerJoin('audit_entries', 'audit_entries.seq', 'audit_bodies.seq')
    .select([sql<number>`audit_entries.seq`.as('seq'), 'audit_entries.at', 'audit_entries.hash', 'audit_bodies.body'])
    .where('audit_bodies.member_id', '=', memberId);

/** Newest first. */
export const listOf = (db: Executor, memberId: string, { limit, offset }: { limit: number; offset: number }) =>
  selectOf(db, memberId).orderBy('audit_bodies.seq', 'desc').limit(limit).offset(offset).execute();

export const listAllOf = (db: Executor, memberId: string) =>
  selectOf(db, memberId).orderBy('audit_bodies.seq').execute();

export async function countOf(db: Executor, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_bodies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Entries after one of them, in order, with their bodies as far as they exist. */
export async function listChain(db: Executor, afterSeq: number, limit: number): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    SELECT
      entry.seq, (extract(epoch FROM entry.at) * 1000000)::bigint AS micros, entry.body_hash AS "bodyHash",
      entry.member_hash AS "memberHash", entry.previous, entry.hash,
      body.salt, body.body, body.member_id AS "memberId", member.salt AS "memberSalt"
    FROM audit_entries AS entry
      LEFT JOIN audit_bodies AS body ON body.seq = entry.seq
      LEFT JOIN audit_members AS member ON member.member_id = body.member_id
    WHERE entry.seq > ${afterSeq} ORDER BY entry.seq LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Those of these members' hashes (hexadecimal) that belong to an account. */
export async function listLiveMembers(db: Executor, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<{ hash: string }>`
    SELECT hash FROM (SELECT encode(sha256(salt || uuid_send(member_id)), 'hex') AS hash FROM audit_members) AS members
    WHERE hash = ANY(${hashes}::text[])
  `.execute(db);
  return rows.map(({ hash }) => hash);
}

export async function findBodyWithoutEntry(db: Executor): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    SELECT body.seq FROM audit_bodies AS body
    WHERE NOT EXISTS (SELECT FROM audit_entries WHERE audit_entries.seq = body.seq) ORDER BY body.seq LIMIT 1
  `.execute(db);
  return rows[0]?.seq;
}

/** Undefined if its row was deleted. */
export const findHead = (db: Executor) =>
  db
    .selectFrom('audit_head')
    .select([sql<number>`seq`.as('seq'), 'hash'])
    .executeTakeFirst();

/** The hash of one entry. */
export const findEntryHash = async (db: Executor, seq: number): Promise<Buffer | undefined> =>
  (await db.selectFrom('audit_entries').select('hash').where('seq', '=', String(seq)).executeTakeFirst())?.hash;

const headColumns = sql`
  seq, (extract(epoch FROM at) * 1000000)::bigint AS micros, hash, key_id AS "keyId", public_key AS "publicKey", signature`;

/** Signed heads in order, after one of them, of an entry or later ones. */
export async function listHeads(
  db: Executor,
  { after, fromSeq }: { after: Pick<SignedHead, 'micros' | 'seq'>; fromSeq: number },
  limit: number,
): Promise<SignedHead[]> {
  const { rows } = await sql<SignedHead>`
    SELECT * FROM (SELECT ${headColumns} FROM audit_heads WHERE seq >= ${fromSeq}) AS heads
    WHERE (micros, seq) > (${after.micros}, ${after.seq}) ORDER BY micros, seq LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** The head signed last. @param keys only by one of these (SPKI, DER) */
export async function findLastHead(db: Executor, keys?: readonly Buffer[]): Promise<SignedHead | undefined> {
  const { rows } = await sql<SignedHead>`
    SELECT ${headColumns} FROM audit_heads
    WHERE ${keys === undefined ? sql`true` : sql`public_key = ANY(${keys}::bytea[])`}
    ORDER BY at DESC, seq DESC LIMIT 1
  `.execute(db);
  return rows[0];
}

export const insertHead = (db: Executor, head: SignedHead) =>
  sql`
    INSERT INTO audit_heads (seq, at, hash, key_id, public_key, signature)
    VALUES (${head.seq}, ${new Date(head.micros / 1000)}, ${head.hash}, ${head.keyId}, ${head.publicKey}, ${head.signature})
  `.execute(db);

/** The public keys of the signed heads, the newest first. */
export async function listKeys(db: Executor): Promise<Pick<SignedHead, 'keyId' | 'publicKey'>[]> {
  const { rows } = await sql<Pick<SignedHead, 'keyId' | 'publicKey'>>`
    SELECT key_id AS "keyId", public_key AS "publicKey" FROM audit_heads
    GROUP BY key_id, public_key ORDER BY max(at) DESC LIMIT 20
  `.execute(db);
  return rows;
}

export interface Check {
  kind: 'signing' | 'verification';
  at: Date;
  /** The entries after this one were checked, up to `last`. */
  after: number;
  last: Anchor;
  problems: readonly ChainProblem[];
}

export const insertCheck = (db: Executor, { kind, at, after, last, problems }: Check) =>
  db
    .insertInto('audit_checks')
    .values({ kind, at, after_seq: after, seq: last.seq, hash: last.hash, problems: JSON.stringify(problems) })
    .execute();

/** The last check of this kind. @param clean only one that found no problem */
export async function findLastCheck(db: Executor, kind: Check['kind'], clean = false): Promise<Check | undefined> {
  const { rows } = await sql<Check & { seq: number; hash: Buffer }>`
    SELECT kind, at, after_seq AS after, seq, hash, problems FROM audit_checks
    WHERE kind = ${kind} ${clean ? sql`AND problems = '[]'` : sql``} ORDER BY id DESC LIMIT 1
  `.execute(db);
  const [row] = rows;
  return (
    row && {
      kind: row.kind,
      at: row.at,
      after: row.after,
      last: { seq: row.seq, hash: row.hash },
      problems: row.problems,
    }
  );
}

/** Deletes older checks, except the last of each kind. */
export const deleteChecksBefore = (db: Executor, moment: Date) =>
  sql`
    DELETE FROM audit_checks WHERE at < ${moment}
      AND id NOT IN (SELECT max(id) FROM audit_checks GROUP BY kind, problems = '[]')
  `.execute(db);
