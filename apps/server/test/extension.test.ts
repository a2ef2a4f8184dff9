import { createHash } from 'node:crypto';
import { createClient } from '@foothold/client';
import type { Scope } from '@foothold/contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { createKey } from './mcp-clients.ts';
import { addListings, createResumeFile } from './mcp-member.ts';
import { getUserId } from './recruiting-people.ts';
import { getErrorCode } from './webhooks-kit.ts';

const test = useTestApp();

const JOB = {
  url: 'https://boards.greenhouse.io/larkholt/jobs/7?gh_src=x',
  title: 'Registered Nurse',
  company: 'Larkholt Hospital',
};

/** A member with a résumé and a program that has the extension's scopes. */
async function createMember(scopes: readonly Scope[] = ['forms:fill', 'applications:write']) {
  const person = await signUp(test);
  const { resume } = await person.api.resumes.upload({ file: createResumeFile() });
  const { key } = await createKey(person, scopes);
  return { person, resumeId: resume.id, extension: createClient({ url: test.url, token: key }).extension };
}

const endPlan = async (person: Person) =>
  test.app.db
    .updateTable('users')
    .set({ trial_ends_at: new Date(test.clock.now.getTime() - 1000) })
    .where('id', '=', await getUserId(person))
    .execute();

const hashAddress = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 8);

