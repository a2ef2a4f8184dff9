import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyResume, MIN_FONT_SIZE, type Resume } from '@foothold/core/resume';
import { readResumeFile } from '@foothold/documents/read';
import { writeDocx, writeJsonResume, writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWindow, signUp } from './factories.ts';
import { createNurse, NURSE_JOB } from './fixtures/people.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await writePdf(createNurse());
});

const createFile = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

async function upload(person: Person, name = 'Marisol Vega.pdf', bytes = pdf) {
  return (await person.api.resumes.upload({ file: createFile(bytes, name) })).resume;
}

async function getRefusal(promise: Promise<unknown>) {
  const { error } = await safe(promise);
  return error as unknown as { code: string; status: number; data: { hint?: string; data?: unknown } };
}

/** Leaves the member with the free plan, which includes one résumé. */
async function endTrial(person: Person): Promise<void> {
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  await test.app.db
    .updateTable('users')
    .set({ trial_ends_at: new Date(0) })
    .where('id', '=', id)
    .execute();
}

/** Everything stored about résumés: rows by content, and files. */
async function listStored(): Promise<Set<string>> {
  const { db, env } = test.app;
  const tables = ['resumes', 'resume_versions', 'resume_scores', 'resume_facts', 'idempotency_keys'];
  const rows = await Promise.all(
    tables.map(async (table) => {
      const found = await sql<{ hash: string }>`SELECT md5(one::text) AS hash FROM ${sql.table(table)} AS one`.execute(
        db,
      );
      return found.rows.map(({ hash }) => `${table} ${hash}`);
    }),
  );
  const files = readdirSync(env.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('files'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Set([...rows.flat(), ...files]);
}

/** Files deleted by earlier tests may still disappear, so this compares what was added. */
const listStoredSince = async (before: Set<string>) => [...(await listStored())].filter((one) => !before.has(one));

describe('uploading', () => {
  it('reads a file into fields, each with its place on the page', async () => {
    const person = await signUp(test);
    const { resume, recognized } = await person.api.resumes.upload({
      file: createFile(pdf, 'Marisol_Vega-final.pdf'),
    });
    expect(recognized).toBe(false);
    expect(resume).toMatchObject({ title: 'Marisol Vega final', format: 'pdf', currentVersion: 1, canUndo: false });
    expect(resume.resume.contact).toMatchObject({ name: 'Marisol Vega', email: 'marisol.vega@example.com' });
    expect(resume.resume.work.map((role) => role.employer)).toEqual([
      'Cedar Hollow Medical Center',
      'Larkspur General Hospital',
    ]);
    const { text, pictures } = await person.api.resumes.text({ id: resume.id });
    expect(pictures).toBe(true);
    const source = resume.provenance['contact/email'];
    const [span] = source?.spans ?? [];
    const line = text.pages[(span?.page ?? 0) - 1]?.lines[span?.line ?? -1];
    expect(line?.text.slice(span?.start, span?.end)).toContain('marisol.vega@example.com');
    expect(source?.confidence).toBeGreaterThan(0.5);
  });

  it('recognizes identical files, even when two arrive simultaneously', async () => {
    const person = await signUp(test);
    const answers = await Promise.all(
      [1, 2, 3].map(() => person.api.resumes.upload({ file: createFile(pdf, 'a.pdf') })),
    );
    expect(new Set(answers.map(({ resume }) => resume.id)).size).toBe(1);
    expect(answers.filter(({ recognized }) => !recognized)).toHaveLength(1);
    expect((await person.api.resumes.list()).resumes).toHaveLength(1);
  });

  it('stores the file sealed', async () => {
    await upload(await signUp(test));
    const folder = join(test.app.env.dataDir, 'files', 'resumes');
    for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name)).includes('%PDF')).toBe(false);
  });

  it('stores a file without the characters that databases reject, and keeps all others in place', async () => {
    const person = await signUp(test);
    const plain = 'Marisol Vega\nmarisol.vega@example.com\n\nSkills\nPython, C\\u0000, Wound \0care\n';
    const { resume } = await person.api.resumes.upload({ file: new File([plain], 'nul.txt') });
    const { text } = await person.api.resumes.text({ id: resume.id });
    const lines = text.pages.flatMap((page) => page.lines.map((line) => line.text));
    expect(lines).toContain('Python, C\\u0000, Wound \ufffdcare');
    const json = JSON.stringify({ basics: { name: 'Marisol Vega', summary: 'one \ud83d half' } });
    const other = await person.api.resumes.upload({ file: new File([json], 'half.json') });
    expect(other.resume.resume.summary).toContain('\ufffd half');
  });

  it('includes the job', async () => {
    const person = await signUp(test);
    const { resume } = await person.api.resumes.upload({ file: createFile(pdf, 'a.pdf'), jobText: NURSE_JOB });
    expect(resume.target).toMatchObject({ kind: 'text', text: NURSE_JOB });
    expect(await person.api.resumes.report({ id: resume.id })).toMatchObject({ kind: 'job' });
  });

  it.each([
    ['document.empty', 'a.pdf', ''],
    ['document.damaged', 'a.pdf', '%PDF-1.7\nnothing like a document'],
    ['document.type-mismatch', 'a.pdf', 'Marisol Vega\nRegistered Nurse\nmarisol.vega@example.com\n'],
    ['document.image-only', 'a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['document.not-json-resume', 'a.json', '[1, 2, 3]'],
  ])('answers with %s and advice, and stores nothing', async (code, name, content) => {
    const person = await signUp(test);
    const before = await listStored();
    const error = await getRefusal(person.api.resumes.upload({ file: new File([content], name) }));
    expect(error).toMatchObject({ code, status: 422 });
    expect(error.data.hint).toBeTruthy();
    expect(await listStoredSince(before)).toEqual([]);
  });

  it('rejects an oversized file before reading it', async () => {
    const person = await signUp(test);
    const error = await getRefusal(
      person.api.resumes.upload({ file: createFile(new Uint8Array(11 * 1024 * 1024), 'a.pdf') }),
    );
    expect(error).toMatchObject({ code: 'request.too-large', status: 413 });
  });

  it("stops at the plan's limit", async () => {
    const person = await signUp(test);
    await endTrial(person);
    const docx = await writeDocx(createNurse());
    const uploads = await Promise.allSettled([upload(person, 'one.pdf'), upload(person, 'two.docx', docx)]);
    expect(uploads.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const json = await writeJsonResume(createNurse());
    const error = await getRefusal(person.api.resumes.upload({ file: createFile(json, 'three.json') }));
    expect(error).toMatchObject({ code: 'access.plan-limit', data: { data: { limit: 1 } } });
  });
});

describe('a visitor', () => {
  it('reads, scores, and plans improvements for one visitor file, and stores nothing', async () => {
    const before = await listStored();
    const visitor = test.visitor();
    const answer = await visitor.api.resumes.tryOne({ file: createFile(pdf, 'mine.pdf'), jobText: NURSE_JOB });
    expect(answer.report.kind).toBe('job');
    expect(answer.views).toHaveLength(3);
    expect(answer.plan.from).toBe(answer.report.total);
    expect(answer.resume.contact.name).toBe('Marisol Vega');
    expect(await listStoredSince(before)).toEqual([]);
    expect(visitor.cookies.size).toBe(0);
  });

  it('stores nothing under an Idempotency-Key either', async () => {
    const before = await listStored();
    for (const bytes of [pdf, new Uint8Array()]) {
      const body = new FormData();
      body.set('file', createFile(bytes, 'mine.pdf'));
      const headers = { 'idempotency-key': 'a visitor' };
      const answer = await test.visitor().request('/api/visitor/score', { method: 'POST', headers, body });
      expect(answer.status).toBe(bytes.length > 0 ? 200 : 422);
    }
    expect(await listStoredSince(before)).toEqual([]);
  });

  it('gives a visitor the same score as a member', async () => {
    const person = await signUp(test);
    const { resume } = await person.api.resumes.upload({ file: createFile(pdf, 'mine.pdf'), jobText: NURSE_JOB });
    const { earlier: _, ...mine } = await person.api.resumes.report({ id: resume.id });
    const theirs = await test
      .visitor()
      .api.resumes.tryOne({ file: createFile(pdf, 'other-name.pdf'), jobText: NURSE_JOB });
    expect(theirs.report).toEqual(mine);
  });
});

describe('the sample', () => {
  it('is scored for a visitor against its job, stores nothing, and leaves something to improve', async () => {
    const before = await listStored();
    const { report, plan, jobTitle, resume } = await test.visitor().api.resumes.trySample();
    expect(jobTitle).toBe('Data Analyst');
    expect(await test.visitor().api.resumes.sampleTotal()).toEqual({
      total: report.total,
      rubric: report.rubric,
      jobTitle,
    });
    expect(resume.contact).toMatchObject({ name: 'Riley Quill', email: 'riley.quill@example.com' });
    expect([plan.from < 80, plan.withAnswers.total >= 80]).toEqual([true, true]);
    const places = new Set(report.keywords?.map(({ place }) => place));
    expect([...places].sort()).toEqual(['listed', 'missing', 'work']);
    expect(report.knockouts[0]).toMatchObject({ kind: 'sponsorship', answer: 'unknown' });
    expect(await listStoredSince(before)).toEqual([]);
  });

  it('becomes a résumé of the member once, named as a sample, and can be deleted', async () => {
    const person = await signUp(test);
    const { resume, recognized } = await person.api.resumes.addSample();
    expect([resume.title, resume.target.title, recognized]).toEqual(['Sample résumé', 'Data Analyst', false]);
    const { report } = await test.visitor().api.resumes.trySample();
    expect(await person.api.resumes.report({ id: resume.id })).toEqual({ ...report, earlier: null });
    expect(await person.api.resumes.addSample()).toMatchObject({ resume: { id: resume.id }, recognized: true });
    await person.api.resumes.remove({ id: resume.id });
    expect((await person.api.resumes.list()).resumes).toEqual([]);
  });

  it('is not added for someone who isn’t signed in', async () => {
    expect(await getRefusal(test.visitor().api.resumes.addSample())).toMatchObject({ status: 401 });
  });
});

describe('a résumé that is started without a file', () => {
  it('has the name and email of the account, no page, and no file to read again', async () => {
    const person = await signUp(test);
    const { name, email } = (await person.api.accounts.me()).viewer ?? {};
    const started = await person.api.resumes.start();
    expect(started).toMatchObject({ title: 'New résumé', fileName: null, currentPosition: 1, unplaced: [] });
    expect(started.resume).toMatchObject({ contact: { name, email, links: [] }, work: [], education: [] });
    expect(started.versions.map(({ label }) => label)).toEqual(['Started without a file']);
    const { id } = started;
    expect((await person.api.resumes.text({ id })).text.pages).toEqual([]);
    expect((await person.api.resumes.report({ id })).total).toBeLessThan(50);
    const again = person.api.resumes.readAgain({ id, baseVersion: started.currentVersion });
    expect(await getRefusal(again)).toMatchObject({ code: 'resumes.no-file' });
    await person.api.resumes.remove({ id });
    expect((await person.api.resumes.list()).resumes).toEqual([]);
  });

  it('is another one each time, and its first edits belong to its first version', async () => {
    const person = await signUp(test);
    const [first, second] = [await person.api.resumes.start(), await person.api.resumes.start()];
    expect(second.id).not.toBe(first.id);
    const resume = { ...first.resume, summary: 'Nurse.' };
    const { id, currentVersion: baseVersion } = first;
    const after = await person.api.resumes.correct({ id, baseVersion, resume });
    expect([after.currentPosition, after.resume.summary]).toEqual([1, 'Nurse.']);
  });

  it('counts toward the plan’s limit, and needs an account', async () => {
    const person = await signUp(test);
    await endTrial(person);
    const starts = await Promise.allSettled([person.api.resumes.start(), person.api.resumes.start()]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await getRefusal(person.api.resumes.start())).toMatchObject({ code: 'access.plan-limit' });
    expect(await getRefusal(test.visitor().api.resumes.start())).toMatchObject({ status: 401 });
  });
});

describe('manual corrections', () => {
  it("creates a version that marks the changed fields as the member's", async () => {
    const person = await signUp(test);
    const { id, resume, provenance } = await upload(person);
    const wanted: Resume = { ...resume, contact: { ...resume.contact, phone: ' +1 512 555 0199 ' } };
    const after = await person.api.resumes.correct({ id, baseVersion: 1, resume: wanted });
    expect(after).toMatchObject({
      currentVersion: 2,
      canUndo: true,
      resume: { contact: { phone: '+1 512 555 0199' } },
    });
    expect(after.provenance['contact/phone']).toMatchObject({ origin: 'corrected', confidence: 1 });
    expect(after.provenance['contact/email']).toEqual(provenance['contact/email']);
    expect(after.versions[1]).toMatchObject({ kind: 'corrected', parent: 1, label: 'Corrected 1 field by hand' });
  });

  it("rejects overwriting another window's change, and creates no version without changes", async () => {
    const person = await signUp(test);
    const { id, resume } = await upload(person);
    const change = (name: string) => ({
      id,
      baseVersion: 1,
      resume: { ...resume, contact: { ...resume.contact, name } },
    });
    const answers = await Promise.all([
      safe(person.api.resumes.correct(change('A B'))),
      safe(person.api.resumes.correct(change('C D'))),
    ]);
    expect(answers.map(({ error }) => (error as { code?: string } | null)?.code ?? 'ok').sort()).toEqual([
      'ok',
      'resource.changed',
    ]);
    const now = await person.api.resumes.get({ id });
    const same = await person.api.resumes.correct({ id, baseVersion: 2, resume: now.resume });
    expect(same.currentVersion).toBe(2);
  });

  it('limits the length of corrections', async () => {
    const person = await signUp(test);
    const { id, resume } = await upload(person);
    const long = { ...resume, summary: 'x'.repeat(10_001) };
    expect(await getRefusal(person.api.resumes.correct({ id, baseVersion: 1, resume: long }))).toMatchObject({
      code: 'request.invalid',
    });
    const badId = { ...resume, work: [{ id: '../x', bullets: [] }] };
    expect(await getRefusal(person.api.resumes.correct({ id, baseVersion: 1, resume: badId }))).toMatchObject({
      code: 'request.invalid',
    });
  });
});

describe('scoring', () => {
  it('gives a format score without a job and a job score with one, the same on every call', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const format = await person.api.resumes.report({ id });
    expect(format.kind).toBe('format');
    expect(await person.api.resumes.report({ id })).toEqual(format);
    await person.api.resumes.setTarget({ id, target: { kind: 'text', title: 'Registered Nurse', text: NURSE_JOB } });
    const job = await person.api.resumes.report({ id });
    expect(job.kind).toBe('job');
    expect(job.total).toBeGreaterThan(50);
    const [summary] = (await person.api.resumes.list()).resumes;
    expect(summary?.score).toEqual({ total: job.total, kind: 'job' });
    await person.api.resumes.setTarget({ id, target: { kind: 'none' } });
    expect((await person.api.resumes.list()).resumes[0]?.score).toEqual({ total: format.total, kind: 'format' });
    expect(await person.api.resumes.report({ id })).toEqual(format);
  });

  it('shows the file as three strategies see it', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const { views } = await person.api.resumes.views({ id });
    expect(views.map((view) => view.id)).toEqual(['layout', 'drawing-order', 'row-by-row']);
    for (const view of views) expect(view.text).toContain('Cedar Hollow');
  });
});

