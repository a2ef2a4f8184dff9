import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnplacedLine } from '@foothold/contracts/resumes';
import type { Resume } from '@foothold/core/resume';
import { writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { createNurse, NURSE_JOB } from './fixtures/people.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await writePdf(createNurse());
});

async function uploadResume() {
  const person = await signUp(test);
  const createFile = new File([new Uint8Array(pdf)], 'Marisol Vega.pdf');
  const { resume } = await person.api.resumes.upload({ file: createFile, jobText: NURSE_JOB });
  return { person, id: resume.id, resume: resume.resume };
}

async function getRefusedFields(promise: Promise<unknown>): Promise<Record<string, string> | undefined> {
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
    const { person, id, resume } = await uploadResume();
    const reordered = { ...resume, work: [...resume.work].reverse() };
    const after = await person.api.resumes.correct({ id, baseVersion: 1, resume: reordered });
    expect(after.currentVersion).toBe(2);
    expect(after.versions[1]?.label).toBe('Reordered by hand');
    expect(after.resume.work.map((role) => role.id)).toEqual([...resume.work.map((role) => role.id)].reverse());
  });

  it('save the order of sections too, and leave other choices about the page', async () => {
    const { person, id, resume } = await uploadResume();
    await person.api.resumes.setExportOptions({ id, template: 'classic', order: ['skills'] });
    const order = ['work', 'skills'] as const;
    const wanted = { ...resume, summary: 'Nurse.' };
    const after = await person.api.resumes.correct({ id, baseVersion: 1, resume: wanted, order: [...order] });
    expect(after).toMatchObject({ resume: { summary: 'Nurse.' }, exportOptions: { template: 'classic', order } });
    const same = await person.api.resumes.correct({ id, baseVersion: 2, resume: after.resume });
    expect(same.exportOptions).toEqual({ template: 'classic', order });
    const { error } = await safe(person.api.resumes.correct({ id, baseVersion: 1, resume: wanted, order: null }));
    expect(error).toMatchObject({ code: 'resource.changed' });
    const reset = await person.api.resumes.correct({ id, baseVersion: 2, resume: after.resume, order: null });
    expect(reset).toMatchObject({ currentVersion: 2, exportOptions: { template: 'classic' } });
    expect(reset.exportOptions).not.toHaveProperty('order');
  });

  it('accept dates as people write them', async () => {
    const { person, id, resume } = await uploadResume();
    const wanted = withFirstRole(resume, { start: 'March 2018', end: 'now' });
    const after = await person.api.resumes.correct({ id, baseVersion: 1, resume: wanted });
    expect(after.resume.work[0]).toMatchObject({ start: '2018-03', end: 'present' });
  });

  it("report what can't be saved by field path, and create no version", async () => {
    const { person, id, resume } = await uploadResume();
    const role = resume.work[0]?.id;
    const wanted: Resume = {
      ...withFirstRole(resume, { start: 'present', end: 'when I was young' }),
      languages: [{ id: 'n-1', name: ' ', fluency: 'Fluent' }],
      contact: { ...resume.contact, links: [{ id: 'n-2', network: 'GitHub', url: '' }] },
    };
    const fields = await getRefusedFields(person.api.resumes.correct({ id, baseVersion: 1, resume: wanted }));
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      [`work/${role}/start`, `work/${role}/end`, 'languages/n-1/name', 'contact/links/n-2/url'].sort(),
    );
    expect(fields?.[`work/${role}/end`]).toContain('present');
    expect((await person.api.resumes.get({ id })).currentVersion).toBe(1);
  });
});

/** Makes lines unplaced, as if the reader had left them. */
async function leaveUnplaced(id: string, lines: UnplacedLine[] | null) {
  const { db } = test.app;
  const unplaced = lines && JSON.stringify(lines);
  await db.updateTable('resume_versions').set({ unplaced }).where('resume_id', '=', id).execute();
}

const createUnplacedLine = (id: string, text: string): UnplacedLine => ({
  id,
  text,
  spans: [{ page: 1, line: 2, start: 0, end: text.length }],
});

