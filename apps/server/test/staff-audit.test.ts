import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signAuditHead } from '../src/domains/recruiting/index.ts';
import { verifyAuditLog } from '../src/domains/staff/jobs.ts';
import { readLine } from '../src/platform/audit/signed-head.ts';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createTrust } from './recruiting-people.ts';

const test = useTestApp();
const PATHS = ['/api/staff/audit', '/api/staff/audit/heads'];

const findChecks = () =>
  test.app.db.selectFrom('audit_checks').selectAll().where('kind', '=', 'verification').orderBy('id').execute();

async function verify() {
  const before = (await findChecks()).length;
  await test.app.queue.add(test.app.db, verifyAuditLog, {});
  return test.eventually(async () => {
    const checks = await findChecks();
    return checks.length > before && checks.at(-1);
  });
}

it.each(PATHS)('%s is for admins only', async (path) => {
  expect((await test.visitor().request(path)).status).toBe(401);
  expect((await (await signUp(test)).request(path)).status).toBe(403);
  expect((await (await createStaffMember(test, 'support')).request(path)).status).toBe(403);
  expect((await (await createStaffMember(test, 'admin')).request(path)).status).toBe(200);
});

it('shows the head and its signature, and exports signed heads with their key', async () => {
  const { admin } = await createTrust(test);
  const custody = await test.openCustody();
  test.clock.now = new Date(test.clock.now.getTime() + 1000);
  const { entries } = await admin.api.staff.audit();
  await test.app.queue.add(test.app.db, signAuditHead, {});
  const status = await test.eventually(async () => {
    const read = await admin.api.staff.audit();
    return read.signed?.number === entries && read;
  });
  await custody.stop();
  expect(status).toMatchObject({ unsigned: 0, signing: { problems: [] }, keys: [{ keyId: 'test' }] });
  expect(status.head?.hash).toMatch(/^[0-9a-f]{64}$/);
  const answer = await admin.request('/api/staff/audit/heads');
  expect(answer.headers.get('content-disposition')).toContain('audit-heads.jsonl');
  const lines = (await answer.text()).trim().split('\n').map(readLine);
  expect(lines.at(-1)?.seq).toBe(entries);
  expect(lines.at(-1)?.publicKey.toString('base64')).toBe(status.keys[0]?.publicKey);
});

it('verifies only what was added, and on Sundays everything', async () => {
  await createTrust(test);
  test.clock.now = new Date('2026-12-07T03:40:00Z');
  const monday = await verify();
  await createTrust(test);
  const next = await verify();
  expect(next).toMatchObject({ after_seq: monday.seq, problems: [] });
  test.clock.now = new Date('2026-12-13T03:40:00Z');
  expect(Number((await verify()).after_seq)).toBe(0);
});

it('notifies admins if the log was changed, and shows what was found', async () => {
  const { admin } = await createTrust(test);
  const { email } = await test.app.db
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', admin.id)
    .returning('email')
    .executeTakeFirstOrThrow();
  test.clock.now = new Date('2026-12-20T03:40:00Z');
  const change = (by: ReturnType<typeof sql>) =>
    test.owner.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE audit_entries SET at = at + ${by} WHERE seq = 2`.execute(trx);
    });
  await change(sql`interval '1 hour'`);
  await verify();
  await change(sql`interval '-1 hour'`);
  const notices = await test.app.db.selectFrom('notifications').selectAll().where('user_id', '=', admin.id).execute();
  expect(notices.map(({ title, path }) => ({ title, path }))).toContainEqual({
    title: 'The audit log isn’t intact',
    path: '/console/audit',
  });
  const mails = await test.app.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('recipient', '=', email)
    .where('subject', '=', 'The audit log isn’t intact')
    .execute();
  expect(mails, 'one email').toHaveLength(1);
  expect(mails[0]?.body_text).toContain('entry 2: Its hash doesn’t match its content.');
  expect(mails[0]?.body_text).toContain('/console/audit');
  const { verification } = await admin.api.staff.audit();
  expect(verification?.problems).toEqual([{ number: 2, what: 'Its hash doesn’t match its content.' }]);
  await test.eventually(async () => test.errors.length > 0);
  expect(test.errors.splice(0).join('')).toContain('isn’t intact');
  expect((await verify()).problems).toEqual([]);
});
