import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@foothold/core/resume';
import { writeDocx, writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { createNurse, NURSE_JOB } from './fixtures/people.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
let pdf: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  pdf = new Uint8Array(await writePdf(createNurse()));
});

const upload = async (person: Person, jobText?: string) =>
  (await person.api.resumes.upload({ file: new File([pdf], 'Marisol Vega.pdf'), ...(jobText && { jobText }) })).resume;

const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error;

const findFile = async (id: string) => {
  const { file_key } = await test.app.db
    .selectFrom('resumes')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return join(test.app.env.dataDir, 'files', file_key);
};

/** Changes contact details as the editor does. */
async function correctContact(person: Person, id: string, change: Partial<Resume['contact']>) {
  const { resume, currentVersion } = await person.api.resumes.get({ id });
  const contact = { ...resume.contact, ...change };
  return person.api.resumes.correct({ id, baseVersion: currentVersion, resume: { ...resume, contact } });
}

const getContact = async (person: Person, id: string) => (await person.api.resumes.get({ id })).resume.contact;

async function endTrial(person: Person) {
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  await test.app.db
    .updateTable('users')
    .set({ trial_ends_at: new Date(0) })
    .where('id', '=', id)
    .execute();
}

describe('a copy', () => {
  it('has the current version, its places on the page, its own file, and the job', async () => {
    const person = await signUp(test);
    const { id, title } = await upload(person, NURSE_JOB);
    const original = await correctContact(person, id, { phone: '+1 512 555 0100' });
    const summary = await person.api.resumes.copy({ id });
    expect(summary).toMatchObject({ title: `${title} copy`, parentId: id, currentVersion: 1, archivedAt: null });
    expect(summary.target).toEqual(original.target);
    const copy = await person.api.resumes.get({ id: summary.id });
    expect(copy).toMatchObject({ parentTitle: title, canUndo: false, signals: original.signals });
    expect(copy.resume).toEqual(original.resume);
    expect(copy.provenance).toEqual(original.provenance);
    expect(copy.unplaced).toEqual(original.unplaced);
    expect(copy.versions).toMatchObject([{ kind: 'copied', label: `Copied from ${title}, version 2` }]);
    expect(await person.api.resumes.text({ id: copy.id })).toEqual(await person.api.resumes.text({ id }));
    expect(await person.api.resumes.page({ id: copy.id, page: 1 })).toBeInstanceOf(File);
    expect(await findFile(copy.id)).not.toBe(await findFile(id));
    const again = await person.api.resumes.readAgain({ id: copy.id, baseVersion: 1 });
    expect(again.resume.resume.contact.phone).toBe('+1 512 555 0100');
  });

  it('is named after its job, or numbered, so that names differ', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const target = { kind: 'text', title: 'Charge Nurse', text: NURSE_JOB } as const;
    const names = [];
    for (const wanted of [{}, {}, { target }, { target }, { title: ' For Larkspur ' }])
      names.push((await person.api.resumes.copy({ id, ...wanted })).title);
    const [copy] = (await person.api.resumes.list()).resumes.filter((one) => one.title === 'Marisol Vega copy 2');
    names.push((await person.api.resumes.copy({ id: copy?.id ?? '' })).title);
    expect(names).toEqual([
      'Marisol Vega copy',
      'Marisol Vega copy 2',
      'Marisol Vega for Charge Nurse',
      'Marisol Vega for Charge Nurse 2',
      'For Larkspur',
      'Marisol Vega copy 3',
    ]);
  });

  it('has the answers of the member, and later answers are its own', async () => {
    const person = await signUp(test);
    const { id } = await upload(person, NURSE_JOB);
    const [question, other] = (await person.api.resumes.plan({ id })).questions;
    if (!question || !other) throw new Error('The job must leave two questions.');
    const text = 'On every shift at Cedar Hollow since 2021.';
    await person.api.resumes.answer({ id, question: question.id, answer: { applies: true, text } });
    await person.api.resumes.answer({ id, question: other.id, answer: { applies: false } });
    const copy = await person.api.resumes.copy({ id });
    const plan = await person.api.resumes.plan({ id: copy.id });
    expect(plan.answers).toMatchObject([{ questionId: question.id, text }]);
    expect(plan.questions.map((one) => one.id)).not.toContain(other.id);
    const changed = 'Twice a week.';
    await person.api.resumes.answer({ id: copy.id, question: question.id, answer: { applies: true, text: changed } });
    expect((await person.api.resumes.plan({ id })).answers).toMatchObject([{ text }]);
  });

  it('changes and is deleted without the résumé, and stays when the résumé is deleted', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const [first, second] = [await person.api.resumes.copy({ id }), await person.api.resumes.copy({ id })];
    const files = await Promise.all([first.id, second.id, id].map(findFile));
    await person.api.resumes.remove({ id: first.id });
    await test.eventually(async () => !existsSync(files[0] ?? ''));
    await person.api.resumes.remove({ id });
    await test.eventually(async () => !existsSync(files[2] ?? ''));
    expect(existsSync(files[1] ?? '')).toBe(true);
    expect(await person.api.resumes.get({ id: second.id })).toMatchObject({ parentId: null, parentTitle: null });
    expect(await getRefusal(person.api.resumes.difference({ id: second.id }))).toMatchObject({
      code: 'resumes.no-original',
      status: 409,
    });
  });

  it('is not taken for the uploaded file, also after the résumé is deleted', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const copies = [await person.api.resumes.copy({ id }), await person.api.resumes.copy({ id })];
    expect((await upload(person)).id).toBe(id);
    await person.api.resumes.remove({ id });
    const again = await upload(person);
    expect([id, ...copies.map((one) => one.id)]).not.toContain(again.id);
    expect((await person.api.resumes.list()).resumes).toHaveLength(3);
  });

  it("counts toward the plan's limit, also archived, and leaves no file beyond it", async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    await person.api.resumes.archive({ id, archived: true });
    await endTrial(person);
    expect(await getRefusal(person.api.resumes.copy({ id }))).toMatchObject({
      code: 'access.plan-limit',
      data: { data: { limit: 1 } },
    });
    const docx = new File([new Uint8Array(await writeDocx(createNurse()))], 'other.docx');
    expect(await getRefusal(person.api.resumes.upload({ file: docx }))).toMatchObject({ code: 'access.plan-limit' });
    expect((await person.api.resumes.list()).resumes).toHaveLength(1);
  });

  it('stops at the limit when many are made at once', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const { viewer } = await person.api.accounts.me();
    const limit = Number(viewer?.capabilities['resumes.kept']);
    for (let count = 1; count < limit - 1; count++) await person.api.resumes.copy({ id });
    const last = await Promise.allSettled([1, 2, 3].map(() => person.api.resumes.copy({ id })));
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await person.api.resumes.list()).resumes).toHaveLength(limit);
    const announced = await test.app.db.selectFrom('file_removals').select('file_key').execute();
    const left = announced.filter(({ file_key }) => existsSync(join(test.app.env.dataDir, 'files', file_key)));
    expect(left).toEqual([]);
  });

  it('is made once under an Idempotency-Key', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const request = () =>
      person.request(`/api/resumes/${id}/copies`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-copy' },
        body: '{}',
      });
    const answers = [await request(), await request()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    expect((await person.api.resumes.list()).resumes).toHaveLength(2);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'a'.repeat(121) }, 'title'],
    [{ target: { kind: 'text', title: null, text: '  ' } }, 'target.text'],
  ])('rejects %o and names the field', async (input, field) => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const error = await getRefusal(person.api.resumes.copy({ id, ...(input as object) }));
    expect(error).toMatchObject({ code: 'request.invalid', data: { fields: { [field]: expect.any(String) } } });
    expect((await person.api.resumes.list()).resumes).toHaveLength(1);
  });
});

