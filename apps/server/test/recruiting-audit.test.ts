import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { getHeadsFile, signAuditHead } from '../src/domains/recruiting/index.ts';
import { requestAuditSignature } from '../src/domains/recruiting/jobs.ts';
import { readLine } from '../src/platform/audit/signed-head.ts';
import { verifyAudit } from '../src/platform/audit/verify.ts';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import {
  ask,
  createApprovedTask,
  createTrust,
  getUserId,
  insertPacket,
  look,
  waitForDecision,
} from './recruiting-people.ts';

const test = useTestApp();

const listHeads = () => test.app.db.selectFrom('audit_heads').selectAll().orderBy('at').execute();

describe('a member’s activity log', () => {
  it('shows what happened to them, newest first, with who did it', async () => {
    const trust = await createTrust(test);
    const task = await createApprovedTask(trust.recruiter, trust.member);
    const custody = await test.openCustody();
    await look(trust);
    const { id } = await ask(trust);
    await waitForDecision(trust.recruiter, id);
    await custody.stop();
    await trust.recruiter.api.recruiting.finishTask({ id: task.id });
    await trust.member.api.recruiting.eraseSecret();
    const { entries, total } = await trust.member.api.recruiting.audit({ page: 1 });
    expect(total).toBe(entries.length);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'mailbox.ended',
      'task.done',
      'mailbox.opened',
      'mailbox.opened',
      'task.approved',
      'task.proposed',
      'assignment.changed',
      'registration.reviewed',
      'consent.changed',
      'mailbox.stored',
    ]);
    expect(entries[2]).toMatchObject({
      actor: { kind: 'custody', name: null },
      detail: { recruiter: 'Rowan Recruiter', task: trust.packet.job },
    });
    expect(entries[6]).toMatchObject({ actor: { kind: 'staff' }, detail: { recruiter: 'Rowan Recruiter' } });
    expect((await verifyAudit(test.app.db)).problems).toEqual([]);
  });

  it('records why an access was refused', async () => {
    const trust = await createTrust(test);
    const custody = await test.openCustody();
    const packet = await insertPacket(
      test,
      { memberId: trust.member.id, recruiterId: trust.recruiter.id },
      { approved: false },
    );
    const { id } = await ask(trust, { packet });
    await waitForDecision(trust.recruiter, id);
    await custody.stop();
    const { entries } = await trust.member.api.recruiting.audit({ page: 1 });
    expect(entries[0]).toMatchObject({ kind: 'mailbox.refused', detail: { rule: 'packet' } });
  });

  it('is only one’s own, requires signing in, and refuses a bad page', async () => {
    const trust = await createTrust(test);
    const stranger = await signUp(test);
    expect(await stranger.api.recruiting.audit({ page: 1 })).toMatchObject({ entries: [], total: 0 });
    const { entries } = await trust.recruiter.api.recruiting.audit({ page: 1 });
    expect(entries).toEqual([]);
    expect((await test.visitor().request('/api/recruiting/audit')).status).toBe(401);
    expect((await stranger.request('/api/recruiting/audit?page=none')).status).toBe(400);
    expect((await stranger.request('/api/recruiting/audit?page=1000')).status).toBe(200);
  });

  it('is part of the export, and is erased with the account', async () => {
    const trust = await createTrust(test);
    const id = await getUserId(trust.member);
    const part = test.app.personalData().find(({ name }) => name === 'audit');
    const collected = await part?.collect(id);
    expect(collected?.data).toHaveProperty('entries.3.kind');
    await test.app.db.deleteFrom('users').where('id', '=', id).execute();
    expect((await part?.collect(id))?.data).toEqual({ entries: [] });
    expect((await verifyAudit(test.app.db)).problems).toEqual([]);
  });
});

describe('signing the head', () => {
  const sign = async () => {
    const before = await listHeads();
    await test.app.queue.add(test.app.db, signAuditHead, {});
    return test.eventually(async () => {
      const heads = await listHeads();
      return heads.length > before.length && heads.at(-1);
    });
  };

  it('is done by the custody process, exported to a file, and verifies against that file', async () => {
    await createTrust(test);
    const custody = await test.openCustody();
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    const head = await sign();
    await custody.stop();
    const file = getHeadsFile(test.app.env.dataDir);
    expect(file).toBe(join(test.app.env.dataDir, 'audit', 'heads.jsonl'));
    const lines = await test.eventually(async () => {
      const read = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean).map(readLine);
      return read.length === (await listHeads()).length && read;
    });
    const exported = lines.filter((line) => line !== null);
    expect(exported.at(-1)).toMatchObject({ seq: Number(head.seq), hash: head.hash });
    const report = await verifyAudit(test.app.db, { exported });
    expect(report).toMatchObject({ problems: [], signed: { seq: Number(head.seq), keyId: 'test' } });
  });

  it('is requested if the head moved or a day has passed, and not otherwise', async () => {
    await createTrust(test);
    const custody = await test.openCustody();
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await sign();
    const request = async () => {
      const before = (await listHeads()).length;
      await test.app.recruiting.auditHeads.request();
      return before;
    };
    const before = await request();
    expect(await test.app.queue.hasWaiting([signAuditHead])).toBe(false);
    expect((await listHeads()).length).toBe(before);
    test.clock.now = new Date(test.clock.now.getTime() + 24 * 60 * 60_000);
    await request();
    await test.eventually(async () => (await listHeads()).length > before);
    await custody.stop();
    expect(requestAuditSignature.schedule).toBe('*/15 * * * *');
  });

  it('is refused for a chain that was changed, and recorded', async () => {
    const admin = await createStaffMember(test, 'admin');
    await createTrust(test);
    const custody = await test.openCustody();
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await sign();
    const before = await listHeads();
    await createTrust(test);
    const change = (set: ReturnType<typeof sql>) =>
      test.owner.transaction().execute(async (trx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(trx);
        await sql`UPDATE audit_entries SET ${set} WHERE seq = (SELECT max(seq) - 1 FROM audit_entries)`.execute(trx);
      });
    await change(sql`at = at + interval '1 hour'`);
    await test.app.queue.add(test.app.db, signAuditHead, {});
    const { problems } = await test.eventually(async () => {
      const check = await test.app.db.selectFrom('audit_checks').selectAll().orderBy('id', 'desc').executeTakeFirst();
      return JSON.stringify(check?.problems) !== '[]' && check;
    });
    expect(JSON.stringify(problems)).toContain('Its hash doesn’t match its content.');
    expect(await listHeads()).toEqual(before);
    const { health } = await admin.api.staff.overview();
    expect(health.find(({ name }) => name === 'audit')?.state).toBe('failing');
    await change(sql`at = at - interval '1 hour'`);
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await sign();
    await custody.stop();
    const logged = test.errors.splice(0);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('isn’t intact');
    const after = await admin.api.staff.overview();
    expect(after.health.find(({ name }) => name === 'audit')?.state).not.toBe('failing');
  });
});