describe('improving', () => {
  async function uploadWithTarget() {
    const person = await signUp(test);
    const { resume } = await person.api.resumes.upload({ file: createFile(pdf, 'a.pdf'), jobText: NURSE_JOB });
    return { person, id: resume.id };
  }

  /** The same person in version 2, without wound care, which the job requires. */
  async function uploadWithoutContact() {
    const { person, id } = await uploadWithTarget();
    const { resume } = await person.api.resumes.get({ id });
    const bare = {
      ...resume,
      work: resume.work.map((role) => ({ ...role, bullets: role.bullets.filter(({ text }) => !/wound/i.test(text)) })),
      skills: [],
    };
    await person.api.resumes.correct({ id, baseVersion: 1, resume: bare });
    return { person, id, resume: bare };
  }

  it('accepts proposals as a version with the promised score, and can be undone', async () => {
    const { person, id } = await uploadWithTarget();
    const plan = await person.api.resumes.plan({ id });
    expect(plan.proposals.length).toBeGreaterThan(0);
    const all = plan.proposals.map((proposal) => proposal.id);
    const after = await person.api.resumes.accept({ id, baseVersion: 1, proposals: all });
    expect(after.currentVersion).toBe(2);
    expect((await person.api.resumes.report({ id })).total).toBe(plan.reachable);
    const undoneResume = await person.api.resumes.undo({ id, baseVersion: 2 });
    expect(undoneResume.currentVersion).toBe(1);
    expect((await person.api.resumes.report({ id })).total).toBe(plan.from);
    expect(await getRefusal(person.api.resumes.undo({ id, baseVersion: 1 }))).toMatchObject({
      code: 'resumes.nothing-to-undo',
    });
    const restoredResume = await person.api.resumes.restore({ id, baseVersion: 1, version: 2 });
    expect(restoredResume.resume).toEqual(after.resume);
  });

  it('handles more simultaneous acceptances than there are database connections', async () => {
    const { listings, db } = test.app;
    await listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [
      {
        externalId: 'nurse',
        title: 'Registered Nurse',
        company: { name: 'Cedar Hollow' },
        description: NURSE_JOB,
        employmentType: 'full-time',
        remote: 'no',
        places: ['Austin, TX'],
        postedAt: '2026-11-10',
      },
    ]);
    const { id: listingId } = await db.selectFrom('listings').select('id').executeTakeFirstOrThrow();
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { person, id } = await uploadWithTarget();
        await person.api.resumes.setTarget({ id, target: { kind: 'listing', listingId } });
        const { proposals } = await person.api.resumes.plan({ id });
        return { person, id, proposals: proposals.map((proposal) => proposal.id) };
      }),
    );
    const after = await Promise.all(
      people.map(({ person, ...what }) => person.api.resumes.accept({ ...what, baseVersion: 1 })),
    );
    expect(after.map((resume) => resume.currentVersion)).toEqual(people.map(() => 2));
  });

  it('omits a declined proposal until that is undone', async () => {
    const { person, id } = await uploadWithTarget();
    const [first] = (await person.api.resumes.plan({ id })).proposals;
    await person.api.resumes.refuse({ id, proposal: first?.id ?? '' });
    const planBefore = await person.api.resumes.plan({ id });
    expect(planBefore.proposals.map((proposal) => proposal.id)).not.toContain(first?.id);
    expect(planBefore.refused.map((proposal) => proposal.id)).toContain(first?.id);
    await person.api.resumes.refuse({ id, proposal: first?.id ?? '', refused: false });
    expect((await person.api.resumes.plan({ id })).proposals.map((proposal) => proposal.id)).toContain(first?.id);
  });

  it('notifies the open windows of every decision', async () => {
    const { person, id } = await uploadWithTarget();
    const { proposals, questions } = await person.api.resumes.plan({ id });
    const { received, stop } = await openWindow(test, person);
    const countReported = () => received.filter((change) => change.id === id).length;
    await person.api.resumes.refuse({ id, proposal: proposals[0]?.id ?? '' });
    await test.eventually(async () => countReported() === 1);
    await person.api.resumes.refuse({ id, proposal: proposals[0]?.id ?? '', refused: false });
    await test.eventually(async () => countReported() === 2);
    await person.api.resumes.answer({ id, question: questions[0]?.id ?? '', answer: { applies: false } });
    await test.eventually(async () => countReported() === 3);
    await stop();
  });

  it('rejects a proposal it never made', async () => {
    const { person, id } = await uploadWithTarget();
    expect(await getRefusal(person.api.resumes.accept({ id, baseVersion: 1, proposals: ['made-up'] }))).toMatchObject({
      code: 'resumes.no-such-proposal',
    });
    expect((await person.api.resumes.get({ id })).currentVersion).toBe(1);
  });

  it("turns an answer into a proposal in the member's own words", async () => {
    const { person, id, resume } = await uploadWithoutContact();
    const question = (await person.api.resumes.plan({ id })).questions.find(({ skill }) => skill === 'wound-care');
    expect(question).toBeDefined();
    const words = 'Gave wound care to surgical patients on nights';
    await person.api.resumes.answer({
      id,
      question: question?.id ?? '',
      answer: { applies: true, text: words, target: `work/${resume.work[1]?.id}` },
    });
    const proposal = (await person.api.resumes.plan({ id })).proposals.find(
      ({ source }) => source.kind === 'confirmed-fact',
    );
    expect(proposal).toBeDefined();
    const after = await person.api.resumes.accept({ id, baseVersion: 2, proposals: [proposal?.id ?? ''] });
    expect(after.resume.work[1]?.bullets.some(({ text }) => text.includes('wound care to surgical patients'))).toBe(
      true,
    );
  });

  it("stops asking questions that don't apply", async () => {
    const { person, id } = await uploadWithoutContact();
    const before = await person.api.resumes.plan({ id });
    const question = before.questions.find((one) => before.withAnswers.questions.includes(one.id));
    expect(question).toBeDefined();
    await person.api.resumes.answer({ id, question: question?.id ?? '', answer: { applies: false } });
    const after = await person.api.resumes.plan({ id });
    expect(after.questions.map((one) => one.id)).not.toContain(question?.id);
    expect(after.withAnswers.questions).not.toContain(question?.id);
    expect(after.withAnswers.total).toBeLessThanOrEqual(before.withAnswers.total);
  });
});