describe('contact details', () => {
  it('follow a correction of the résumé into its copies and their copies, in one version each', async () => {
    const person = await signUp(test);
    const { id, title } = await upload(person);
    const copy = await person.api.resumes.copy({ id });
    const second = await person.api.resumes.copy({ id: copy.id });
    await correctContact(person, id, {
      phone: '+1 512 555 0199',
      location: undefined,
      headline: 'Charge Nurse',
      links: [{ id: 'l1', url: 'https://example.com/marisol' }],
    });
    for (const [one, parent] of [
      [copy.id, title],
      [second.id, copy.title],
    ] as const) {
      const { resume, versions, provenance } = await person.api.resumes.get({ id: one });
      expect(resume.contact).toMatchObject({
        phone: '+1 512 555 0199',
        headline: 'Registered Nurse',
        links: [{ id: 'l1', url: 'https://example.com/marisol' }],
      });
      expect(resume.contact.location).toBeUndefined();
      expect(provenance['contact/phone']).toMatchObject({ origin: 'corrected' });
      expect(versions.map(({ label }) => label)).toEqual([expect.any(String), `Contact details from ${parent}`]);
    }
    const [latest] = (await person.api.resumes.list()).resumes;
    expect(latest?.id).toBe(id);
  });

  it('stay where the member edited them in the copy', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const copy = await person.api.resumes.copy({ id });
    await correctContact(person, copy.id, { email: 'marisol.nurse@example.com' });
    await correctContact(person, id, { email: 'vega@example.com', phone: '+1 512 555 0177' });
    expect(await getContact(person, copy.id)).toMatchObject({
      email: 'marisol.nurse@example.com',
      phone: '+1 512 555 0177',
    });
    await correctContact(person, copy.id, { phone: '+1 512 555 0111' });
    expect(await getContact(person, id)).toMatchObject({ phone: '+1 512 555 0177' });
  });

  it('follow when the correction is undone or restored', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const copy = await person.api.resumes.copy({ id });
    const { currentVersion } = await correctContact(person, id, { phone: '+1 512 555 0123' });
    await person.api.resumes.undo({ id, baseVersion: currentVersion });
    expect(await getContact(person, copy.id)).toMatchObject({ phone: '+1 512 555 0142' });
    await person.api.resumes.restore({ id, baseVersion: 1, version: currentVersion });
    expect(await getContact(person, copy.id)).toMatchObject({ phone: '+1 512 555 0123' });
  });

  it('follow a correction that continues, without what was typed on the way', async () => {
    const person = await signUp(test);
    const { id, resume } = await upload(person);
    const copy = await person.api.resumes.copy({ id });
    const own = await person.api.resumes.copy({ id });
    await correctContact(person, own.id, { phone: undefined });
    for (const [index, phone] of [undefined, '+1 512', '+1 512 555 0166'].entries())
      await person.api.resumes.correct({
        id,
        baseVersion: index + 1,
        continues: true,
        resume: { ...resume, contact: { ...resume.contact, phone } },
      });
    const { resume: followed, versions } = await person.api.resumes.get({ id: copy.id });
    expect(followed.contact.phone).toBe('+1 512 555 0166');
    expect(versions.at(-1)?.steps).toHaveLength(1);
    expect((await getContact(person, own.id)).phone).toBeUndefined();
    await person.api.resumes.correct({ id, baseVersion: 4, continues: true, resume });
    expect(await person.api.resumes.get({ id: copy.id })).toMatchObject({
      currentVersion: 1,
      resume: { contact: { phone: resume.contact.phone } },
    });
  });

  it('keep an earlier change when a later correction of something else continues', async () => {
    const person = await signUp(test);
    const { id, resume } = await upload(person);
    const copy = await person.api.resumes.copy({ id });
    const contact = { ...resume.contact, phone: '+1 512 555 0188' };
    await person.api.resumes.correct({ id, baseVersion: 1, continues: false, resume: { ...resume, contact } });
    for (const [index, summary] of ['A nurse', 'A nurse.'].entries())
      await person.api.resumes.correct({
        id,
        baseVersion: index + 2,
        continues: index > 0,
        resume: { ...resume, contact, summary },
      });
    expect(await getContact(person, copy.id)).toMatchObject({ phone: '+1 512 555 0188' });
  });

  it('are complete in a copy that is made during a correction', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const [copy] = await Promise.all([
      person.api.resumes.copy({ id }),
      correctContact(person, id, { phone: '+1 512 555 0155' }),
    ]);
    expect(await getContact(person, copy.id)).toMatchObject({ phone: '+1 512 555 0155' });
  });

  it('create no version of a copy if something else was corrected', async () => {
    const person = await signUp(test);
    const { id, resume } = await upload(person);
    const copy = await person.api.resumes.copy({ id });
    await person.api.resumes.correct({ id, baseVersion: 1, resume: { ...resume, summary: 'A nurse.' } });
    expect((await person.api.resumes.get({ id: copy.id })).currentVersion).toBe(1);
  });
});