describe('an unplaced line of the file', () => {
  it('becomes a field once the member places it, returns with undo, and keeps its place on the page', async () => {
    const { person, id, resume } = await uploadResume();
    await leaveUnplaced(id, [createUnplacedLine('u1', 'Chess club'), createUnplacedLine('u2', 'Page 2')]);
    const other = [{ id: 'n-1', heading: 'Other', lines: [{ id: 'n-2', text: 'Chess club' }] }];
    const field = 'other/n-1/lines/n-2';
    const after = await person.api.resumes.correct({
      id,
      baseVersion: 1,
      resume: { ...resume, other },
      placed: [
        { line: 'u1', field },
        { line: 'u2', field: 'other/n-1/lines/n-9' },
        { line: 'u3', field },
      ],
    });
    expect(after.unplaced).toEqual([createUnplacedLine('u2', 'Page 2')]);
    expect(after.provenance[field]).toEqual({
      spans: createUnplacedLine('u1', 'Chess club').spans,
      confidence: 1,
      origin: 'corrected',
    });
    expect(after.versions[1]?.label).toBe('Corrected 1 field by hand, placed 1 line of the file');
    const undoneResume = await person.api.resumes.undo({ id, baseVersion: 2 });
    expect(undoneResume.unplaced).toHaveLength(2);
  });

  it('is counted on export, as is a line that the member removed', async () => {
    const { person, id, resume } = await uploadResume();
    await leaveUnplaced(id, [createUnplacedLine('u1', 'Chess club'), createUnplacedLine('u2', 'Choir')]);
    const [gone, ...work] = resume.work;
    await person.api.resumes.correct({ id, baseVersion: 1, resume: { ...resume, work, summary: 'Nurse. Choir.' } });
    const { file } = await person.api.resumes.exportProof({ id, format: 'json' });
    expect(file.isComplete).toBe(true);
    expect(file.missing).toContainEqual({ text: 'Chess club', page: 1, why: 'unplaced' });
    expect(file.missing).not.toContainEqual(expect.objectContaining({ text: 'Choir' }));
    const removed = file.missing.filter(({ why }) => why === 'removed').map(({ text }) => text);
    expect(removed.join(' ')).toContain(gone?.employer);
  });

  it("can't be ruled out if the file was read before such lines were recorded", async () => {
    const { person, id } = await uploadResume();
    await leaveUnplaced(id, null);
    const { file } = await person.api.resumes.exportProof({ id, format: 'json' });
    expect(file).toEqual({ missing: [], isComplete: false });
  });
});

describe('a field that the member confirms', () => {
  it('is certain from then on, as a new version', async () => {
    const { person, id, resume } = await uploadResume();
    const confirmed = ['contact/name', 'contact/nothing', 'contact/email'];
    const wanted = { ...resume, contact: { ...resume.contact, email: 'other@example.com' } };
    const after = await person.api.resumes.correct({ id, baseVersion: 1, resume: wanted, confirmed });
    expect(after.provenance['contact/name']).toMatchObject({ confidence: 1, origin: 'confirmed' });
    expect(after.provenance['contact/email']).toMatchObject({ origin: 'corrected' });
    expect(after.versions[1]?.label).toBe('Corrected 1 field by hand, confirmed 1 field');
    const same = await person.api.resumes.correct({ id, baseVersion: 2, resume: after.resume, confirmed });
    expect(same.currentVersion).toBe(2);
  });
});

