import { createHash, randomUUID } from 'node:crypto';
import { extensionLimits } from '@foothold/contracts/extension';
import { safe } from '@orpc/client';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ArchiveFiles, exportArchive, PASSWORD, readManifest, toFile } from './archive-kit.ts';
import { createStaffMember, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000abcd';
const RESUME = `Noor Example
noor@example.com | Austin, TX

Experience
Registered Nurse, Cedar Hollow Medical Center
March 2021 - Present
- Cared for five patients a shift on a cardiac step-down unit.
`;

let files: ArchiveFiles;
/** A résumé of someone else in this installation. */
let realId = UNKNOWN_ID;

beforeAll(async () => {
  const noor = await signUp(test, { name: 'Noor Example' });
  await noor.api.resumes.upload({ file: new File([RESUME], 'noor.txt', { type: 'text/plain' }) });
  const { id } = await noor.api.applications.add({
    title: 'Ward Clerk',
    company: 'Larkholt Hospital',
    state: 'submitted',
  });
  await noor.api.applications.move({ id, to: 'interview' });
  await noor.api.applicationPlans.addFile({ id, file: new File(['A letter'], 'letter.txt', { type: 'text/plain' }) });
  await noor.api.answers.add({ question: 'Which wards?', answer: 'Surgery.' });
  await noor.api.extension.recordSent({
    id,
    host: 'jobs.example',
    submittedAt: '2026-11-20T10:00:00.000Z',
    fields: [{ label: 'City', value: 'Austin' }],
  });
  files = unzipSync(await exportArchive(noor));
});

const importArchive = (person: Person, bytes: Uint8Array, password = PASSWORD) =>
  person.api.accounts.privacy.importArchive({ file: toFile(bytes), password });
const getRefusal = async (promise: Promise<unknown>) =>
  ((await safe(promise)).error as unknown as { code: string; data?: { data?: unknown } } | null) ?? { code: 'none' };
const getCode = async (promise: Promise<unknown>) => (await getRefusal(promise)).code;
const zip = (content: ArchiveFiles) => zipSync(content, { level: 6 });
const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The archive with other files, listed in its manifest as an attacker would, who can compute hashes. */
function forge(changes: Record<string, string | Uint8Array | null>, manifestChanges: object = {}): Uint8Array {
  const content: ArchiveFiles = { ...files };
  for (const [name, value] of Object.entries(changes))
    if (value === null) delete content[name];
    else content[name] = typeof value === 'string' ? strToU8(value) : value;
  const manifest = readManifest(files);
  const listed = Object.keys(content)
    .filter((name) => name.startsWith('import/'))
    .map((name) => {
      const bytes = content[name] ?? new Uint8Array();
      const records = name.endsWith('.jsonl') ? strFromU8(bytes).split('\n').length - 1 : null;
      return { name, bytes: bytes.byteLength, sha256: toHash(bytes), records };
    });
  content['archive.json'] = strToU8(
    JSON.stringify({ ...manifest, id: randomUUID(), files: listed, ...manifestChanges }),
  );
  return zip(content);
}

const getText = (name: string) => strFromU8(files[`import/${name}.jsonl`] ?? new Uint8Array());

/** The archive with each record of a collection changed. */
const forgeRecords = (name: string, change: (record: Record<string, unknown>) => unknown) => {
  const lines = getText(name).trim().split('\n');
  const changed = lines.map((line) => JSON.stringify(change(JSON.parse(line) as Record<string, unknown>)));
  return forge({ [`import/${name}.jsonl`]: `${changed.join('\n')}\n` });
};

const TABLES = [
  'account_archives',
  'resumes',
  'resume_readings',
  'resume_versions',
  'applications',
  'application_events',
  'application_files',
  'application_answers',
  'file_removals',
] as const;

/** How many rows there are in tables that an import writes. */
async function countRows(): Promise<Record<string, number>> {
  const counts = TABLES.map(async (table) => {
    const { count } = await test.owner
      .selectFrom(table)
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return [table, count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe('an archive of another person', () => {
  it('is added to the account, under IDs of its own, and says that its history is unverified', async () => {
    const ana = await signUp(test, { name: 'Ana Example' });
    const { parts } = await importArchive(ana, zip(files));
    expect(parts.find(({ name }) => name === 'resumes')?.collections[0]).toEqual({
      name: 'resumes',
      added: 1,
      skipped: 0,
    });
    expect((await ana.api.accounts.me()).viewer?.name).toBe('Ana Example');
    const [application] = (await ana.api.applications.list({})).applications;
    expect(getText('applications/applications')).not.toContain(application?.id ?? '?');
    const { events } = await ana.api.applications.get({ id: application?.id ?? '' });
    expect(events).toMatchObject([
      { by: 'import', importedFrom: 'member', state: 'submitted' },
      { by: 'import', importedFrom: 'member', state: 'interview' },
    ]);
    const plan = await ana.api.applicationPlans.get({ id: application?.id ?? '' });
    const path = `/api/applications/${application?.id}/files/${plan.files[0]?.id}`;
    expect(await (await ana.request(path)).text()).toBe('A letter');
    const [resume] = (await ana.api.resumes.list()).resumes;
    expect((await ana.api.resumes.get({ id: resume?.id ?? '' })).resume.contact.name).toBe('Noor Example');
  });

  it('leaves a change that the member makes later as it is', async () => {
    const ana = await signUp(test);
    await importArchive(ana, zip(files));
    const id = (await ana.api.applications.list({})).applications[0]?.id ?? '';
    await ana.api.applications.move({ id, to: 'offer' });
    expect((await ana.api.applications.get({ id })).events.map(({ by }) => by)).toEqual(['import', 'import', 'member']);
  });

  it('never has its score taken for one that was computed here', async () => {
    const ana = await signUp(test);
    const noor = await signUp(test);
    const { resume } = await noor.api.resumes.upload({ file: new File([`${RESUME}\n- One more line.`], 'other.txt') });
    const honest = (await noor.api.resumes.report({ id: resume.id })).total;
    const exported = unzipSync(await exportArchive(noor));
    const line = strFromU8(exported['import/resumes/scores.jsonl'] ?? new Uint8Array());
    const before = files;
    files = { ...exported };
    const lied = forge({ 'import/resumes/scores.jsonl': line.replaceAll(`"total":${honest}`, '"total":100') });
    files = before;
    await importArchive(ana, lied);
    const [copy] = (await ana.api.resumes.list()).resumes;
    expect(copy?.score).toBeNull();
    expect((await ana.api.resumes.report({ id: copy?.id ?? '' })).total).toBe(honest);
  });

  it('marks records of sent forms as imported, and leaves out what is never saved of a form', async () => {
    const ana = await signUp(test, { name: 'Ana Example' });
    const fields = [
      { label: 'City', value: 'Austin' },
      { label: 'Date of birth', value: '1990-01-01' },
    ];
    await importArchive(
      ana,
      forgeRecords('extension/sent-forms', (record) => ({ ...record, fields })),
    );
    const [application] = (await ana.api.applications.list({})).applications;
    const { forms } = await ana.api.extension.sentForms({ id: application?.id ?? '' });
    expect(forms).toMatchObject([{ imported: true, host: 'jobs.example', fields: fields.slice(0, 1) }]);
  });

  it('has no more records of sent forms than an application may have', async () => {
    const ana = await signUp(test, { name: 'Ana Example' });
    const record = JSON.parse(getText('extension/sent-forms').trim()) as object;
    const lines = Array.from({ length: extensionLimits.records + 3 }, () =>
      JSON.stringify({ ...record, id: randomUUID() }),
    );
    await importArchive(ana, forge({ 'import/extension/sent-forms.jsonl': `${lines.join('\n')}\n` }));
    const [application] = (await ana.api.applications.list({})).applications;
    const { forms } = await ana.api.extension.sentForms({ id: application?.id ?? '' });
    expect(forms).toHaveLength(extensionLimits.records);
  });

  it('has no record of a form for an application that isn’t in it', async () => {
    const ana = await signUp(test, { name: 'Ana Example' });
    const foreign = forgeRecords('extension/sent-forms', (record) => ({ ...record, application: realId }));
    expect(await getCode(importArchive(ana, foreign))).toBe('accounts.archive-foreign-id');
  });
});

describe('importing', () => {
  it('is refused a second time, also under another ID', async () => {
    const ana = await signUp(test);
    await importArchive(ana, zip(files));
    const before = await countRows();
    expect(await getCode(importArchive(ana, zip(files)))).toBe('accounts.archive-imported');
    expect(await getCode(importArchive(ana, forge({})))).toBe('accounts.archive-imported');
    expect(await countRows()).toEqual(before);
  });

  it('adds one archive once, however often it is sent at the same time', async () => {
    const ana = await signUp(test);
    const codes = await Promise.all([1, 2, 3].map(() => getCode(importArchive(ana, zip(files)))));
    expect(codes.sort()).toEqual(['accounts.archive-imported', 'accounts.archive-imported', 'none']);
    expect((await ana.api.resumes.list()).resumes).toHaveLength(1);
  });

  it('needs an account, its password, and a member', async () => {
    expect(await getCode(importArchive(test.visitor(), zip(files)))).toBe('access.sign-in');
    const ana = await signUp(test);
    expect(await getCode(importArchive(ana, zip(files), 'not the password'))).toBe('accounts.password');
    expect(await getCode(ana.api.accounts.privacy.importArchive({ file: toFile(zip(files)) }))).toBe(
      'accounts.password',
    );
    const staff = await createStaffMember(test, 'recruiter');
    expect(await getCode(importArchive(staff, zip(files)))).toBe('accounts.archive-members-only');
  });

  it('is refused to a token', async () => {
    const ana = await signUp(test);
    const email = (await ana.api.accounts.me()).viewer?.email ?? '';
    const { token } = await ana.api.accounts.tokenLogIn({ email, password: PASSWORD });
    const form = new FormData();
    form.set('file', toFile(zip(files)));
    form.set('password', PASSWORD);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await test.visitor().request('/api/accounts/import', { method: 'POST', body: form, headers });
    expect([401, 403]).toContain(answer.status);
    expect((await ana.api.resumes.list()).resumes).toEqual([]);
  });

  it('stops at the plan’s limits before anything is saved', async () => {
    const ana = await signUp(test);
    const id = (await ana.api.accounts.me()).viewer?.id ?? '';
    await test.app.db
      .updateTable('users')
      .set({ trial_ends_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await ana.api.resumes.upload({ file: new File([`${RESUME}x`], 'own.txt', { type: 'text/plain' }) });
    const before = await countRows();
    const refusal = await getRefusal(importArchive(ana, zip(files)));
    expect(refusal).toMatchObject({
      code: 'access.plan-limit',
      data: { data: { limit: 1, stored: 1, adds: 1, what: 'resumes' } },
    });
    expect(await countRows()).toEqual(before);
  });
});

describe('a crafted archive', () => {
  it('restores no role, plan, consent, or approval', async () => {
    const ana = await signUp(test);
    const id = (await ana.api.accounts.me()).viewer?.id ?? '';
    const find = () => test.app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await find();
    // What people read is never imported.
    const readable = {
      'accounts.json': JSON.stringify({
        profile: { role: 'admin', plan: 'x' },
        consents: [{ kind: 'contact', given: true }],
      }),
      'recruiting.json': JSON.stringify({ approvals: [{ state: 'approved' }] }),
    };
    await importArchive(ana, forge(readable));
    expect(await find()).toEqual(before);
    const lists = await Promise.all(
      (['consents', 'packet_approvals', 'packets', 'audit_bodies', 'access_tokens', 'passkeys'] as const).map((table) =>
        test.owner.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(lists.slice(1))).not.toContain(id);
    expect(lists[0]?.filter((row) => 'user_id' in row && row.user_id === id)).toHaveLength(1);
  });

  it.each([
    ['a role in the profile', () => forgeRecords('accounts/profile', (record) => ({ ...record, role: 'admin' }))],
    ['a plan in the profile', () => forgeRecords('accounts/profile', (record) => ({ ...record, plan: 'x' }))],
    ['consents', () => forge({ 'import/accounts/consents.jsonl': '{"kind":"contact","given":true}\n' })],
    ['approvals', () => forge({ 'import/recruiting/approvals.jsonl': '{}\n' })],
    [
      'an approved application',
      () => forgeRecords('applications/applications', (record) => ({ ...record, state: 'approved' })),
    ],
    [
      'an approval in a history',
      () => forgeRecords('applications/events', (record) => ({ ...record, state: 'approved' })),
    ],
    ['an owner', () => forgeRecords('resumes/resumes', (record) => ({ ...record, user_id: UNKNOWN_ID }))],
    ['no JSON', () => forge({ 'import/applications/answers.jsonl': 'hello\n' })],
    ['a NUL character', () => forgeRecords('applications/answers', (record) => ({ ...record, answer: 'a\u0000b' }))],
    ['half a character', () => forgeRecords('applications/answers', (record) => ({ ...record, answer: 'a\ud800' }))],
    ['deep nesting', () => forgeRecords('applications/applications', (record) => ({ ...record, job: nest(100) }))],
    [
      'a year that can’t be stored',
      () => forgeRecords('applications/answers', (record) => ({ ...record, updatedAt: '0000-01-01T00:00:00Z' })),
    ],
    [
      'one record twice',
      () => forge({ 'import/applications/answers.jsonl': getText('applications/answers').repeat(2) }),
    ],
    [
      'one ID in two parts',
      () => forgeRecords('applications/answers', (record) => ({ ...record, id: getFirstId('resumes/resumes') })),
    ],
  ])('is refused with %s', async (_, make) => {
    const ana = await signUp(test);
    const before = await countRows();
    expect(await getCode(importArchive(ana, make()))).toBe('accounts.archive-invalid');
    expect(await countRows()).toEqual(before);
  });

  it.each([
    ['a résumé', () => forgeRecords('resumes/versions', (record) => ({ ...record, resume: UNKNOWN_ID }))],
    [
      'a résumé that exists here',
      () => forgeRecords('applications/applications', (record) => ({ ...record, resume: realId })),
    ],
    ['a version', () => forgeRecords('resumes/resumes', (record) => ({ ...record, currentVersion: 99 }))],
    ['a reading', () => forgeRecords('resumes/versions', (record) => ({ ...record, reading: 99 }))],
    ['a stage', () => forgeRecords('applications/applications', (record) => ({ ...record, stage: UNKNOWN_ID }))],
    ['a file', () => forgeRecords('resumes/resumes', (record) => ({ ...record, file: 'import/resumes/files/none' }))],
    [
      'a collection as a file',
      () => forgeRecords('resumes/resumes', (record) => ({ ...record, file: 'import/resumes/versions.jsonl' })),
    ],
    [
      'a key of the file store',
      () => forgeRecords('resumes/resumes', (record) => ({ ...record, file: 'resumes/../packets' })),
    ],
  ])('is refused if it refers to %s that it doesn’t contain', async (_, make) => {
    const owner = await signUp(test);
    realId = (await owner.api.resumes.upload({ file: new File([RESUME], 'real.txt', { type: 'text/plain' }) })).resume
      .id;
    const ana = await signUp(test);
    const before = await countRows();
    expect(await getCode(importArchive(ana, make()))).toBe('accounts.archive-foreign-id');
    expect(await countRows()).toEqual(before);
  });

  it('is refused if a file isn’t the one that was exported', async () => {
    const ana = await signUp(test);
    const [upload = ''] = Object.keys(files).filter((name) => name.startsWith('import/resumes/files/'));
    const before = await countRows();
    for (const name of [upload, 'import/applications/answers.jsonl', 'import/applications/events.jsonl']) {
      const bytes = files[name] ?? new Uint8Array();
      const changed = bytes.with(bytes.length - 3, (bytes[bytes.length - 3] ?? 0) ^ 1);
      // Changing a letter may also break the form of a record.
      expect(['accounts.archive-changed', 'accounts.archive-invalid'], name).toContain(
        await getCode(importArchive(ana, zip({ ...files, [name]: changed }))),
      );
    }
    expect(await getCode(importArchive(ana, zip({ ...files, [upload]: strToU8('Something else') })))).toBe(
      'accounts.archive-changed',
    );
    expect(await getCode(importArchive(ana, zip({ ...files, 'import/more.jsonl': strToU8('{}\n') })))).toBe(
      'accounts.archive-changed',
    );
    const { [upload]: __, ...rest } = files;
    expect(await getCode(importArchive(ana, zip(rest)))).toBe('accounts.archive-changed');
    expect(await countRows()).toEqual(before);
  });

  it('is refused with its own message if a later version made it', async () => {
    const ana = await signUp(test);
    expect(await getRefusal(importArchive(ana, forge({}, { version: 2, more: true })))).toMatchObject({
      code: 'accounts.archive-newer',
      data: { data: { version: 2, known: 1 } },
    });
  });

  it('is refused if it isn’t an archive', async () => {
    const ana = await signUp(test);
    const { 'archive.json': _, ...rest } = files;
    for (const bytes of [
      strToU8('no ZIP file'),
      zip({ 'a.txt': strToU8('a') }),
      zip(rest),
      zip(files).subarray(0, 900),
    ])
      expect(await getCode(importArchive(ana, bytes))).toBe('accounts.archive-unreadable');
    expect(await getCode(importArchive(ana, forge({}, { format: 'other' })))).toBe('accounts.archive-unreadable');
  });
});

const getFirstId = (name: string) => (JSON.parse(getText(name).split('\n')[0] ?? '{}') as { id: string }).id;
const nest = (depth: number): unknown => ({
  title: 'a',
  company: 'b',
  more: Array.from({ length: depth }).reduce((inner) => [inner], 0 as unknown),
});
