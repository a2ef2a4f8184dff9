import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SYSTEM } from '../src/platform/audit/audit.ts';
import { verifyAudit, verifySnapshot } from '../src/platform/audit/verify.ts';
import type { DB } from '../src/platform/db/schema.ts';
import { useTestApp } from './harness.ts';

declare module '../src/platform/audit/audit.ts' {
  interface AuditKinds {
    'test.written': { text: string };
  }
}

const test = useTestApp();

const createMember = () =>
  test.app.db
    .insertInto('users')
    .values({ email: `${randomUUID()}@example.com`, name: 'Robin Example' })
    .returning('id')
    .executeTakeFirstOrThrow();

const append = (memberId: string | null, text: string) =>
  test.app.transact((trx) =>
    test.app.audit.append(trx, { kind: 'test.written', memberId, actor: SYSTEM, subject: null, detail: { text } }),
  );
const verify = () => verifyAudit(test.app.db);
const deleteAccount = (id: string) => test.app.db.deleteFrom('users').where('id', '=', id).execute();

/** Runs work in a transaction, and undoes it. */
async function undoAfter<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const undo = new Error('undone');
  let result: { value: T } | undefined;
  await test.owner
    .transaction()
    .execute(async (trx) => {
      result = { value: await work(trx) };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!result) throw new Error('nothing was done');
  return result.value;
}

/** Verifies after a change by an owner of the database who switched the triggers off. */
const verifyAfter = (change: RawBuilder<unknown>) =>
  undoAfter(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await change.execute(trx);
    return verifySnapshot(trx, {});
  });

describe('adding to the audit log', () => {
  it('numbers entries without a gap when many transactions add at once, and the chain verifies', async () => {
    const members = await Promise.all([createMember(), createMember()]);
    const before = (await verify()).entries;
    const seqs = await Promise.all(
      Array.from({ length: 20 }, (_, index) => append(members[index % 3]?.id ?? null, `entry ${index}`)),
    );
    expect(seqs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => before + index + 1));
    expect(await verify()).toMatchObject({ entries: before + 20, problems: [] });
  });

  it('leaves no gap for a transaction that fails', async () => {
    const first = await append(null, 'before');
    await expect(
      test.app.transact(async (trx) => {
        await test.app.audit.append(trx, {
          kind: 'test.written',
          memberId: null,
          actor: SYSTEM,
          subject: null,
          detail: { text: 'never' },
        });
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await append(null, 'after')).toBe(first + 1);
  });

  it('refuses an entry of a member who doesn’t exist, and one that claims an erasure', async () => {
    await expect(append(randomUUID(), 'nobody')).rejects.toThrow(/foreign key/);
    await expect(sql`SELECT append_audit(NULL, '{"kind":"erased"}')`.execute(test.app.db)).rejects.toThrow('erasure');
    await expect(sql`SELECT append_audit(NULL, '{}')`.execute(test.app.db)).rejects.toThrow('kind');
  });

  it('stores no text in the chain, and salts each body again', async () => {
    const member = await createMember();
    const seqs = [await append(member.id, 'the same'), await append(member.id, 'the same')];
    const rows = await test.app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('seq', 'in', seqs.map(String))
      .execute();
    expect(new Set(rows.map(({ body_hash: hash }) => hash.toString('hex'))).size).toBe(2);
    expect(new Set(rows.map(({ member_hash: hash }) => hash?.toString('hex'))).size).toBe(1);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'at',
      'body_hash',
      'hash',
      'member_hash',
      'previous',
      'seq',
    ]);
  });
});

describe('changing the audit log', () => {
  it.each(['audit_entries', 'audit_bodies', 'audit_members', 'audit_heads'] as const)(
    'is refused in %s',
    async (table) => {
      const member = await createMember();
      await append(member.id, 'stays');
      const name = sql.table(table);
      const column = sql.ref(table === 'audit_members' ? 'member_id' : 'seq');
      for (const change of [
        sql`DELETE FROM ${name}`,
        sql`UPDATE ${name} SET ${column} = ${column}`,
        sql`TRUNCATE ${name} CASCADE`,
      ])
        await expect(
          undoAfter(async (trx) => {
            await sql`
              INSERT INTO audit_heads (seq, at, hash, key_id, public_key, signature)
              VALUES (1000000, now(), '', 'none', '', '')
            `.execute(trx);
            await change.execute(trx);
          }),
        ).rejects.toThrow('only grows');
    },
  );
});