describe('a correction that continues the one before', () => {
  const continues = true;

  it('is the same step and leads back to the same state', async () => {
    const { person, id, resume } = await uploadResume();
    const typed = ['Ch', 'Charge', 'Charge Nurse'];
    let version = 1;
    for (const title of typed) {
      const wanted = withFirstRole(resume, { title });
      const saved = await person.api.resumes.correct({ id, baseVersion: version, continues, resume: wanted });
      expect(saved.currentVersion).toBe(version + 1);
      version = saved.currentVersion;
    }
    const { versions, provenance } = await person.api.resumes.get({ id });
    expect(versions.map(({ steps }) => steps.map(({ label }) => label))).toEqual([
      ['As read from the file'],
      ['Corrected 1 field by hand'],
    ]);
    expect(provenance[`work/${resume.work[0]?.id}/title`]).toMatchObject({ origin: 'corrected' });
    const undone = await person.api.resumes.undo({ id, baseVersion: version });
    expect(undone).toMatchObject({ currentVersion: 1, resume: { work: resume.work } });
  });

  it('returns to the state before if nothing differs from it anymore', async () => {
    const { person, id, resume } = await uploadResume();
    await person.api.resumes.correct({ id, baseVersion: 1, continues, resume: { ...resume, summary: 'A nurse.' } });
    const back = await person.api.resumes.correct({ id, baseVersion: 2, continues, resume });
    expect(back).toMatchObject({ currentVersion: 1, canUndo: false });
    const next = await person.api.resumes.correct({ id, baseVersion: 1, resume: { ...resume, summary: 'Nurse.' } });
    expect(next).toMatchObject({ currentVersion: 3, currentPosition: 2 });
  });

  it('lists a line of the file again that is no longer in its field', async () => {
    const { person, id, resume } = await uploadResume();
    await leaveUnplaced(id, [createUnplacedLine('u1', 'Chess club'), createUnplacedLine('u2', 'Choir')]);
    const withLine = {
      ...resume,
      other: [{ id: 'n-1', heading: 'Other', lines: [{ id: 'n-2', text: 'Chess club' }] }],
    };
    const placed = [{ line: 'u1', field: 'other/n-1/lines/n-2' }];
    const first = await person.api.resumes.correct({ id, baseVersion: 1, continues, resume: withLine, placed });
    expect(first.unplaced).toHaveLength(1);
    const again = { ...withLine, summary: 'Nurse.' };
    const second = await person.api.resumes.correct({ id, baseVersion: 2, continues, resume: again, placed });
    expect(second.unplaced).toHaveLength(1);
    const wanted = { ...resume, summary: 'Nurse.' };
    const third = await person.api.resumes.correct({ id, baseVersion: 3, continues, resume: wanted });
    expect(third.unplaced?.map(({ id: line }) => line)).toEqual(['u1', 'u2']);
  });

  it('lists such a line again after half an hour, in the order of the file, if it is named', async () => {
    const { person, id, resume } = await uploadResume();
    const first = createUnplacedLine('u1', 'Chess club');
    const lines = [
      { ...first, spans: first.spans.map((span) => ({ ...span, line: 1 })) },
      createUnplacedLine('u2', 'Choir'),
    ];
    await leaveUnplaced(id, lines);
    const other = [{ id: 'n-1', heading: 'Other', lines: [{ id: 'n-2', text: 'Chess club' }] }];
    const placed = [{ line: 'u1', field: 'other/n-1/lines/n-2' }];
    await person.api.resumes.correct({ id, baseVersion: 1, resume: { ...resume, other }, placed });
    test.clock.now = new Date(test.clock.now.getTime() + 31 * 60_000);
    const back = await person.api.resumes.correct({
      ...{ id, baseVersion: 2, continues, resume },
      unplaced: ['u2', 'u1', 'u3'],
    });
    expect(back.unplaced).toEqual(lines);
    expect(back.versions).toHaveLength(3);
  });

  it('is a step of its own after half an hour, after another kind of change, and without one before', async () => {
    const { person, id, resume } = await uploadResume();
    const correct = (baseVersion: number, summary: string) =>
      person.api.resumes.correct({ id, baseVersion, continues, resume: { ...resume, summary } });
    expect((await correct(1, 'A')).canUndo).toBe(true);
    test.clock.now = new Date(test.clock.now.getTime() + 31 * 60_000);
    expect((await correct(2, 'B')).versions).toHaveLength(3);
    await person.api.resumes.restore({ id, baseVersion: 3, version: 1 });
    const last = await correct(4, 'C');
    expect(last.versions.at(-1)).toMatchObject({ parent: 4, changes: 1 });
  });
});

describe('reading a stored file again', () => {
  it('keeps what the member corrected and answered, and creates a version that can be undone', async () => {
    const { person, id, resume } = await uploadResume();
    const wanted = withFirstRole(resume, { title: 'Charge Nurse' });
    await person.api.resumes.correct({ id, baseVersion: 1, resume: wanted });
    // As an earlier reader would have it: a missed school, and unplaced lines that weren't recorded.
    await test.app.db
      .updateTable('resume_readings')
      .set({ content: JSON.stringify({ ...resume, education: [] }) })
      .where('resume_id', '=', id)
      .execute();
    await test.app.db
      .updateTable('resume_versions')
      .set({ content: JSON.stringify({ ...wanted, education: [] }), unplaced: null })
      .where('resume_id', '=', id)
      .where('number', '=', 2)
      .execute();
    const { resume: after, changed } = await person.api.resumes.readAgain({ id, baseVersion: 2 });
    expect(after.versions.at(-1)).toMatchObject({ number: 3, kind: 'read', label: 'Read again from the file' });
    expect(after.resume.work[0]).toMatchObject({ title: 'Charge Nurse', employer: resume.work[0]?.employer });
    expect(after.resume.education).toEqual(resume.education);
    expect(changed).toBeGreaterThan(0);
    expect((await person.api.resumes.undo({ id, baseVersion: 3 })).resume.education).toEqual([]);
    const { error } = await safe(person.api.resumes.readAgain({ id, baseVersion: 1 }));
    expect(error).toMatchObject({ code: 'resource.changed' });
  });

  it('creates no version if nothing changed, and reports that the file is gone', async () => {
    const { person, id } = await uploadResume();
    const { resume, changed } = await person.api.resumes.readAgain({ id, baseVersion: 1 });
    expect([resume.currentVersion, changed]).toEqual([1, 0]);
    const { file_key } = await test.app.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await rm(join(test.app.env.dataDir, 'files', file_key));
    const { error } = await safe(person.api.resumes.readAgain({ id, baseVersion: 1 }));
    expect(error).toMatchObject({ code: 'resumes.no-file' });
  });
});

