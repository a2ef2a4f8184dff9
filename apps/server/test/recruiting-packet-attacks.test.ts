import { randomUUID } from 'node:crypto';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { buildApprovalChallenge, canonicalize } from '@foothold/core/packets';
import { safe } from '@orpc/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SigningProof } from '../src/domains/accounts/index.ts';
import { sealProof } from '../src/domains/recruiting/custody/proofs.ts';
import { approvePackets, readSealingKey } from '../src/domains/recruiting/index.ts';
import { derivePublicKeys } from '../src/main/custody-keys.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { type SoftKey, softKey } from './doubles/soft-key.ts';
import { createStaffMember } from './factories.ts';
import { useTestApp } from './harness.ts';
import { approve, createListing, createPacketCase, type PacketCase, propose, submit } from './packet-kit.ts';
import { PASSWORD } from './recruiting-people.ts';

/** Every way we know of to submit without an approval, straight on the database as the server's role and through the API. */

const test = useTestApp();
const ORIGIN = 'http://localhost:3000';
let one: PacketCase;
let other: PacketCase;
let custody: Database;

beforeAll(async () => {
  await test.openCustody();
  one = await createPacketCase(test);
  other = await createPacketCase(test);
  custody = openDatabase(test.custodyUrl, 2, createLogger('silent'));
});
afterAll(() => custody.close());

const fresh = async (on: PacketCase, change: Parameters<typeof propose>[1] = {}): Promise<PacketDetail> =>
  propose({ ...on, listingId: await createListing(test) }, change);

async function approved(on: PacketCase): Promise<PacketDetail> {
  const packet = await fresh(on);
  await approve(on, packet);
  return on.member.api.packets.get({ id: packet.id });
}

/** The database's error code of a statement. Null if it did something. */
async function refuse(statement: Promise<unknown>): Promise<string | null> {
  return statement.then(
    () => null,
    (error: { code?: string }) => error.code ?? 'unknown',
  );
}

const getCode = async (promise: Promise<unknown>): Promise<unknown> =>
  ((await safe(promise)).error as { code?: string } | null)?.code ?? null;

const DENIED = '42501';

interface Forged {
  approvalId?: string;
  memberId?: string;
  hash?: string;
  recruiterId?: string | null;
}

/** Inserts a submission as the server's role. */
const forge = (on: PacketCase, packet: PacketDetail, change: Forged = {}) =>
  test.app.db
    .insertInto('packet_submissions')
    .values({
      packet_id: packet.id,
      approval_id: change.approvalId ?? packet.approval?.id ?? randomUUID(),
      member_id: change.memberId ?? on.member.id,
      hash: Buffer.from(change.hash ?? packet.hash, 'hex'),
      recruiter_id: change.recruiterId === undefined ? on.recruiter.id : change.recruiterId,
      recruiter_name: 'Forged',
      submitted_at: new Date('2026-01-01'),
      receipt_kind: 'number',
      receipt_text: 'forged',
      receipt_file: null,
    })
    .execute();

const isSubmitted = async (id: string): Promise<boolean> =>
  (await test.app.db.selectFrom('packet_submissions').select('packet_id').where('packet_id', '=', id).execute())
    .length > 0;

/** Inserts an approval as the custody process's role. */
const approveAsCustody = (
  packet: PacketDetail,
  change: { memberId?: string; hash?: string; exception?: boolean } = {},
) =>
  sql`INSERT INTO packet_approvals (packet_id, member_id, hash, exception, method, approved_at, expires_at)
    VALUES (${packet.id}, ${change.memberId ?? packet.member.id}, ${Buffer.from(change.hash ?? packet.hash, 'hex')},
      ${change.exception ?? false}, 'password', now() + interval '1 year', now() + interval '1 year 1 day')`.execute(
    custody.db,
  );

/** Seals a proof as the server does. */
async function seal(requestId: string, proof: SigningProof): Promise<Buffer> {
  return sealProof(await readSealingKey(await derivePublicKeys(test.custodyKeys)), requestId, proof);
}

const asServer = (statement: string) => refuse(sql.raw(statement).execute(test.app.db));