describe('data for a form', () => {
  it('is what the résumé and the answer book say, and nothing else', async () => {
    const { person, resumeId, extension } = await createMember();
    const answer = await person.api.answers.add({ questionId: 'sponsorship', answer: 'Yes' });
    const data = await extension.person(JOB);
    expect(data.person).toMatchObject({
      name: { first: 'Robin', middle: '', last: 'Example', full: 'Robin Example' },
      email: 'robin@example.com',
      phone: '+15035550148',
      address: { street: '', city: 'Austin', region: 'TX', postalCode: '', country: 'US' },
      employment: [{ employer: 'Larkholt Hospital', title: 'Registered Nurse', start: { year: 2020, month: 1 } }],
      education: [{ school: 'Cedar College', degree: 'BSN', end: { year: 2019, month: 5 } }],
      answers: [{ id: answer.id, questionId: 'sponsorship', answer: 'Yes' }],
      documents: [{ kind: 'resume', id: resumeId, fileName: 'Robin-Example-Resume.pdf' }],
      letter: '',
    });
    expect(data).toMatchObject({ resume: { id: resumeId, reason: 'latest' }, application: null });
  });

  it('uses the résumé of the application for the page, by address or by company and title', async () => {
    const { person, resumeId, extension } = await createMember();
    const other = await person.api.resumes.upload({ file: createResumeFile('Robin Newer') });
    const { id } = await person.api.applications.add({ ...JOB, resumeId });
    const byAddress = await extension.person({
      ...JOB,
      url: 'https://boards.greenhouse.io/larkholt/jobs/7/#app',
      title: '',
    });
    expect(byAddress).toMatchObject({ resume: { id: resumeId, reason: 'application' }, application: { id } });
    const byName = await extension.person({ ...JOB, url: 'https://elsewhere.example/apply' });
    expect(byName.application?.id).toBe(id);
    const named = await extension.person({ ...JOB, resumeId: other.resume.id });
    expect(named.resume).toMatchObject({ id: other.resume.id, reason: 'named' });
  });

  it('uses the résumé that was tailored for this job', async () => {
    const { person, resumeId, extension } = await createMember();
    const target = { kind: 'text' as const, title: JOB.title, company: JOB.company, text: 'Requirements: wound care' };
    await person.api.resumes.setTarget({ id: resumeId, target });
    await person.api.resumes.upload({ file: createResumeFile('Robin Newer') });
    expect((await extension.person(JOB)).resume).toMatchObject({ id: resumeId, reason: 'tailored' });
  });

  it('needs a résumé', async () => {
    const person = await signUp(test);
    const { key } = await createKey(person, ['forms:fill']);
    expect(await getErrorCode(createClient({ url: test.url, token: key }).extension.person(JOB))).toBe(
      'extension.no-resume',
    );
  });

  it('has the résumé as a PDF', async () => {
    const { resumeId, extension } = await createMember();
    const file = await extension.document({ kind: 'resume', id: resumeId });
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('is never another member’s', async () => {
    const { resumeId } = await createMember();
    const other = await createMember();
    expect(await getErrorCode(other.extension.person({ ...JOB, resumeId }))).toBe('resource.not-found');
    expect(await getErrorCode(other.extension.document({ kind: 'resume', id: resumeId }))).toBe('resource.not-found');
    expect(await getErrorCode(other.extension.job({ ...JOB, description: 'Nurse', resumeId }))).toBe(
      'resource.not-found',
    );
  });
});

describe('the job on a page', () => {
  const description = 'Requirements\n- Wound care\n- Kubernetes\n\nWe are unable to sponsor work visas.';

  it('is compared with a résumé, with its keywords and its sentence about sponsorship', async () => {
    const { resumeId, extension } = await createMember();
    const { sponsorship, match, application } = await extension.job({ ...JOB, description });
    expect(sponsorship).toEqual({ verdict: 'does-not-sponsor', quote: 'We are unable to sponsor work visas.' });
    expect(match?.resume.id).toBe(resumeId);
    expect(match?.keywords).toContainEqual({ name: 'Wound Care', need: 'required', place: 'work' });
    expect(match?.keywords).toContainEqual({ name: 'Kubernetes', need: 'required', place: 'missing' });
    expect(application).toBeNull();
  });

  it('changes nothing that is stored', async () => {
    const { person, resumeId, extension } = await createMember();
    const before = await person.api.resumes.get({ id: resumeId });
    await extension.job({ ...JOB, description });
    expect(await person.api.resumes.get({ id: resumeId })).toEqual(before);
  });

  it('is bounded', async () => {
    const { extension } = await createMember();
    expect(await getErrorCode(extension.job({ ...JOB, description: 'x'.repeat(60_001) }))).toBe('request.invalid');
    expect(await getErrorCode(extension.job({ ...JOB, url: 'javascript:1', description: 'x' }))).toBe(
      'request.invalid',
    );
  });
});

describe('addresses for badges', () => {
  it('are hashes of what the member tracks, hid, and, if they need sponsorship, of what refuses it', async () => {
    const { person, extension } = await createMember();
    const [, hiddenId = ''] = await addListings(test, [
      { id: 'refuses', description: 'Requirements: wound care. We are unable to sponsor work visas.' },
      { id: 'hidden' },
    ]);
    await test.owner
      .updateTable('listings')
      .set({ url: 'https://jobs.example/hidden' })
      .where('id', '=', hiddenId)
      .execute();
    await test.owner
      .updateTable('listings')
      .set({ url: 'https://jobs.example/refuses' })
      .where('external_id', '=', 'refuses')
      .execute();
    await person.api.applications.add(JOB);
    await person.api.hidden.hide({ listingId: hiddenId, kind: 'listing' });
    const before = await extension.addresses();
    expect(before).toMatchObject({
      needsSponsorship: false,
      marks: { tracked: hashAddress('boards.greenhouse.io/larkholt/jobs/7?'), 'no-sponsorship': '' },
    });
    expect(before.marks.hidden).toBe(hashAddress('jobs.example/hidden?'));
    await person.api.answers.add({ questionId: 'sponsorship', answer: 'Yes' });
    expect((await extension.addresses()).marks['no-sponsorship']).toContain(hashAddress('jobs.example/refuses?'));
  });
});

describe('records of sent forms', () => {
  const form = { host: 'boards.greenhouse.io', submittedAt: '2026-11-20T10:00:00.000Z' };

  it('are stored with the application, which is then sent', async () => {
    const { person, extension } = await createMember();
    const { id } = await person.api.applications.add(JOB);
    const fields = [{ label: 'First name', value: 'Robin' }];
    const record = await extension.recordSent({ id, ...form, fields });
    expect(record).toMatchObject({ applicationId: id, fields, ...form });
    expect((await person.api.applications.get({ id })).state).toBe('submitted');
    expect(await person.api.extension.sentForms({ id })).toEqual({ forms: [record] });
    await person.api.extension.removeSentForm({ id, formId: record.id });
    expect(await person.api.extension.sentForms({ id })).toEqual({ forms: [] });
  });

  it('leave an application that is further along as it is', async () => {
    const { person, extension } = await createMember();
    const { id } = await person.api.applications.add({ ...JOB, state: 'interview' });
    await extension.recordSent({ id, ...form, fields: [{ label: 'A', value: 'b' }] });
    expect((await person.api.applications.get({ id })).state).toBe('interview');
  });

  it('never hold ID numbers, birth dates, passwords, or voluntary disclosure', async () => {
    const { person, extension } = await createMember();
    const { id } = await person.api.applications.add(JOB);
    const { fields } = await extension.recordSent({
      id,
      ...form,
      fields: [
        { label: 'Social Security number', value: '123-45-6789' },
        { label: 'Date of birth', value: '1990-01-01' },
        { label: 'Password', value: 'secret' },
        { label: 'Gender', value: 'Woman' },
        { label: 'City', value: 'Austin' },
      ],
    });
    expect(fields).toEqual([{ label: 'City', value: 'Austin' }]);
  });

  it('are of one’s own applications only', async () => {
    const owner = await createMember();
    const other = await createMember();
    const { id } = await owner.person.api.applications.add(JOB);
    const fields = [{ label: 'City', value: 'Austin' }];
    expect(await getErrorCode(other.extension.recordSent({ id, ...form, fields }))).toBe('resource.not-found');
    expect(await getErrorCode(other.person.api.extension.sentForms({ id }))).toBe('resource.not-found');
    const record = await owner.extension.recordSent({ id, ...form, fields });
    expect(await getErrorCode(other.person.api.extension.removeSentForm({ id, formId: record.id }))).toBe(
      'resource.not-found',
    );
  });

  it('are in the export of personal data', async () => {
    const { person, extension } = await createMember();
    const { id } = await person.api.applications.add(JOB);
    await extension.recordSent({ id, ...form, fields: [{ label: 'City', value: 'Austin' }] });
    const parts = test.app.personalData();
    const part = parts.find(({ name }) => name === 'extension');
    const { data } = (await part?.collect(await getUserId(person))) ?? {};
    expect(data).toMatchObject({ sentForms: [{ application: id, host: form.host }] });
  });
});

describe('access', () => {
  it('ends with the plan, for everything but the status', async () => {
    const { person, resumeId, extension } = await createMember();
    const { id } = await person.api.applications.add(JOB);
    expect(await extension.status()).toMatchObject({ included: true, message: null, name: 'Robin Example' });
    await endPlan(person);
    const calls = [
      () => extension.person(JOB),
      () => extension.document({ kind: 'resume', id: resumeId }),
      () => extension.job({ ...JOB, description: 'Nurse' }),
      () => extension.addresses(),
      () =>
        extension.recordSent({
          id,
          host: 'x.example',
          submittedAt: '2026-11-20T10:00:00.000Z',
          fields: [{ label: 'a', value: 'b' }],
        }),
      () => person.api.extension.download({ browser: 'chrome' }),
    ];
    for (const call of calls) expect(await getErrorCode(call())).toBe('extension.plan');
    const { included, message } = await extension.status();
    expect(included).toBe(false);
    expect(message).toContain('Choose One, Prime, or X');
  });

  it('takes the scope, and a session for the download', async () => {
    const { extension, person } = await createMember(['applications:write']);
    expect(await getErrorCode(extension.person(JOB))).toBe('access.scope');
    expect(await getErrorCode(test.visitor().api.extension.status())).toBe('access.sign-in');
    const { key } = await createKey(person, ['forms:fill']);
    const client = createClient({ url: test.url, token: key });
    expect(await getErrorCode(client.resumes.list())).toBe('access.scope');
    expect(await getErrorCode(client.applications.list({}))).toBe('access.scope');
  });
});