describe('a score under an earlier rubric', () => {
  it("stays the same and is shown next to today's, but only for the same job", async () => {
    const { person, id } = await uploadResume();
    const { total, rubric, earlier, ...rest } = await person.api.resumes.report({ id });
    expect(earlier).toBeNull();
    const { db } = test.app;
    const row = await db.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const parts = ['2025.9', rest.asOf, row.target_kind, row.target_listing_id, row.target_title, row.target_text];
    const old = { ...rest, rubric: '2025.9', total: 91, parts: rest.parts.map((part) => ({ ...part, earned: 1234 })) };
    await db
      .insertInto('resume_scores')
      .values({
        resume_id: id,
        version: 1,
        basis: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
        total: 91,
        kind: 'job',
        report: JSON.stringify(old),
      })
      .execute();
    expect(await person.api.resumes.report({ id })).toMatchObject({
      total,
      rubric,
      earlier: { rubric: '2025.9', total: 91, kind: 'job', scoredAt: expect.any(String), reason: expect.any(String) },
    });
    expect(await person.api.resumes.report({ id, rubric: '2025.9' })).toEqual({ ...old, earlier: null });
    await person.api.resumes.setTarget({ id, target: { kind: 'none' } });
    expect((await person.api.resumes.report({ id })).earlier).toBeNull();
    const { error } = await safe(person.api.resumes.report({ id, rubric: '2025.9' }));
    expect(error).toMatchObject({ code: 'resource.not-found' });
  });
});

describe('the detail of a résumé', () => {
  it('includes the score of each version against the target, if it was computed', async () => {
    const { person, id, resume } = await uploadResume();
    await person.api.resumes.correct({ id, baseVersion: 1, resume: { ...resume, summary: 'Nurse.' } });
    const before = await person.api.resumes.get({ id });
    expect(before.versions.map(({ score }) => score)).toEqual([null, null]);
    const { report } = await person.api.resumes.version({ id, version: 1 });
    const { total } = await person.api.resumes.report({ id });
    const after = await person.api.resumes.get({ id });
    expect(after.versions.map(({ score }) => score?.total)).toEqual([report.total, total]);
    expect(after.score).toEqual({ total, kind: 'job' });
  });

  it('reuses the score when the target changes back', async () => {
    const { person, id } = await uploadResume();
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
  it('provides the title from its first line, unless the member names the résumé', async () => {
    const { person, id } = await uploadResume();
    const target = { kind: 'text', title: null, text: `Night Shift Registered Nurse\n\n${NURSE_JOB}` } as const;
    expect((await person.api.resumes.setTarget({ id, target })).target.title).toBe('Night Shift Registered Nurse');
    const named = await person.api.resumes.setTarget({ id, target: { ...target, title: 'The one in Dallas' } });
    expect(named.target.title).toBe('The one in Dallas');
  });
});

describe('a visitor', () => {
  it('gets the job title from the text, and none without a job', async () => {
    const createFile = () => new File([new Uint8Array(pdf)], 'a.pdf');
    const { resumes } = test.visitor().api;
    const jobText = `Night Shift Registered Nurse\n\n${NURSE_JOB}`;
    expect((await resumes.tryOne({ file: createFile(), jobText })).jobTitle).toBe('Night Shift Registered Nurse');
    expect((await resumes.tryOne({ file: createFile() })).jobTitle).toBeNull();
  });
});

describe('the plan', () => {
  it('includes the answers, and a proposal based on one names it', async () => {
    const { person, id, resume } = await uploadResume();
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