describe('the difference', () => {
  it("has both sides, scored against the copy's job", async () => {
    const person = await signUp(test);
    const { id, title } = await upload(person);
    const target = { kind: 'text', title: 'Staff Nurse', text: NURSE_JOB } as const;
    const copy = await person.api.resumes.copy({ id, target });
    const { resume } = await person.api.resumes.get({ id: copy.id });
    await person.api.resumes.correct({ id: copy.id, baseVersion: 1, resume: { ...resume, summary: 'A ward nurse.' } });
    const difference = await person.api.resumes.difference({ id: copy.id });
    expect(difference.original).toMatchObject({ id, title, version: 1, resume: { summary: createNurse().summary } });
    expect(difference.copy).toMatchObject({ version: 2, resume: { summary: 'A ward nurse.' } });
    expect([difference.original.report.kind, difference.copy.report.kind]).toEqual(['job', 'job']);
    const { earlier: _, ...report } = await person.api.resumes.report({ id: copy.id });
    expect(difference.copy.report).toEqual(report);
    expect((await person.api.resumes.report({ id })).kind).toBe('format');
  });

  it('is refused for an uploaded résumé', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    expect(await getRefusal(person.api.resumes.difference({ id }))).toMatchObject({ code: 'resumes.no-original' });
  });
});