describe('exporting', () => {
  it.each(['pdf', 'docx', 'json'] as const)('exports %s that can be read back completely', async (format) => {
    const person = await signUp(test);
    const { id, resume } = await upload(person);
    const answer = await person.request(
      `/api/resumes/${id}/export/${format}?template=federal&paper=a4&order=skills,work&pages=any`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`Marisol-Vega-Resume.${format}`);
    const reading = await readResumeFile(new Uint8Array(await answer.arrayBuffer()), { name: `x.${format}` });
    expect(reading.resume.contact).toMatchObject({ name: resume.contact.name, email: resume.contact.email });
    expect(reading.resume.work.map(({ title, employer, start, end }) => ({ title, employer, start, end }))).toEqual(
      resume.work.map(({ title, employer, start, end }) => ({ title, employer, start, end })),
    );
  });

  it('previews what can be read back and what the page shows otherwise', async () => {
    const person = await signUp(test);
    const { id, resume, currentVersion } = await upload(person);
    const renamed = { ...resume, contact: { ...resume.contact, headline: 'Electrician \u{1F50C}' } };
    await person.api.resumes.correct({ id, baseVersion: currentVersion, resume: renamed });
    const proof = await person.api.resumes.exportProof({ id, format: 'pdf' });
    expect(proof).toMatchObject({ size: expect.any(Number), differences: [] });
    expect(proof.changes).toEqual([
      {
        field: 'contact/headline',
        before: 'Electrician \u{1F50C}',
        after: 'Electrician',
        reason: 'symbol-without-glyph',
      },
    ]);
    const file = await person.api.resumes.export({ id, format: 'pdf' });
    expect(file.size).toBe(proof.size);
  });

  it('remembers the choices about the export, and lets a request change them', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const options = { template: 'trades', accent: '1D3F72', order: ['education'], pages: 'any' } as const;
    expect(await person.api.resumes.setExportOptions({ id, ...options, order: [...options.order] })).toEqual(options);
    expect((await person.api.resumes.get({ id })).exportOptions).toEqual(options);
    const getHeadings = async (query: string) => {
      const answer = await person.request(`/api/resumes/${id}/export/docx${query}`);
      const { text } = await readResumeFile(new Uint8Array(await answer.arrayBuffer()), { name: 'x.docx' });
      const lines = text.pages.flatMap((page) => page.lines.map((line) => line.text));
      return ['Education', 'Experience'].toSorted((a, b) => lines.indexOf(a) - lines.indexOf(b));
    };
    expect(await getHeadings('')).toEqual(['Education', 'Experience']);
    expect(await getHeadings('?order=work')).toEqual(['Experience', 'Education']);
    const stranger = await signUp(test);
    await expect(stranger.api.resumes.setExportOptions({ id })).rejects.toMatchObject({ code: 'resource.not-found' });
  });

  it('rejects an accent color that can’t be read on white', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const light = { id, accent: 'FFEE99' };
    await expect(person.api.resumes.setExportOptions(light)).rejects.toMatchObject({ code: 'export.accent-too-light' });
    await expect(person.api.resumes.preview(light)).rejects.toMatchObject({ code: 'export.accent-too-light' });
    expect((await person.request(`/api/resumes/${id}/export/pdf?accent=red`)).status).toBe(400);
  });

  it('renders the pages of an export, also with edits that aren’t saved', async () => {
    const person = await signUp(test);
    const { id, resume } = await upload(person);
    const saved = await person.api.resumes.preview({ id, template: 'classic', scale: 0.3 });
    expect(saved.fit).toMatchObject({ pages: saved.pictures.length, fits: true });
    const png = Buffer.from(saved.pictures[0]?.png ?? '', 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // The width of US Letter in points, at the scale that was asked for.
    expect(png.readUInt32BE(16)).toBe(Math.round(612 * 0.3));
    const headline = 'Something quite different';
    const edited = { ...resume, contact: { ...resume.contact, headline } };
    const changed = await person.api.resumes.preview({ id, template: 'classic', scale: 0.3, resume: edited });
    expect(changed.pictures[0]?.png).not.toBe(saved.pictures[0]?.png);
    expect((await person.api.resumes.get({ id })).currentVersion).toBe(1);
    const again = await person.api.resumes.preview({ id, template: 'classic', scale: 0.3 });
    expect(again).toEqual(saved);
    const second = await person.api.resumes.preview({ id, scale: 0.3, page: 20 });
    expect(second.pictures).toEqual([]);
    const stranger = await signUp(test);
    await expect(stranger.api.resumes.preview({ id })).rejects.toMatchObject({ code: 'resource.not-found' });
  });

  it('says how an export fits on its pages', async () => {
    const person = await signUp(test);
    const { id, resume, currentVersion } = await upload(person);
    const bullets = Array.from({ length: 150 }, (_, index) => ({
      id: `x${index}`,
      text: `Wired panel ${index} of a hospital, tested it, and handed it over with a record.`,
    }));
    const work = [
      { id: 'long', title: 'Electrician', employer: 'Northfield Power', start: '2019', end: '2024', bullets },
    ];
    await person.api.resumes.correct({ id, baseVersion: currentVersion, resume: { ...resume, work } });
    const proof = await person.api.resumes.exportProof({ id, format: 'pdf', pages: 'one' });
    expect(proof.fit).toMatchObject({ maxPages: 1, fits: false, smallestFontSize: MIN_FONT_SIZE });
    expect(proof.fit?.pages).toBeGreaterThan(1);
    expect((await person.api.resumes.exportProof({ id, format: 'json' })).fit).toBeNull();
  });

  it('rejects a PDF in a script that our fonts lack, and offers the other formats', async () => {
    const person = await signUp(test);
    const { id, resume, currentVersion } = await upload(person);
    const thai = { ...resume, contact: { ...resume.contact, name: 'สมชาย' } };
    await person.api.resumes.correct({ id, baseVersion: currentVersion, resume: thai });
    const refusals = await Promise.all([
      getRefusal(person.api.resumes.exportProof({ id, format: 'pdf' })),
      getRefusal(person.api.resumes.export({ id, format: 'pdf' })),
    ]);
    for (const error of refusals) expect(error).toMatchObject({ code: 'export.script-unsupported', status: 422 });
    const { differences } = await person.api.resumes.exportProof({ id, format: 'json' });
    expect(differences).toEqual([]);
  });

  it('handles a résumé that was emptied manually, and reports that there is nothing to write', async () => {
    const person = await signUp(test);
    const { id, currentVersion } = await upload(person);
    const emptyVersion = await person.api.resumes.correct({ id, baseVersion: currentVersion, resume: emptyResume() });
    expect(emptyVersion.resume).toEqual(emptyResume());
    expect((await person.api.resumes.report({ id })).total).toBeLessThan(80);
    expect((await person.api.resumes.plan({ id })).from).toBeLessThan(80);
    expect((await person.api.applications.matches({ resumeId: id })).matches).toEqual([]);
    expect(await getRefusal(person.api.resumes.exportProof({ id, format: 'docx' }))).toMatchObject({
      code: 'export.empty',
      status: 422,
    });
  });

  it('always lets people export their data', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const userId = (await person.api.accounts.me()).viewer?.id ?? '';
    await test.app.db
      .updateTable('users')
      .set({ trial_ends_at: new Date(0) })
      .where('id', '=', userId)
      .execute();
    expect((await person.request(`/api/resumes/${id}/export/pdf`)).status).toBe(403);
    expect((await person.request(`/api/resumes/${id}/export/json`)).status).toBe(200);
  });

  it('shows a page as an image', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const answer = await person.request(`/api/resumes/${id}/pages/1?scale=1`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBeCloseTo(612, -1);
    expect((await person.request(`/api/resumes/${id}/pages/2`)).status).toBe(404);
    expect((await person.request(`/api/resumes/${id}/pages/0`)).status).toBe(400);
  });
});