describe('a submission on the database, as the server’s role', () => {
  it.each([
    ['without an approval', async () => ({ on: one, packet: await fresh(one), change: {} })],
    [
      'with the approval of another packet',
      async () => {
        const given = await approved(one);
        return { on: one, packet: await fresh(one), change: { approvalId: given.approval?.id } };
      },
    ],
    [
      'with the approval of another member',
      async () => {
        const given = await approved(other);
        return { on: one, packet: await fresh(one), change: { approvalId: given.approval?.id } };
      },
    ],
    [
      'for another member',
      async () => ({ on: one, packet: await approved(one), change: { memberId: other.member.id } }),
    ],
    ['with another hash', async () => ({ on: one, packet: await approved(one), change: { hash: 'ab'.repeat(32) } })],
    [
      'by a recruiter who isn’t assigned',
      async () => ({ on: one, packet: await approved(one), change: { recruiterId: other.recruiter.id } }),
    ],
    ['by nobody', async () => ({ on: one, packet: await approved(one), change: { recruiterId: null } })],
    ['by the member', async () => ({ on: one, packet: await approved(one), change: { recruiterId: one.member.id } })],
    [
      'of a declined packet',
      async () => {
        const packet = await approved(one);
        await one.member.api.packets.decline({ id: packet.id, hash: packet.hash, reason: 'other' });
        return { on: one, packet, change: {} };
      },
    ],
    [
      'of a packet that the member has changed',
      async () => {
        const packet = await approved(one);
        await one.member.api.packets.edit({
          id: packet.id,
          hash: packet.hash,
          answers: [{ at: 0, answer: 'Another answer' }],
        });
        return { on: one, packet, change: {} };
      },
    ],
    [
      'of a packet that the recruiter has withdrawn',
      async () => {
        const packet = await approved(one);
        await one.recruiter.api.recruiting.packets.withdraw({ id: packet.id, hash: packet.hash });
        return { on: one, packet, change: {} };
      },
    ],
    [
      'after the member withdrew the permission for recruiters',
      async () => {
        const on = await createPacketCase(test);
        const packet = await approved(on);
        // Without its consequences, so that the packet is still open.
        await test.app.accounts.recordConsent(test.app.db, {
          userId: on.member.id,
          kind: 'recruiter-applications',
          given: false,
          wording: 'Test',
          source: 'Test',
        });
        return { on, packet, change: {} };
      },
    ],
    [
      'with an approval that has expired, also with a clock that is set back',
      async () => {
        const packet = await approved(one);
        await test.owner.transaction().execute(async (trx) => {
          await sql`ALTER TABLE packet_approvals DISABLE TRIGGER keep_approval`.execute(trx);
          await sql`UPDATE packet_approvals SET approved_at = now() - interval '15 days', expires_at = now() - interval '1 day'
            WHERE packet_id = ${packet.id}`.execute(trx);
          await sql`ALTER TABLE packet_approvals ENABLE TRIGGER keep_approval`.execute(trx);
        });
        return { on: one, packet, change: {} };
      },
    ],
  ] as [string, () => Promise<{ on: PacketCase; packet: PacketDetail; change: Forged }>][])(
    '%s is refused',
    async (_name, prepare) => {
      const { on, packet, change } = await prepare();
      expect(await refuse(forge(on, packet, change))).not.toBeNull();
      expect(await isSubmitted(packet.id)).toBe(false);
    },
  );

  it('happens once with the right one, whatever time it states', async () => {
    const packet = await approved(one);
    const results = await Promise.all(Array.from({ length: 8 }, () => refuse(forge(one, packet))));
    expect(results.filter((code) => code === null)).toHaveLength(1);
    const [row] = await test.app.db
      .selectFrom('packet_submissions')
      .selectAll()
      .where('packet_id', '=', packet.id)
      .execute();
    expect(Math.abs((row?.submitted_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('and a withdrawal at the same time never both happen', async () => {
    for (let round = 0; round < 5; round++) {
      const packet = await approved(one);
      const [submitted, declined] = await Promise.all([
        refuse(forge(one, packet)),
        getCode(one.member.api.packets.decline({ id: packet.id, hash: packet.hash, reason: 'other' })),
      ]);
      expect([submitted === null, declined === null].filter(Boolean)).toHaveLength(1);
    }
    test.errors.length = 0;
  });
});

describe('as the server’s role', () => {
  let packet: PacketDetail;
  beforeAll(async () => {
    packet = await approved(other);
    const ended = await fresh(other);
    await other.recruiter.api.recruiting.packets.withdraw({ id: ended.id, hash: ended.hash });
  });

  it.each([
    [
      'an approval can’t be written',
      () => `INSERT INTO packet_approvals (packet_id, member_id, hash, exception, method, approved_at, expires_at)
        SELECT id, member_id, hash, false, 'password', now(), now() + interval '1 day' FROM packets LIMIT 1`,
      DENIED,
    ],
    [
      'an approval can’t be extended',
      () => `UPDATE packet_approvals SET expires_at = now() + interval '90 days'`,
      DENIED,
    ],
    ['an approval can’t be deleted', () => 'DELETE FROM packet_approvals', DENIED],
    [
      'a request can’t be decided',
      () => `UPDATE approval_requests SET outcome = 'approved', decided_at = now()`,
      DENIED,
    ],
    [
      'a decided request can’t be inserted',
      () => `INSERT INTO approval_requests (member_id, items, method, decided_at, outcome)
        SELECT id, '[{}]', 'password', now(), 'approved' FROM users LIMIT 1`,
      'FH001',
    ],
    ['wrong attempts can’t be deleted', () => 'DELETE FROM approval_requests', DENIED],
    ['a packet can’t be edited', () => `UPDATE packets SET content = 'x'::bytea WHERE id = '${packet.id}'`, DENIED],
    ['a packet can’t change its member', () => `UPDATE packets SET member_id = '${one.member.id}'`, DENIED],
    ['a packet can’t be deleted', () => 'DELETE FROM packets', DENIED],
    [
      'a packet can’t be reopened',
      () => `UPDATE packets SET ended_as = NULL, ended_at = NULL WHERE ended_as IS NOT NULL`,
      'FH002',
    ],
    ['a submission can’t be deleted and made again', () => 'DELETE FROM packet_submissions', DENIED],
    ['a submission can’t be changed', () => `UPDATE packet_submissions SET receipt_text = 'x'`, DENIED],
    ['the tables can’t be emptied', () => 'TRUNCATE packet_submissions', DENIED],
    ['the trigger can’t be disabled', () => 'ALTER TABLE packet_submissions DISABLE TRIGGER check_submission', DENIED],
    ['the trigger can’t be dropped', () => 'DROP TRIGGER check_submission ON packet_submissions', DENIED],
    [
      'the check can’t be replaced',
      () =>
        `CREATE OR REPLACE FUNCTION lets_recruiters_apply(member uuid) RETURNS boolean LANGUAGE sql AS 'SELECT true'`,
      DENIED,
    ],
    ['triggers can’t be skipped', () => `SET session_replication_role = replica`, DENIED],
    [
      'the constraint can’t be dropped',
      () => 'ALTER TABLE packet_submissions DROP CONSTRAINT packet_submissions_pkey',
      DENIED,
    ],
    ['a table can’t take the place of another', () => 'CREATE TEMPORARY TABLE packets (id uuid)', DENIED],
    [
      'no history says that a recruiter submitted',
      () => `INSERT INTO application_events (application_id, kind, actor, to_state, happened_on, at)
        SELECT application_id, 'set', 'recruiter', 'submitted', current_date, now() FROM packets WHERE id = '${packet.id}'`,
      'FH006',
    ],
  ])('%s', async (_name, statement, code) => {
    expect(await asServer(statement())).toBe(code);
    expect(await isSubmitted(packet.id)).toBe(false);
  });

  it('nobody else’s role can be taken', async () => {
    const { rows } = await sql<{ owner: string }>`
      SELECT tableowner AS owner FROM pg_tables WHERE tablename = 'packet_approvals'`.execute(test.app.db);
    expect(await asServer(`SET ROLE "${rows[0]?.owner}"`)).toBe(DENIED);
    const { rows: own } = await sql<{ name: string }>`SELECT current_user AS name`.execute(custody.db);
    expect(await asServer(`SET ROLE "${own[0]?.name}"`)).toBe(DENIED);
  });

  it('a packet that names another packet or member can’t be written', async () => {
    const content = Buffer.from(canonicalize({ id: randomUUID(), memberId: one.member.id }));
    const row = {
      member_id: other.member.id,
      recruiter_name: 'x',
      made_by: 'recruiter',
      content,
      proposed_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
    };
    expect(
      await refuse(
        test.app.db
          .insertInto('packets')
          .values({ ...row, id: randomUUID() })
          .execute(),
      ),
    ).toBe('FH001');
  });
});

describe('the custody process’s role', () => {
  it.each([
    ['another hash', async () => ({ packet: await fresh(one), change: { hash: 'cd'.repeat(32) } })],
    ['another member', async () => ({ packet: await fresh(one), change: { memberId: other.member.id } })],
    [
      'a packet with an open question',
      async () => ({
        packet: await fresh(one, { answers: [{ question: 'I certify that this is true.', answer: 'Yes' }] }),
        change: {},
      }),
    ],
    [
      'a packet that has ended',
      async () => {
        const packet = await fresh(one);
        await one.recruiter.api.recruiting.packets.withdraw({ id: packet.id, hash: packet.hash });
        return { packet, change: {} };
      },
    ],
    ['a packet for the second time', async () => ({ packet: await approved(one), change: {} })],
  ] as [string, () => Promise<{ packet: PacketDetail; change: object }>][])(
    'can’t approve %s',
    async (_name, prepare) => {
      const { packet, change } = await prepare();
      expect(await refuse(approveAsCustody(packet, { exception: packet.needsException, ...change }))).not.toBeNull();
    },
  );

  it('can’t approve a low score without an exception, or for longer than 14 days', async () => {
    const packet = await fresh(one);
    if (packet.needsException) expect(await refuse(approveAsCustody(packet))).toBe('FH004');
    expect(await refuse(approveAsCustody(packet, { exception: true }))).toBeNull();
    const { rows } = await sql<{ days: number }>`
      SELECT extract(epoch FROM expires_at - clock_timestamp()) / 86400 AS days FROM packet_approvals WHERE packet_id = ${packet.id}`.execute(
      custody.db,
    );
    expect(Number(rows[0]?.days)).toBeLessThanOrEqual(14);
  });

  it('can’t submit', async () => {
    const packet = await approved(one);
    const statement = `INSERT INTO packet_submissions SELECT id, gen_random_uuid(), member_id, hash, recruiter_id, 'x', now(), 'number', 'x'
      FROM packets WHERE id = '${packet.id}'`;
    expect(await refuse(sql.raw(statement).execute(custody.db))).toBe(DENIED);
  });
});

describe('an approval through the API', () => {
  const item = ({ id, hash, needsException }: PacketDetail) => ({ id, hash, exception: needsException });

  it('isn’t given by anyone but the member', async () => {
    const packet = await fresh(one);
    for (const person of [other.member, one.recruiter, one.admin])
      expect(await getCode(person.api.packets.approve({ items: [item(packet)], password: PASSWORD }))).toBe(
        'resource.not-found',
      );
    expect(await getCode(test.visitor().api.packets.approve({ items: [item(packet)], password: PASSWORD }))).toBe(
      'access.sign-in',
    );
    expect((await one.member.request('/api/packets/approvals')).status).not.toBe(200);
  });

  it('isn’t given for another hash, without a proof, or for a packet that was replaced', async () => {
    const packet = await fresh(one);
    const { api } = one.member;
    expect(
      await getCode(api.packets.approve({ items: [{ ...item(packet), hash: 'ef'.repeat(32) }], password: PASSWORD })),
    ).toBe('packets.changed');
    expect(await getCode(api.packets.approve({ items: [item(packet)] }))).toBe('packets.proof');
    const edited = await api.packets.edit({ id: packet.id, hash: packet.hash, answers: [{ at: 1, answer: '6' }] });
    expect(await getCode(api.packets.approve({ items: [item(packet)], password: PASSWORD }))).toBe('packets.over');
    expect(edited.approval).toBeNull();
  });

  it('isn’t given after ten wrong passwords, even with the right one', async () => {
    const on = await createPacketCase(test);
    const packet = await fresh(on);
    for (let guess = 0; guess < 10; guess++)
      expect(await getCode(approve(on, packet, `wrong ${guess}`))).toBe('packets.proof');
    expect(await getCode(approve(on, packet))).toBe('packets.proofs');
  });

  it('isn’t recorded as submitted by the member, another recruiter, or an admin', async () => {
    const packet = await approved(one);
    const input = { id: packet.id, hash: packet.hash, kind: 'number', text: 'x' } as const;
    const stranger = await createStaffMember(test, 'recruiter');
    for (const person of [one.member, other.recruiter, stranger, one.admin])
      expect(['access.denied', 'resource.not-found']).toContain(
        await getCode(person.api.recruiting.packets.submit(input)),
      );
    expect(await isSubmitted(packet.id)).toBe(false);
    expect((await submit(one, packet)).state).toBe('submitted');
  });
});

describe('a passkey', () => {
  let on: PacketCase;
  let key: SoftKey;
  beforeAll(async () => {
    on = await createPacketCase(test);
    key = softKey();
    const options = await on.member.api.accounts.security.passkeyCreation({ password: PASSWORD });
    await on.member.api.accounts.security.addPasskey({ name: 'Phone', response: key.create(options, ORIGIN) });
  });

  const item = ({ id, hash, needsException }: PacketDetail) => ({ id, hash, exception: needsException });
  const sign = async (items: ReturnType<typeof item>[]) => {
    const { method, passkey } = await on.member.api.packets.approvalOptions({ items });
    expect(method).toBe('passkey');
    expect(passkey?.challenge).toBe(await buildApprovalChallenge(items));
    return key.get(passkey as never, ORIGIN);
  };

  it('approves several packets with one signature, which is stored as evidence', async () => {
    const packets = [await fresh(on), await fresh(on)];
    const items = packets.map(item);
    const { approved: done } = await on.member.api.packets.approve({ items, assertion: await sign(items) });
    expect(done.map(({ state }) => state)).toEqual(['approved', 'approved']);
    const rows = await test.app.db
      .selectFrom('packet_approvals')
      .selectAll()
      .where('member_id', '=', on.member.id)
      .execute();
    expect(rows.every(({ evidence }) => (evidence as { signature?: string } | null)?.signature)).toBe(true);
  });

  it('signs nothing but the packets it signed', async () => {
    const [signed, wanted] = [await fresh(on), await fresh(on)];
    const assertion = await sign([item(signed)]);
    const { api } = on.member;
    expect(await getCode(api.packets.approve({ items: [item(wanted)], assertion }))).toBe('packets.proof');
    expect(await getCode(api.packets.approve({ items: [item(signed), item(wanted)], assertion }))).toBe(
      'packets.proof',
    );
    expect(
      await getCode(
        api.packets.approve({ items: [{ ...item(signed), exception: !signed.needsException }], assertion }),
      ),
    ).toBe('packets.proof');
  });

  it('approves nothing when its signature is replayed', async () => {
    const packet = await fresh(on);
    const assertion = await sign([item(packet)]);
    await on.member.api.packets.approve({ items: [item(packet)], assertion });
    await on.member.api.packets.decline({ id: packet.id, hash: packet.hash, reason: 'other' });
    expect(await getCode(on.member.api.packets.approve({ items: [item(packet)], assertion }))).toBe('packets.over');
    // Nor if the server asks for it without any check of its own.
    const id = randomUUID();
    await test.app.db
      .insertInto('approval_requests')
      .values({
        id,
        member_id: on.member.id,
        items: JSON.stringify([{ packetId: packet.id, hash: packet.hash, exception: packet.needsException }]),
        method: 'passkey',
        proof: await seal(id, { method: 'passkey', assertion: assertion as never }),
      })
      .execute();
    await test.app.queue.add(test.app.db, approvePackets, { requestId: id, passed: 0 });
    const outcome = await test.eventually(async () => {
      const row = await test.app.db.selectFrom('approval_requests').selectAll().where('id', '=', id).executeTakeFirst();
      return row?.outcome ? row : undefined;
    });
    expect(outcome.outcome).toBe('refused');
  });

  it('isn’t replaced by a password', async () => {
    const packet = await fresh(on);
    expect(await getCode(on.member.api.packets.approve({ items: [item(packet)], password: PASSWORD }))).toBe(
      'packets.method',
    );
  });
});

describe('a request that the server makes up', () => {
  const insertRequest = async (memberId: string, packet: PacketDetail, proofOf: string, password = PASSWORD) => {
    const id = randomUUID();
    await test.app.db
      .insertInto('approval_requests')
      .values({
        id,
        member_id: memberId,
        items: JSON.stringify([{ packetId: packet.id, hash: packet.hash, exception: packet.needsException }]),
        method: 'password',
        proof: await seal(proofOf === 'own' ? id : proofOf, { method: 'password', password }),
      })
      .execute();
    await test.app.queue.add(test.app.db, approvePackets, { requestId: id, passed: 0 });
    const row = await test.eventually(async () => {
      const found = await test.app.db
        .selectFrom('approval_requests')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return found?.outcome ? found : undefined;
    });
    return row.refused_for;
  };

  it('approves nothing of another member with the attacker’s own password', async () => {
    expect(await insertRequest(other.member.id, await fresh(one), 'own')).toBe('changed');
  });

  it('approves nothing with a wrong password', async () => {
    const on = await createPacketCase(test);
    expect(await insertRequest(on.member.id, await fresh(on), 'own', 'a guess')).toBe('proof');
  });

  it('approves nothing with a proof that was given for another request', async () => {
    const on = await createPacketCase(test);
    expect(await insertRequest(on.member.id, await fresh(on), randomUUID())).toBe('proof');
    test.errors.length = 0;
  });
});