describe('the archive', () => {
  it('holds a résumé until it is restored, and leaves its copies and its place in the list', async () => {
    const person = await signUp(test);
    const { id, updatedAt } = await upload(person);
    const copy = await person.api.resumes.copy({ id });
    const archived = await person.api.resumes.archive({ id, archived: true });
    expect(archived).toMatchObject({ archivedAt: expect.any(String), updatedAt });
    expect(await person.api.resumes.archive({ id, archived: true })).toEqual(archived);
    expect((await person.api.resumes.get({ id: copy.id })).archivedAt).toBeNull();
    expect((await person.api.resumes.archive({ id, archived: false })).archivedAt).toBeNull();
  });

  it('is not where matches come from while there is another résumé', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const copy = await person.api.resumes.copy({ id });
    const recommend = async () => (await person.api.jobs.recommendations()).resumeId;
    expect(await recommend()).toBe(copy.id);
    await person.api.resumes.archive({ id: copy.id, archived: true });
    expect(await recommend()).toBe(id);
    await person.api.resumes.archive({ id, archived: true });
    expect(await recommend()).toBe(copy.id);
  });
});

it("returns 404 for another member's résumé, and changes nothing", async () => {
  const owner = await signUp(test);
  const { id } = await upload(owner);
  const { id: copyId } = await owner.api.resumes.copy({ id });
  const before = await owner.api.resumes.get({ id: copyId });
  const { resumes } = (await signUp(test)).api;
  for (const attempt of [
    () => resumes.copy({ id }),
    () => resumes.archive({ id: copyId, archived: true }),
    () => resumes.difference({ id: copyId }),
  ])
    expect(await getRefusal(attempt())).toMatchObject({ code: 'resource.not-found', status: 404 });
  expect(await owner.api.resumes.get({ id: copyId })).toEqual(before);
  expect((await resumes.list()).resumes).toEqual([]);
});