describe('deleting', () => {
  it('deletes the file with the résumé', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    const row = await test.app.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await person.api.resumes.remove({ id });
    expect(await getRefusal(person.api.resumes.get({ id }))).toMatchObject({ code: 'resource.not-found' });
    const path = join(test.app.env.dataDir, 'files', row.file_key);
    await test.eventually(async () => !readdirSync(join(path, '..')).includes(path.split('/').at(-1) ?? ''));
  });
});

describe('résumé deleted in another window', () => {
  it('is gone in the others, and nothing fails', async () => {
    const person = await signUp(test, { confirmed: false });
    for (let round = 0; round < 8; round++) {
      const { id } = await upload(person);
      const json = { 'content-type': 'application/json' };
      const body = JSON.stringify({ proposal: 'p' });
      const answers = await Promise.all([
        person.request(`/api/resumes/${id}/report`),
        person.request(`/api/resumes/${id}/plan`),
        person.request(`/api/resumes/${id}/proposals/refuse`, { method: 'POST', headers: json, body }),
        person.request(`/api/resumes/${id}`, { method: 'DELETE' }),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
    }
  });
});

describe("another member's résumé", () => {
  it('returns 404 for every call', async () => {
    const owner = await signUp(test);
    const { id, resume } = await upload(owner);
    const before = await owner.api.resumes.get({ id });
    const { resumes } = (await signUp(test)).api;
    const tries = [
      () => resumes.get({ id }),
      () => resumes.rename({ id, title: 'mine' }),
      () => resumes.remove({ id }),
      () => resumes.text({ id }),
      () => resumes.views({ id }),
      () => resumes.version({ id, version: 1 }),
      () => resumes.setTarget({ id, target: { kind: 'none' } }),
      () => resumes.correct({ id, baseVersion: 1, resume }),
      () => resumes.readAgain({ id, baseVersion: 1 }),
      () => resumes.report({ id }),
      () => resumes.plan({ id }),
      () => resumes.accept({ id, baseVersion: 1, proposals: ['x'] }),
      () => resumes.refuse({ id, proposal: 'x' }),
      () => resumes.answer({ id, question: 'x', answer: { applies: false } }),
      () => resumes.undo({ id, baseVersion: 1 }),
      () => resumes.restore({ id, baseVersion: 1, version: 1 }),
      () => resumes.export({ id, format: 'json' }),
      () => resumes.exportProof({ id, format: 'json' }),
      () => resumes.page({ id, page: 1 }),
    ];
    for (const attempt of tries)
      expect(await getRefusal(attempt())).toMatchObject({ code: 'resource.not-found', status: 404 });
    expect(await owner.api.resumes.get({ id })).toEqual(before);
  });
});
