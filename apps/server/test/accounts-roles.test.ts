import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const password = 'four plain words here';

beforeEach(async () => {
  await test.app.db.updateTable('users').set({ role: 'member' }).execute();
});

async function getErrorCode(promise: Promise<unknown>): Promise<string> {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code ?? 'ok';
}

async function signUpSomebody(role: 'member' | 'admin' = 'member', name = 'Robin Example') {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const person = await signUp(test, { email, name, password });
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  if (role !== 'member') await test.app.db.updateTable('users').set({ role }).where('id', '=', id).execute();
  return { ...person, email, id };
}

const listEmails = (email: string) =>
  test.app.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('recipient', '=', email)
    .where('subject', 'like', '%role%')
    .execute();

const listRoleChanges = async () =>
  (await test.app.db.selectFrom('role_changes').select(['actor_id', 'user_id', 'role_before', 'role_after']).execute())
    .length;

it("granting or removing a role requires the admin's password", async () => {
  const admin = await signUpSomebody('admin');
  const member = await signUpSomebody();
  const { setRole } = admin.api.accounts;
  const before = await listRoleChanges();
  expect(await getErrorCode(setRole({ id: member.id, role: 'support' }))).toBe('accounts.password');
  expect(await getErrorCode(setRole({ id: member.id, role: 'support', password: 'wrong plain words' }))).toBe(
    'accounts.password',
  );
  expect((await member.api.accounts.me()).viewer?.role).toBe('member');
  expect(await listRoleChanges()).toBe(before);

  expect((await setRole({ id: member.id, role: 'support', password })).role).toBe('support');
  expect(await getErrorCode(setRole({ id: member.id, role: 'member' }))).toBe('accounts.password');
  expect((await member.api.accounts.me()).viewer?.role).toBe('support');
  expect((await setRole({ id: member.id, role: 'member', password })).role).toBe('member');
});

