import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { subscribe } from './billing-kit.ts';
import { createStaffMember } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { useTestApp } from './harness.ts';
import { assignRecruiter, createApprovedTask, type IdentifiedPerson } from './recruiting-people.ts';
import { dumpTables, listTablesWith } from './tables.ts';

const test = useTestApp();
const password = 'four plain words here';
const MAILBOX = 'planted mailbox words 5528';

/** Creates a member who has used every feature. */
async function createFullAccount() {
  const member = await subscribe(test, 'prime');
  const words = `A sentence that only this person wrote ${crypto.randomUUID()}`;
  const home = `1 Nowhere Lane ${crypto.randomUUID()}, Sampletown`;
  const file = new File(
    [`${words}\n\nExperience\nNurse, Cedar Hollow\nMarch 2021 - Present\n- Cared for five patients.\n`],
    'mine.txt',
  );
  await member.api.resumes.upload({ file });
  const typed = createRegistration({
    email: member.email,
    resumeEmailPassword: MAILBOX,
    certifications: words,
    currentAddress: home,
  });
  await member.api.recruiting.register(typed);
  const admin = await createStaffMember(test, 'admin');
  const recruiter: IdentifiedPerson = await createStaffMember(test, 'recruiter', 'Rowan Recruiter');
  const id = (await member.api.recruiting.profile()).registration?.id ?? '';
  await admin.api.recruiting.review({ id, decision: 'accept' });
  await assignRecruiter(test, admin, { id, memberId: member.id, recruiterId: recruiter.id });
  await createApprovedTask(recruiter, member);
  await member.request('/api/support-query', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Robin', lastName: 'Example', email: member.email, query: words }),
  });
  await test.eventually(async () => {
    const open = await test.app.db
      .selectFrom('sandbox_events')
      .select('id')
      .where('delivered_at', 'is', null)
      .execute();
    return open.length === 0;
  });
  return { member, words, home };
}

it('the export contains what every domain stores, and no secrets', async () => {
  const { member, words } = await createFullAccount();
  const { url } = await member.api.accounts.privacy.requestExport({ password });
  const files = unzipSync(new Uint8Array(await (await member.request(url)).arrayBuffer()));
  const { goes } = await member.api.accounts.privacy.erasure();
  for (const name of goes) expect(Object.keys(files), name).toContain(`${name}.json`);
  expect(goes).toEqual(
    expect.arrayContaining(['accounts', 'applications', 'billing', 'recruiting', 'resumes', 'support']),
  );
  const all = Object.values(files).map((bytes) => strFromU8(bytes));
  for (const name of ['recruiting.json', 'support.json', 'resumes.json'])
    expect(strFromU8(files[name] ?? new Uint8Array()), name).toContain(words);
  for (const encoded of [MAILBOX, Buffer.from(MAILBOX).toString('base64'), Buffer.from(MAILBOX).toString('hex')])
    expect(all.join('\n')).not.toContain(encoded);
  for (const secret of ['$argon2', 'token=', 'client_secret']) expect(all.join('\n')).not.toContain(secret);
});

it('the erasure leaves an address only where that was announced', async () => {
  const { member, words, home } = await createFullAccount();
  const before = await dumpTables(test);
  expect(listTablesWith(before, member.email).length).toBeGreaterThan(4);
  expect(listTablesWith(before, member.id).length).toBeGreaterThan(8);
  const { stays } = await member.api.accounts.privacy.erasure();
  const retainedText = stays.map(({ what }) => what).join('\n');
  await member.api.accounts.privacy.erase({ words: 'erase', password });

  const after = await dumpTables(test);
  const declared: [table: string, name: RegExp][] = [
    ['public.mails', /confirmation email/i],
    ['public.invoices', /invoices/i],
  ];
  for (const [, name] of declared) expect(retainedText).toMatch(name);
  const allowed = declared.map(([table]) => table);
  expect(listTablesWith(after, member.email).filter((name) => !allowed.includes(name))).toEqual([]);
  const emails = await test.app.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', member.email)
    .execute();
  expect(emails).toEqual([{ subject: 'Your Foothold account was deleted' }]);
  // The queue contains IDs of finished jobs. None of them leads to a person anymore.
  expect(listTablesWith(after, member.id).filter((name) => !name.startsWith('pgboss.'))).toEqual([]);
  for (const text of [words, home]) expect([text, listTablesWith(after, text)]).toEqual([text, []]);
});