describe('erasing an account', () => {
  it('deletes its bodies and salts, records that, and the chain still verifies', async () => {
    const [member, other] = [await createMember(), await createMember()];
    const mine = [await append(member.id, 'one'), await append(member.id, 'two')];
    const theirs = await append(other.id, 'three');
    const before = await verify();
    await deleteAccount(member.id);
    const after = await verify();
    expect(after).toMatchObject({ problems: [], entries: before.entries + 1, erased: before.erased + 2 });
    const left = await test.app.db.selectFrom('audit_bodies').select('seq').execute();
    const seqs = left.map(({ seq }) => Number(seq));
    expect(seqs).toContain(theirs);
    for (const seq of mine) expect(seqs).not.toContain(seq);
    expect(await test.app.audit.listAll(member.id)).toEqual([]);
    const salts = await test.app.db
      .selectFrom('audit_members')
      .selectAll()
      .where('member_id', '=', member.id)
      .execute();
    expect(salts).toEqual([]);
  });

  it('records nothing for an account without entries', async () => {
    const member = await createMember();
    const before = await verify();
    await deleteAccount(member.id);
    expect((await verify()).entries).toBe(before.entries);
  });

  it('and adding to its log at once neither deadlocks nor loses an erasure', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const member = await createMember();
      await append(member.id, 'first');
      await Promise.allSettled([append(member.id, 'second'), deleteAccount(member.id), append(member.id, 'third')]);
      const bodies = await test.app.db
        .selectFrom('audit_bodies')
        .selectAll()
        .where('member_id', '=', member.id)
        .execute();
      expect(bodies).toEqual([]);
    }
    expect((await verify()).problems).toEqual([]);
  });

  it('can’t be called on its own by other database roles', async () => {
    const { rows } = await sql<{ public: boolean }>`
      SELECT has_function_privilege('public', oid, 'EXECUTE') AS public FROM pg_proc
      WHERE proname IN ('erase_audit_bodies', 'write_audit_entry', 'draw_audit_salt')
    `.execute(test.app.db);
    expect(rows).toEqual([{ public: false }, { public: false }, { public: false }]);
  });
});

describe('verifying', () => {
  it('finds every kind of change, and says where', async () => {
    const member = await createMember();
    const other = await createMember();
    await append(other.id, 'of someone else');
    const seq = await append(member.id, 'changed later');
    await append(null, 'about nobody');
    const end = await append(member.id, 'at the end');
    const changes = [
      sql`UPDATE audit_bodies SET body = '{"kind":"other"}' WHERE seq = ${seq}`,
      sql`UPDATE audit_bodies SET salt = sha256(salt) WHERE seq = ${seq}`,
      sql`UPDATE audit_bodies SET member_id = ${other.id} WHERE seq = ${seq}`,
      sql`UPDATE audit_bodies SET member_id = NULL WHERE seq = ${seq}`,
      sql`UPDATE audit_entries SET at = at + interval '1 microsecond' WHERE seq = ${seq}`,
      sql`UPDATE audit_entries SET hash = sha256(hash) WHERE seq = ${seq}`,
      sql`UPDATE audit_entries SET previous = sha256(previous) WHERE seq = ${seq}`,
      sql`UPDATE audit_entries SET body_hash = sha256(body_hash) WHERE seq = ${seq}`,
      sql`UPDATE audit_entries SET member_hash = NULL WHERE seq = ${seq}`,
      sql`DELETE FROM audit_entries WHERE seq = ${seq}`,
      sql`DELETE FROM audit_bodies WHERE seq = ${seq}`,
    ];
    for (const change of changes) {
      const { problems } = await verifyAfter(change);
      expect(problems[0]?.seq, change.compile(test.app.db).sql).toBeGreaterThanOrEqual(seq);
      expect(problems[0]?.seq).toBeLessThanOrEqual(seq + 1);
    }
    expect((await verifyAfter(sql`DELETE FROM audit_entries WHERE seq = ${end}`)).problemCount).toBe(2);
    expect((await verifyAfter(sql`DELETE FROM audit_head`)).problems).toEqual([
      { seq: null, what: 'The head is missing.' },
    ]);
    expect((await verify()).problems).toEqual([]);
  });

  it('finds a deletion that pretends to be the erasure of a member', async () => {
    const member = await createMember();
    const seq = await append(member.id, 'inconvenient');
    await append(member.id, 'harmless');
    const pretended = sql`
      WITH gone AS (DELETE FROM audit_bodies WHERE seq = ${seq})
      SELECT write_audit_entry(NULL, NULL, format(
        '{"actor":{"id":null,"kind":"system","name":null},"detail":{"bodies":1,"member":"%s"},"kind":"erased","subject":null}',
        (SELECT encode(member_hash, 'hex') FROM audit_entries WHERE seq = ${seq})))
    `;
    const { problems } = await verifyAfter(pretended);
    expect(problems).toEqual([
      { seq: expect.any(Number), what: 'It records the erasure of a member whose account exists.' },
    ]);
  });
});

describe('a member’s part', () => {
  it('lists only their own, newest first, in pages', async () => {
    const [member, other] = [await createMember(), await createMember()];
    for (const text of ['one', 'two', 'three']) await append(member.id, text);
    await append(other.id, 'theirs');
    const first = await test.app.audit.list(member.id, { number: 1, size: 2 });
    expect(first.total).toBe(3);
    expect(first.records.map(({ detail }) => detail.text)).toEqual(['three', 'two']);
    const second = await test.app.audit.list(member.id, { number: 2, size: 2 });
    expect(second.records).toMatchObject([{ kind: 'test.written', actor: SYSTEM, detail: { text: 'one' } }]);
    expect(second.records[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
