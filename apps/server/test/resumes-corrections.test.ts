import type { Resume } from '@foothold/core/resume';
import { writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { NURSE_JOB, nurse } from './fixtures/people.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await writePdf(nurse());
});

async function uploaded() {
  const person = await signUp(test);
  const file = new File([new Uint8Array(pdf)], 'Marisol Vega.pdf');
  const { resume } = await person.api.resumes.upload({ file, jobText: NURSE_JOB });
  return { person, id: resume.id, resume: resume.resume };
}

async function fieldsRefused(promise: Promise<unknown>): Promise<Record<string, string> | undefined> {
  const { error } = await safe(promise);
  const problem = error as unknown as { code: string; data: { fields?: Record<string, string> } } | null;
  expect(problem?.code).toBe('request.invalid');
  return problem?.data.fields;
}

const withFirstRole = (resume: Resume, change: Partial<Resume['work'][number]>): Resume => ({
  ...resume,
  work: resume.work.map((role, index) => (index === 0 ? { ...role, ...change } : role)),
});

describe('manual corrections', () => {
  it('save a new order as a version', async () => {
    const { person, id, resume } = await uploaded();
    const turned = { ...resume, work: [...resume.work].reverse() };
    const after = await person.api.resumes.correct({ id, baseVersion: 1, resume: turned });
    expect(after.currentVersion).toBe(2);
    expect(after.versions[1]?.label).toBe('Put in another order by hand');
    expect(after.resume.work.map((role) => role.id)).toEqual([...resume.work.map((role) => role.id)].reverse());
  });

  it('accept dates as people write them', async () => {
    const { person, id, resume } = await uploaded();
    const wanted = withFirstRole(resume, { start: 'March 2018', end: 'now' });
    const after = await person.api.resumes.correct({ id, baseVersion: 1, resume: wanted });
    expect(after.resume.work[0]).toMatchObject({ start: '2018-03', end: 'present' });
  });

  it("report by address what can't be saved, and create no version", async () => {
    const { person, id, resume } = await uploaded();
    const role = resume.work[0]?.id;
    const wanted: Resume = {
      ...withFirstRole(resume, { start: 'present', end: 'when I was young' }),
      languages: [{ id: 'n-1', name: ' ', fluency: 'Fluent' }],
      contact: { ...resume.contact, links: [{ id: 'n-2', network: 'GitHub', url: '' }] },
    };
    const fields = await fieldsRefused(person.api.resumes.correct({ id, baseVersion: 1, resume: wanted }));
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      [`work/${role}/start`, `work/${role}/end`, 'languages/n-1/name', 'contact/links/n-2/url'].sort(),
    );
    expect(fields?.[`work/${role}/end`]).toContain('present');
    expect((await person.api.resumes.get({ id })).currentVersion).toBe(1);
  });
});

describe('résumé details', () => {
  it('include the score of each version against the target, if it was computed', async () => {
    const { person, id, resume } = await uploaded();
    await person.api.resumes.correct({ id, baseVersion: 1, resume: { ...resume, summary: 'Nurse.' } });
    const before = await person.api.resumes.get({ id });
    expect(before.versions.map(({ score }) => score)).toEqual([null, null]);
    const { report } = await person.api.resumes.version({ id, version: 1 });
    const { total } = await person.api.resumes.report({ id });
    const after = await person.api.resumes.get({ id });
    expect(after.versions.map(({ score }) => score?.total)).toEqual([report.total, total]);
    expect(after.score).toEqual({ total, kind: 'job' });
  });

  it('reuse the score when the target changes back', async () => {
    const { person, id } = await uploaded();
    const { total } = await person.api.resumes.report({ id });
    await person.api.resumes.setTarget({ id, target: { kind: 'none' } });
    await person.api.resumes.report({ id });
    const back = await person.api.resumes.setTarget({
      id,
      target: { kind: 'text', title: null, text: NURSE_JOB },
    });
    expect(back.score).toEqual({ total, kind: 'job' });
  });
});

describe('a pasted job', () => {
  it('use the title at the start of the text, unless the member names the résumé', async () => {
    const { person, id } = await uploaded();
    const target = { kind: 'text', title: null, text: `Night Shift Registered Nurse\n\n${NURSE_JOB}` } as const;
    expect((await person.api.resumes.setTarget({ id, target })).target.title).toBe('Night Shift Registered Nurse');
    const named = await person.api.resumes.setTarget({ id, target: { ...target, title: 'The one in Dallas' } });
    expect(named.target.title).toBe('The one in Dallas');
  });
});

describe('a visitor', () => {
  it('include the job title at the start of its text, and none without a job', async () => {
    const file = () => new File([new Uint8Array(pdf)], 'a.pdf');
    const { resumes } = test.visitor().api;
    const jobText = `Night Shift Registered Nurse\n\n${NURSE_JOB}`;
    expect((await resumes.tryOne({ file: file(), jobText })).jobTitle).toBe('Night Shift Registered Nurse');
    expect((await resumes.tryOne({ file: file() })).jobTitle).toBeNull();
  });
});

describe('the plan', () => {
  it('include the answers, and the proposal based on one names it', async () => {
    const { person, id, resume } = await uploaded();
    const bare = {
      ...resume,
      work: resume.work.map((role) => ({ ...role, bullets: role.bullets.filter(({ text }) => !/wound/i.test(text)) })),
      skills: [],
    };
    await person.api.resumes.correct({ id, baseVersion: 1, resume: bare });
    const { questions, answers } = await person.api.resumes.plan({ id });
    expect(answers).toEqual([]);
    const question = questions.find(({ skill }) => skill === 'wound-care');
    const text = 'Gave wound care to surgical patients on nights';
    const target = `work/${resume.work[1]?.id}`;
    await person.api.resumes.answer({ id, question: question?.id ?? '', answer: { applies: true, text, target } });
    const plan = await person.api.resumes.plan({ id });
    expect(plan.answers).toEqual([{ factId: expect.any(String), questionId: question?.id, text, target }]);
    const sources = plan.proposals.map(({ source }) => (source.kind === 'confirmed-fact' ? source.factId : null));
    expect(sources).toContain(plan.answers[0]?.factId);
  });
});