it("an admin with a second factor must use it; a password isn't enough", async () => {
  const admin = await signUpSomebody('admin');
  const member = await signUpSomebody();
  const { secret } = await admin.api.accounts.security.startAuthenticator({ password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const generateCode = () => totp.generate({ timestamp: test.clock.now.getTime() });
  await admin.api.accounts.security.confirmAuthenticator({ code: generateCode() });
  test.clock.now = new Date(test.clock.now.getTime() + 6 * 60_000);
  const { setRole, security } = admin.api.accounts;
  expect(await getErrorCode(setRole({ id: member.id, role: 'recruiter', password }))).toBe('accounts.verify-again');
  await security.verify({ code: generateCode() });
  expect((await setRole({ id: member.id, role: 'recruiter' })).role).toBe('recruiter');
});

it('each change is recorded for admins, newest first, and hidden from everyone else', async () => {
  const admin = await signUpSomebody('admin', 'Ada Admin');
  const member = await signUpSomebody('member', 'Mia Member');
  await admin.api.accounts.setRole({ id: member.id, role: 'support', password });
  await admin.api.accounts.setRole({ id: member.id, role: 'support', password }); // No effect.
  await admin.api.accounts.setRole({ id: member.id, role: 'member', password });
  const { changes, total } = await admin.api.accounts.roleChanges({});
  const people = {
    actor: { id: admin.id, name: 'Ada Admin', email: admin.email },
    member: { id: member.id, name: 'Mia Member', email: member.email },
  };
  expect(changes.slice(0, 2)).toMatchObject([
    { ...people, before: 'support', after: 'member' },
    { ...people, before: 'member', after: 'support' },
  ]);
  expect(total).toBe(await listRoleChanges());
  await admin.api.accounts.setRole({ id: member.id, role: 'support', password });
  expect(await getErrorCode(member.api.accounts.roleChanges({}))).toBe('access.denied');
  expect(await getErrorCode(test.visitor().api.accounts.roleChanges({}))).toBe('access.sign-in');
});

it('the person and every admin are notified by email', async () => {
  const admin = await signUpSomebody('admin', 'Ada Admin');
  const other = await signUpSomebody('admin', 'Olu Other');
  const member = await signUpSomebody('member', 'Mia Member');
  await admin.api.accounts.setRole({ id: member.id, role: 'admin', password });
  expect(await listEmails(member.email)).toMatchObject([{ subject: 'Your Foothold role changed' }]);
  for (const { email } of [admin, other]) {
    const [message, ...more] = await listEmails(email);
    expect(more).toEqual([]);
    expect(message?.subject).toBe('A Foothold role was changed');
    for (const text of ['Ada Admin', admin.email, 'Mia Member', member.email, 'from member to admin'])
      expect(message?.body_text).toContain(text);
  }
  await admin.api.accounts.setRole({ id: member.id, role: 'member', password });
  const taken = await listEmails(member.email);
  expect(taken.at(-1)?.body_text).toContain('changed your role from admin to member.');
  expect(await listEmails(other.email)).toHaveLength(2);
});

it('an unconfirmed address is not notified', async () => {
  const admin = await signUpSomebody('admin');
  const email = `waiting-${crypto.randomUUID()}@example.com`;
  const waiting = await signUp(test, { email, password, confirmed: false });
  const id = (await waiting.api.accounts.me()).viewer?.id ?? '';
  await admin.api.accounts.setRole({ id, role: 'recruiter', password });
  expect(await listEmails(email)).toEqual([]);
  expect(await listEmails(admin.email)).toHaveLength(1);
});

it('the record cannot be changed, deleted, or truncated', async () => {
  const admin = await signUpSomebody('admin');
  const member = await signUpSomebody();
  await admin.api.accounts.setRole({ id: member.id, role: 'support', password });
  const { db } = test.app;
  const before = await listRoleChanges();
  await expect(db.updateTable('role_changes').set({ role_after: 'member' }).execute()).rejects.toThrow(
    /only ever added/,
  );
  await expect(db.updateTable('role_changes').set({ actor_id: member.id }).execute()).rejects.toThrow(
    /only ever added/,
  );
  await expect(db.deleteFrom('role_changes').execute()).rejects.toThrow(/only ever added/);
  await expect(sql`TRUNCATE role_changes`.execute(test.owner)).rejects.toThrow(/only ever added/);
  expect(await listRoleChanges()).toBe(before);
});

it('an erased account stays in the record by ID without a name, as announced', async () => {
  const admin = await signUpSomebody('admin');
  const member = await signUpSomebody('member', 'Mia Forgotten');
  await admin.api.accounts.setRole({ id: member.id, role: 'support', password });
  await admin.api.accounts.setRole({ id: member.id, role: 'member', password });
  const { url } = await member.api.accounts.privacy.requestExport({ password });
  const files = unzipSync(new Uint8Array(await (await member.request(url)).arrayBuffer()));
  const own = JSON.parse(strFromU8(files['accounts.json'] ?? new Uint8Array())) as { roleChanges: object[] };
  expect(own.roleChanges).toMatchObject([
    { before: 'member', after: 'support' },
    { before: 'support', after: 'member' },
  ]);
  const { stays } = await member.api.accounts.privacy.erasure();
  expect(stays.map(({ what }) => what).join('\n')).toMatch(/role was given or removed/);
  await member.api.accounts.privacy.erase({ words: 'erase', password });
  const { changes } = await admin.api.accounts.roleChanges({});
  expect(changes[0]).toMatchObject({ member: { id: member.id, name: null, email: null }, after: 'member' });
  expect(JSON.stringify(changes)).not.toContain('Mia Forgotten');
  expect(JSON.stringify(await listEmails(admin.email))).not.toContain(member.email);
});

it("when two admins remove each other's role simultaneously, one keeps it", async () => {
  const one = await signUpSomebody('admin');
  const two = await signUpSomebody('admin');
  const codes = await Promise.all([
    getErrorCode(one.api.accounts.setRole({ id: two.id, role: 'member', password })),
    getErrorCode(two.api.accounts.setRole({ id: one.id, role: 'member', password })),
  ]);
  expect(codes.sort()).toEqual(['access.denied', 'ok']);
});
