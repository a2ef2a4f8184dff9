import { randomUUID } from 'node:crypto';
import { fromBase64, makeBoxKeys, openText, sealBox, toBase64 } from '@foothold/sealed-box';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSecret, readSealingKey, recruitingSettings } from '../src/domains/recruiting/index.ts';
import type { RunningCustody } from '../src/main/custody.ts';
import { limitRows } from '../src/platform/db/row-access.ts';
import { pickSettings } from '../src/platform/env.ts';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import {
  type ApprovedPacket,
  addPasskey,
  ask,
  assignRecruiter,
  createAcceptedMember,
  createTrust,
  getUserId,
  insertPacket,
  look,
  REASON,
  type RevealInput,
  signReveal,
  type TrustedMember,
  waitForDecision,
} from './recruiting-people.ts';

const test = useTestApp();
let custody: Pick<RunningCustody, 'stop'>;
beforeAll(async () => {
  custody = await test.openCustody();
});

const db = () => test.app.db;
const revealRow = (id: string) =>
  db().selectFrom('secret_reveals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const findSecret = (userId: string) =>
  db()
    .selectFrom('mailbox_secrets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
const listAnswers = (id: string) => db().selectFrom('reveal_answers').selectAll().where('reveal_id', '=', id).execute();

/** The custody process logs what it couldn't open, which is expected here. */
function clearErrors(): string {
  return test.errors.splice(0).join('\n');
}

const addMinutes = (count: number) => new Date(test.clock.now.getTime() + count * 60_000);

describe('accessing a mailbox password', () => {
  it("shows the password in the recruiter's browser, once", async () => {
    const trust = await createTrust(test, { password: '  pass wörd 秘密 🔑 ' });
    const first = await look(trust);
    expect(first).toMatchObject({ state: 'ready', password: '  pass wörd 秘密 🔑 ' });
    expect(await trust.recruiter.api.recruiting.revealed({ id: first.id })).toEqual({
      state: 'fetched',
      refusedFor: null,
      sealed: null,
    });
    expect(await listAnswers(first.id)).toEqual([]);
    const row = await revealRow(first.id);
    expect(row).toMatchObject({ decision: 'opened', reason: REASON, task: trust.packet.job });
    // The evidence of who opened it.
    expect(row).toMatchObject({
      packet_id: trust.packet.id,
      assertion: { response: { signature: expect.any(String) } },
    });
  });

  it('is delivered once to two simultaneous requests', async () => {
    const trust = await createTrust(test);
    const { id } = await ask(trust);
    await test.eventually(async () => (await listAnswers(id)).length > 0);
    const answers = await Promise.all(Array.from({ length: 8 }, () => trust.recruiter.api.recruiting.revealed({ id })));
    expect(answers.filter(({ sealed }) => sealed !== null)).toHaveLength(1);
  });

  it("is recorded in the member's log, and announced by email", async () => {
    const trust = await createTrust(test);
    const { id } = await look(trust);
    const { accesses } = await trust.member.api.recruiting.accessLog();
    expect(accesses).toMatchObject([
      { id, recruiter: 'Rowan Recruiter', reason: REASON, task: trust.packet.job, outcome: 'opened', refusedFor: null },
    ]);
    const email = (await trust.member.api.accounts.me()).viewer?.email ?? '';
    const message = await test.eventually(() =>
      db()
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .where('subject', '=', 'Rowan Recruiter viewed your mailbox password')
        .executeTakeFirst(),
    );
    expect(message.body_text).toContain(REASON);
    expect(`${message.body_text}${message.body_html}`).not.toContain(trust.password);
  });

  it('can be fetched for two minutes, and is then deleted', async () => {
    const trust = await createTrust(test);
    const { id } = await ask(trust);
    await test.eventually(async () => (await listAnswers(id)).length > 0);
    const real = test.clock.now;
    try {
      test.clock.now = addMinutes(2.1);
      await test.app.recruiting.mailbox.forgetAnswers();
      expect(await listAnswers(id)).toEqual([]);
      expect(await trust.recruiter.api.recruiting.revealed({ id })).toMatchObject({ state: 'gone', sealed: null });
    } finally {
      test.clock.now = real;
    }
  });

  it("isn't delivered after two minutes, even if it hasn't been deleted yet", async () => {
    const trust = await createTrust(test);
    const { id } = await ask(trust);
    await test.eventually(async () => (await listAnswers(id)).length > 0);
    const real = test.clock.now;
    try {
      test.clock.now = addMinutes(2.1);
      expect(await trust.recruiter.api.recruiting.revealed({ id })).toMatchObject({ state: 'gone', sealed: null });
    } finally {
      test.clock.now = real;
    }
  });

  it('is delivered only to the recruiter who requested it', async () => {
    const trust = await createTrust(test);
    const { id } = await ask(trust);
    const other = await createStaffMember(test, 'recruiter');
    await expect(other.api.recruiting.revealed({ id })).rejects.toMatchObject({ code: 'resource.not-found' });
    for (const person of [trust.member, trust.admin])
      await expect(person.api.recruiting.revealed({ id })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(test.visitor().api.recruiting.revealed({ id })).rejects.toMatchObject({ code: 'access.sign-in' });
    await expect(trust.recruiter.api.recruiting.revealed({ id: 'no-id' })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
  });

  it('leaves nothing readable in the database on its way', async () => {
    const password = 'nowhere to be read 19';
    const trust = await createTrust(test, { password });
    await look(trust);
    const { rows } = await sql<{ name: string }>`
      SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'
    `.execute(db());
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: hits } = await sql`
        SELECT FROM ${sql.raw(name)} AS row WHERE row::text LIKE ${`%${password}%`}
          OR row::text LIKE ${`%${Buffer.from(password).toString('hex')}%`}
          OR row::text LIKE ${`%${Buffer.from(password).toString('base64').slice(0, -4)}%`} LIMIT 1
      `.execute(db());
      if (hits.length > 0) found.push(name);
    }
    expect(rows.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });
});

describe('the custody process rejects', () => {
  /** Rejected by this rule, which the response, the audit, and the member's log name. Nothing was opened. */
  async function expectRefused(
    trust: TrustedMember,
    rule: string,
    over: { packet?: ApprovedPacket } = {},
    sent?: (input: RevealInput) => RevealInput,
  ): Promise<void> {
    const opened = (
      await db().selectFrom('mailbox_secrets').select('last_opened_at').where('user_id', '=', trust.member.id).execute()
    ).map(({ last_opened_at: at }) => at);
    const answer = await look(trust, over, sent);
    expect(answer).toMatchObject({ state: 'refused', refusedFor: rule, sealed: null });
    expect(await revealRow(answer.id)).toMatchObject({ decision: 'refused', refused_for: rule, secret_id: null });
    expect(await listAnswers(answer.id)).toEqual([]);
    const { accesses } = await trust.member.api.recruiting.accessLog();
    expect(accesses.find(({ id }) => id === answer.id)).toMatchObject({ outcome: 'refused', refusedFor: rule });
    const after = (
      await db().selectFrom('mailbox_secrets').select('last_opened_at').where('user_id', '=', trust.member.id).execute()
    ).map(({ last_opened_at: at }) => at);
    expect(after).toEqual(opened);
  }

  const dependOn = ({ member, recruiter }: TrustedMember) => ({ memberId: member.id, recruiterId: recruiter.id });

  it('a packet without an approval', async () => {
    const trust = await createTrust(test);
    await expectRefused(trust, 'packet', { packet: await insertPacket(test, dependOn(trust), { approved: false }) });
  });

  it('an approval that has expired, by the database’s clock', async () => {
    const trust = await createTrust(test);
    await test.owner.transaction().execute(async (trx) => {
      await sql`ALTER TABLE packet_approvals DISABLE TRIGGER keep_approval`.execute(trx);
      await trx
        .updateTable('packet_approvals')
        .set({
          approved_at: sql`approved_at - interval '14 days'`,
          expires_at: sql`expires_at - interval '14 days'`,
        })
        .where('packet_id', '=', trust.packet.id)
        .execute();
      await sql`ALTER TABLE packet_approvals ENABLE TRIGGER keep_approval`.execute(trx);
    });
    await expectRefused(trust, 'packet');
  });

  it('an approval that was withdrawn', async () => {
    const trust = await createTrust(test);
    const { id, hash } = trust.packet;
    await trust.member.api.packets.decline({ id, hash, reason: 'company' });
    await expectRefused(trust, 'packet');
  });

  it('a packet that the recruiter has withdrawn or submitted', async () => {
    const trust = await createTrust(test);
    const { id, hash } = trust.packet;
    await trust.recruiter.api.recruiting.packets.submit({ id, hash, kind: 'number', text: 'GH-20417' });
    await expectRefused(trust, 'packet');
    const withdrawn = await insertPacket(test, dependOn(trust));
    await trust.recruiter.api.recruiting.packets.withdraw({ id: withdrawn.id, hash: withdrawn.hash });
    await expectRefused(trust, 'packet', { packet: withdrawn });
  });

  it('every packet once the member takes back the permission to apply', async () => {
    const trust = await createTrust(test);
    await trust.member.api.recruiting.authorization.set({ given: false });
    await expectRefused(trust, 'packet');
  });

  it("a packet that doesn't need the mailbox", async () => {
    const trust = await createTrust(test);
    await expectRefused(trust, 'packet', {
      packet: await insertPacket(test, dependOn(trust), { needsMailbox: false }),
    });
  });

  it("another member's packet, whatever the web process believed", async () => {
    const trust = await createTrust(test);
    const other = await createTrust(test, { recruiter: trust.recruiter });
    const { input } = await signReveal(trust);
    await expect(ask({ ...trust, packet: other.packet })).rejects.toMatchObject({ code: 'resource.not-found' });
    await expect(
      trust.recruiter.api.recruiting.reveal({ ...input, packetId: other.packet.id, hash: other.packet.hash }),
    ).rejects.toMatchObject({ code: 'resource.not-found' });
    // Signed for the other member's packet, and written into the row of this member.
    const signed = await signReveal(other);
    const { id } = await insertReveal(trust, { ...signed.input, memberId: trust.member.id });
    expect(await waitForDecision(trust.recruiter, id)).toMatchObject({ state: 'refused', refusedFor: 'packet' });
  });

  it('a signature for another key, reason, or packet', async () => {
    const trust = await createTrust(test);
    const other = await insertPacket(test, dependOn(trust));
    const anotherKey = toBase64((await makeBoxKeys()).publicKey);
    for (const change of [
      { publicKey: anotherKey },
      { reason: 'Another reason than the signed one' },
      { packetId: other.id, hash: other.hash },
    ])
      await expectRefused(trust, 'passkey', {}, (input) => ({ ...input, ...change }));
    expect(await look(trust)).toMatchObject({ state: 'ready' });
  });

  it('a signature that was used before', async () => {
    const trust = await createTrust(test);
    const { input, keys } = await signReveal(trust);
    const first = await trust.recruiter.api.recruiting.reveal(input);
    const { sealed } = await waitForDecision(trust.recruiter, first.id);
    expect(await openText(keys, fromBase64(sealed ?? ''), `reveal|${first.id}`)).toBe(trust.password);
    await expectRefused(trust, 'passkey', {}, () => input);
  });

  it('a passkey of another person', async () => {
    const trust = await createTrust(test);
    const other = await createTrust(test);
    await expectRefused({ ...trust, key: other.key }, 'passkey');
    await expectRefused({ ...trust, key: await addPasskey(test, trust.member) }, 'passkey');
  });

  it('a passkey that didn’t verify its user', async () => {
    const trust = await createTrust(test);
    trust.key.verifiesUser = false;
    await expectRefused(trust, 'passkey');
    trust.key.verifiesUser = true;
    expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
  });

  it('an assertion that is none', async () => {
    const trust = await createTrust(test);
    await expectRefused(trust, 'passkey', {}, (input) => ({
      ...input,
      assertion: {
        ...input.assertion,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    }));
  });

  it('a request from before packets', async () => {
    const trust = await createTrust(test);
    const { input } = await signReveal(trust);
    const { id } = await insertReveal(trust, { ...input, packetId: null });
    expect(await waitForDecision(trust.recruiter, id)).toMatchObject({ state: 'refused', refusedFor: 'packet' });
  });

  /** As somebody who has taken over the web process would. */
  async function insertReveal(
    { member, recruiter }: TrustedMember,
    input: Omit<RevealInput, 'packetId'> & { packetId: string | null },
  ) {
    const session = await db()
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', recruiter.id)
      .executeTakeFirstOrThrow();
    const row = await db()
      .insertInto('secret_reveals')
      .values({
        member_id: member.id,
        recruiter_id: recruiter.id,
        recruiter_name: 'Rowan Recruiter',
        session_id: session.id,
        packet_id: input.packetId,
        reason: input.reason,
        public_key: Buffer.from(input.publicKey, 'base64'),
        assertion: JSON.stringify(input.assertion),
        asked_at: test.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.app.queue.add(db(), openSecret, { revealId: row.id, passed: 0 });
    return row;
  }

  it("a withdrawn consent, even if the password hasn't been erased yet", async () => {
    const trust = await createTrust(test);
    await db()
      .insertInto('consents')
      .values({
        user_id: trust.member.id,
        kind: 'mailbox-storage',
        given: false,
        wording: 'x',
        source: 'x',
        at: test.clock.now,
      })
      .execute();
    await expectRefused(trust, 'consent');
  });

  it('an ended plan and trial', async () => {
    const trust = await createTrust(test);
    await db()
      .updateTable('users')
      .set({ trial_ends_at: addMinutes(-1) })
      .where('id', '=', trust.member.id)
      .execute();
    await expectRefused(trust, 'plan');
  });

  it('a password unused for 30 days', async () => {
    const trust = await createTrust(test);
    await db()
      .updateTable('mailbox_secrets')
      .set({ sealed_at: addMinutes(-30 * 24 * 60 - 1) })
      .where('user_id', '=', trust.member.id)
      .execute();
    await expectRefused(trust, 'idle');
  });

  it('an erased password', async () => {
    const trust = await createTrust(test);
    await trust.member.api.recruiting.eraseSecret();
    await expectRefused(trust, 'stored');
  });

  it('a session that ended in the meantime', async () => {
    const trust = await createTrust(test);
    const second = test.visitor();
    const id = await pauseCustody(async () => {
      const asked = await ask(trust);
      await db().deleteFrom('sessions').where('user_id', '=', trust.recruiter.id).execute();
      return asked.id;
    });
    await test.eventually(async () => (await revealRow(id)).decision !== null);
    expect(await revealRow(id)).toMatchObject({ decision: 'refused', refused_for: 'passkey' });
    await expect(second.api.recruiting.revealed({ id })).rejects.toMatchObject({ code: 'access.sign-in' });
  });

  it('a recruiter who is no longer assigned, or no longer a recruiter', async () => {
    const trust = await createTrust(test);
    const id = await pauseCustody(async () => {
      const asked = await ask(trust);
      await trust.admin.api.recruiting.assign({ id: trust.registrationId, recruiterId: null });
      return asked.id;
    });
    expect(await waitForDecision(trust.recruiter, id)).toMatchObject({ state: 'refused', refusedFor: 'assigned' });
    const other = await createTrust(test);
    const second = await pauseCustody(async () => {
      const asked = await ask(other);
      await db().updateTable('users').set({ role: 'support' }).where('id', '=', other.recruiter.id).execute();
      return asked.id;
    });
    await test.eventually(async () => (await revealRow(second)).decision !== null);
    expect(await revealRow(second)).toMatchObject({ decision: 'refused', refused_for: 'assigned' });
  });

  it('to deliver what was opened before the assignment ended', async () => {
    const trust = await createTrust(test);
    const { id } = await ask(trust);
    await test.eventually(async () => (await listAnswers(id)).length === 1);
    // With row-level security alone.
    const find = () =>
      test.app.db.selectFrom('reveal_answers').select('reveal_id').where('reveal_id', '=', id).execute();
    expect(await limitRows(trust.recruiter.id, find)).toEqual([{ reveal_id: id }]);
    await trust.admin.api.recruiting.assign({ id: trust.registrationId, recruiterId: null });
    expect(await limitRows(trust.recruiter.id, find)).toEqual([]);
    await expect(trust.recruiter.api.recruiting.revealed({ id })).rejects.toMatchObject({ code: 'resource.not-found' });
    expect(await listAnswers(id)).toHaveLength(1);
  });

  it('a request that arrives too late', async () => {
    const trust = await createTrust(test);
    const real = test.clock.now;
    try {
      const id = await pauseCustody(async () => {
        const asked = await ask(trust);
        test.clock.now = addMinutes(2.1);
        return asked.id;
      });
      await test.eventually(async () => (await revealRow(id)).decision !== null);
      expect(await revealRow(id)).toMatchObject({ decision: 'refused', refused_for: 'in-time' });
    } finally {
      test.clock.now = real;
    }
  });

  /** Requests made in the meantime are only examined afterward. */
  async function pauseCustody(work: () => Promise<string>): Promise<string> {
    await custody.stop();
    const id = await work();
    custody = await test.openCustody();
    return id;
  }
});

describe('rejected before it is recorded', () => {
  it('for anyone but the assigned recruiter, who get a 404 for the member', async () => {
    const trust = await createTrust(test);
    const other = await createStaffMember(test, 'recruiter');
    await expect(ask({ ...trust, recruiter: other })).rejects.toMatchObject({ code: 'resource.not-found' });
    for (const person of [trust.member, trust.admin])
      await expect(ask({ ...trust, recruiter: person })).rejects.toMatchObject({ code: 'access.denied' });
    expect((await trust.member.api.recruiting.accessLog()).accesses).toEqual([]);
  });

  it('without a reason of 10 to 500 characters', async () => {
    const trust = await createTrust(test);
    for (const reason of ['', 'too short', `     ${'x'.repeat(9)}     `, 'x'.repeat(501)])
      await expect(ask(trust, { reason })).rejects.toMatchObject({
        code: 'request.invalid',
        data: { fields: { reason: 'Enter a reason of 10 to 500 characters.' } },
      });
  });

  it('without a key to encrypt the answer for', async () => {
    const trust = await createTrust(test);
    const { input } = await signReveal(trust);
    for (const publicKey of ['', 'x', toBase64(new Uint8Array(65)), `${'A'.repeat(87)}=`])
      for (const call of ['reveal', 'revealOptions'] as const)
        await expect(trust.recruiter.api.recruiting[call]({ ...input, publicKey })).rejects.toMatchObject({
          code: 'request.invalid',
        });
  });

  it('for a recruiter without a passkey, who is asked to add one', async () => {
    const admin = await createStaffMember(test, 'admin');
    const recruiter = await createStaffMember(test, 'recruiter', 'Rowan Recruiter');
    const { member, registrationId } = await createAcceptedMember(test, admin, {
      resumeEmailPassword: 'still sealed 7',
    });
    await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: recruiter.id });
    const packet = await insertPacket(test, { memberId: member.id, recruiterId: recruiter.id });
    const input = { memberId: member.id, packetId: packet.id, reason: REASON };
    const publicKey = toBase64((await makeBoxKeys()).publicKey);
    await expect(recruiter.api.recruiting.revealOptions({ ...input, publicKey })).rejects.toMatchObject({
      code: 'recruiting.passkey-needed',
    });
    const { rules } = await recruiter.api.recruiting.client({ memberId: member.id });
    expect(rules.filter(({ holds }) => !holds)).toEqual([{ rule: 'passkey', holds: false }]);
  });

  it('with another hash than the packet’s', async () => {
    const trust = await createTrust(test);
    const { input } = await signReveal(trust);
    await expect(trust.recruiter.api.recruiting.reveal({ ...input, hash: 'a'.repeat(64) })).rejects.toMatchObject({
      code: 'packets.changed',
    });
    await expect(trust.recruiter.api.recruiting.reveal({ ...input, hash: 'no hash' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });
});

describe("tampered data doesn't open", () => {
  async function expectFailure(trust: TrustedMember): Promise<void> {
    const answer = await look(trust);
    expect(answer).toMatchObject({ state: 'failed', sealed: null });
    expect(await listAnswers(answer.id)).toEqual([]);
    const { accesses } = await trust.member.api.recruiting.accessLog();
    expect(accesses.find(({ id }) => id === answer.id)).toMatchObject({ outcome: 'failed' });
    const logged = clearErrors();
    expect(logged).toContain('could not decrypt a mailbox password');
    expect(logged).not.toContain(trust.password);
  }

  const updateSecret = (userId: string, change: { ciphertext?: Buffer; data_key?: Buffer; key_id?: string }) =>
    db()
      .updateTable('mailbox_secrets')
      .set(change)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();

  it.each(['ciphertext', 'data_key'] as const)('a changed byte of the %s', async (column) => {
    const trust = await createTrust(test);
    const bytes = Buffer.from((await findSecret(trust.member.id))[column] ?? []);
    for (const at of [0, 20, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await updateSecret(trust.member.id, { [column]: changed });
      await expectFailure(trust);
    }
  });

  it("another member's secret in this row, in whole or in part", async () => {
    const [trust, other] = [await createTrust(test), await createTrust(test, { password: 'the other one 22' })];
    const [own, theirs] = [await findSecret(trust.member.id), await findSecret(other.member.id)];
    await updateSecret(trust.member.id, {
      ciphertext: theirs.ciphertext ?? Buffer.alloc(0),
      data_key: theirs.data_key ?? Buffer.alloc(0),
    });
    await expectFailure(trust);
    await updateSecret(trust.member.id, {
      ciphertext: theirs.ciphertext ?? Buffer.alloc(0),
      data_key: own.data_key ?? Buffer.alloc(0),
    });
    await expectFailure(trust);
  });

  it('a row moved to another member together with its id', async () => {
    const recruiter = await createStaffMember(test, 'recruiter');
    const [trust, other] = [await createTrust(test, { recruiter }), await createTrust(test, { recruiter })];
    await other.member.api.recruiting.eraseSecret();
    await db()
      .updateTable('mailbox_secrets')
      .set({ user_id: other.member.id })
      .where('user_id', '=', trust.member.id)
      .execute();
    await expectFailure(other);
  });

  it('a box sealed to the custody process for another purpose', async () => {
    const trust = await createTrust(test);
    const { id, key_id: keyId } = await findSecret(trust.member.id);
    const { publicKey } = await readSealingKey(
      pickSettings(test.app.env, recruitingSettings).CUSTODY_PUBLIC_KEYS ?? '',
    );
    const box = await sealBox(
      publicKey,
      crypto.getRandomValues(new Uint8Array(32)),
      `totp|${trust.member.id}|${id}|${keyId}`,
    );
    await updateSecret(trust.member.id, { data_key: Buffer.from(box) });
    await expectFailure(trust);
  });

  it("a key that this custody process doesn't have", async () => {
    const trust = await createTrust(test);
    await updateSecret(trust.member.id, { key_id: 'lost' });
    await expectFailure(trust);
  });

  it('an answer opens only for the request it belongs to', async () => {
    const trust = await createTrust(test);
    const { id, keys } = await ask(trust);
    const { sealed } = await waitForDecision(trust.recruiter, id);
    await expect(openText(keys, fromBase64(sealed ?? ''), `reveal|${randomUUID()}`)).rejects.toThrow();
    await expect(openText(await makeBoxKeys(), fromBase64(sealed ?? ''), `reveal|${id}`)).rejects.toThrow();
  });
});

describe('access log', () => {
  it("can't be changed, shortened, or emptied", async () => {
    const trust = await createTrust(test);
    const { id } = await look(trust);
    // As the owner. The server’s role may not even try.
    const row = test.owner.updateTable('secret_reveals').where('id', '=', id);
    for (const change of [
      { reason: 'another reason altogether' },
      { decision: 'refused', refused_for: 'task' },
      { decision: null, decided_at: null },
      { recruiter_name: 'Somebody else' },
      { recruiter_id: trust.admin.id },
      { recruiter_id: null },
      { asked_at: new Date(0) },
    ])
      await expect(row.set(change).execute()).rejects.toThrow('never changed');
    await expect(test.owner.deleteFrom('secret_reveals').where('id', '=', id).execute()).rejects.toThrow(
      'stays recorded',
    );
    await expect(sql`TRUNCATE secret_reveals CASCADE`.execute(test.owner)).rejects.toThrow('never emptied');
    expect((await trust.member.api.recruiting.accessLog()).accesses).toHaveLength(1);
  });

  it('still shows what was refused before packets, to the member and to the recruiter who asked', async () => {
    const trust = await createTrust(test);
    const row = await test.owner
      .insertInto('secret_reveals')
      .values({
        member_id: trust.member.id,
        recruiter_id: trust.recruiter.id,
        recruiter_name: 'Rowan Recruiter',
        task: 'Apply to Example Works',
        reason: 'To send the application',
        session_id: randomUUID(),
        public_key: Buffer.alloc(65),
        asked_at: new Date(),
        decided_at: new Date(),
        decision: 'refused',
        refused_for: 'task',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const expected = { state: 'refused', refusedFor: 'task' };
    expect(await trust.recruiter.api.recruiting.revealed({ id: row.id })).toMatchObject(expected);
    expect((await trust.member.api.recruiting.accessLog()).accesses).toMatchObject([
      { task: 'Apply to Example Works', outcome: 'refused', refusedFor: 'task' },
    ]);
  });

  it("is erased with the member, and outlives the recruiter's account", async () => {
    const trust = await createTrust(test);
    await look(trust);
    await db().deleteFrom('users').where('id', '=', trust.recruiter.id).execute();
    expect((await trust.member.api.recruiting.accessLog()).accesses).toMatchObject([{ recruiter: 'Rowan Recruiter' }]);
    await db().deleteFrom('users').where('id', '=', trust.member.id).execute();
    for (const table of ['secret_reveals', 'packets', 'recruiter_tasks', 'assignments'] as const)
      expect(await db().selectFrom(table).selectAll().where('member_id', '=', trust.member.id).execute()).toEqual([]);
    for (const table of ['mailbox_secrets', 'registrations', 'forwarding_addresses'] as const)
      expect(await db().selectFrom(table).selectAll().where('user_id', '=', trust.member.id).execute()).toEqual([]);
  });
});

describe('mailbox password erasure', () => {
  const findLastSecret = async (userId: string) =>
    (
      await db()
        .selectFrom('mailbox_secrets')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('ended_at', 'desc')
        .execute()
    )[0];

  it('happens as soon as the consent is withdrawn', async () => {
    const trust = await createTrust(test);
    await trust.member.api.accounts.privacy.setConsent({ kind: 'mailbox-storage', given: false });
    expect(await findLastSecret(trust.member.id)).toMatchObject({
      end_reason: 'consent',
      data_key: null,
      ciphertext: null,
    });
    expect((await trust.member.api.recruiting.profile()).mailbox).toMatchObject({
      stored: null,
      ended: { why: 'consent' },
    });
  });

  it('happens when the plan ends, unless the trial is still running', async () => {
    const trust = await createTrust(test);
    const endPlan = () =>
      db()
        .transaction()
        .execute((trx) => test.app.recruiting.mailbox.endForPlan(trx, trust.member.id));
    await endPlan();
    expect(await findLastSecret(trust.member.id)).toMatchObject({ end_reason: null });
    await db()
      .updateTable('users')
      .set({ trial_ends_at: addMinutes(-1) })
      .where('id', '=', trust.member.id)
      .execute();
    await endPlan();
    expect(await findLastSecret(trust.member.id)).toMatchObject({ end_reason: 'plan', data_key: null });
  });

  it('happens the night after the trial, the consent, or 30 idle days end, and the member is notified', async () => {
    const [plan, idle, used] = [await createTrust(test), await createTrust(test), await createTrust(test)];
    await db()
      .updateTable('users')
      .set({ plan: 'prime' })
      .where('id', 'in', [idle.member.id, used.member.id])
      .execute();
    const real = test.clock.now;
    try {
      test.clock.now = addMinutes(29 * 24 * 60);
      expect(await look(used)).toMatchObject({ state: 'ready' });
      test.clock.now = addMinutes(2 * 24 * 60);
      await test.app.recruiting.mailbox.expire();
    } finally {
      test.clock.now = real;
    }
    expect(await findLastSecret(plan.member.id)).toMatchObject({ end_reason: 'plan' });
    expect(await findLastSecret(idle.member.id)).toMatchObject({
      end_reason: 'idle',
      data_key: null,
      ciphertext: null,
    });
    expect(await findLastSecret(used.member.id)).toMatchObject({ end_reason: null });
    const email = (await idle.member.api.accounts.me()).viewer?.email ?? '';
    const emails = await db().selectFrom('mails').selectAll().where('recipient', '=', email).execute();
    expect(emails.find(({ subject }) => subject === 'Your mailbox password was deleted')?.body_text).toContain(
      '30 days',
    );
  });

  it("stores a password again with the member's consent, but not without a plan", async () => {
    const trust = await createTrust(test);
    await trust.member.api.recruiting.eraseSecret();
    const saved = await trust.member.api.recruiting.storeSecret({ password: 'a new one 9', permissionToStore: true });
    expect(saved.stored).not.toBeNull();
    expect(await look(trust)).toMatchObject({ state: 'ready', password: 'a new one 9' });
    await expect(
      trust.member.api.recruiting.storeSecret({ password: 'x', permissionToStore: false as unknown as true }),
    ).rejects.toMatchObject({
      data: { fields: { permissionToStore: 'You must give permission to store your password' } },
    });
    await db()
      .updateTable('users')
      .set({ trial_ends_at: addMinutes(-1) })
      .where('id', '=', trust.member.id)
      .execute();
    await expect(
      trust.member.api.recruiting.storeSecret({ password: 'x', permissionToStore: true }),
    ).rejects.toMatchObject({ code: 'recruiting.no-plan' });
  });

  it('stores one password, even if many are sent simultaneously', async () => {
    const trust = await createTrust(test);
    const passwords = Array.from({ length: 20 }, (_, index) => `one of many ${index}`);
    await Promise.all(
      passwords.map((password) => trust.member.api.recruiting.storeSecret({ password, permissionToStore: true })),
    );
    const live = await db()
      .selectFrom('mailbox_secrets')
      .select('id')
      .where('user_id', '=', trust.member.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toHaveLength(1);
    expect(passwords).toContain((await look(trust)).password);
  });

  it("keeps each member's password separate", async () => {
    const trust = await createTrust(test);
    const other = await signUp(test);
    await other.api.recruiting.eraseSecret();
    await other.api.recruiting.storeSecret({ password: 'of another 5', permissionToStore: true });
    expect(await look(trust)).toMatchObject({ password: trust.password });
    expect(await getUserId(other)).not.toBe(trust.member.id);
  });
});

it('never shows a password in any answer to anyone', async () => {
  const trust = await createTrust(test, { password: 'never in an answer 41' });
  await createAcceptedMember(test, trust.admin);
  const answers = [
    await trust.member.api.recruiting.profile(),
    await trust.member.api.recruiting.accessLog(),
    await trust.recruiter.api.recruiting.clients(),
    await trust.recruiter.api.recruiting.client({ memberId: trust.member.id }),
    await trust.admin.api.recruiting.registrations({}),
    await trust.admin.api.recruiting.registration({ id: trust.registrationId }),
    await test.app.recruiting.personalData.collect(trust.member.id),
  ];
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    expect(text).not.toContain(trust.password);
    expect(text).not.toMatch(/ciphertext|data_?key/i);
  }
});
