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

const MINUTE_MS = 60_000;
const wait = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * MINUTE_MS);
};

async function uploadResume(jobText?: string) {
  const person = await signUp(test);
  const file = new File([new Uint8Array(pdf)], 'a.pdf');
  const { resume } = await person.api.resumes.upload({ file, ...(jobText && { jobText }) });
  const { id } = resume;
  const { resumes } = person.api;
  /** Rewrites the summary, which is one edit. */
  const edit = async (summary: string) => {
    const now = await resumes.get({ id });
    return resumes.correct({ id, baseVersion: now.currentVersion, resume: { ...now.resume, summary } });
  };
  /** Four lines that start hollow, so that there are suggestions to accept one by one. */
  const weaken = async () => {
    const now = await resumes.get({ id });
    const [role, ...others] = now.resume.work;
    if (!role) throw new Error('The nurse has no role.');
    const texts = [
      'watching 28 patients',
      'giving medication to 6 patients',
      'teaching 5 families',
      'dressing 12 wounds',
    ];
    const bullets = texts.map((text, index) => ({ id: `weak${index}`, text: `Was responsible for ${text} a shift` }));
    const work = [{ ...role, bullets }, ...others];
    return resumes.correct({ id, baseVersion: now.currentVersion, resume: { ...now.resume, work } });
  };
  const acceptNext = async () => {
    const now = await resumes.get({ id });
    const { proposals } = await resumes.plan({ id });
    const [first] = proposals;
    if (!first) throw new Error('There is nothing to accept.');
    return resumes.accept({ id, baseVersion: now.currentVersion, proposals: [first.id] });
  };
  const addLine = async (text: string, replaces?: string) => {
    const now = await resumes.get({ id });
    const role = `work/${now.resume.work[0]?.id}`;
    const rest = replaces === undefined ? {} : { replaces };
    return resumes.addLine({ id, baseVersion: now.currentVersion, role, text, ...rest });
  };
  return { person, resumes, id, edit, weaken, acceptNext, addLine };
}

const getCode = (error: unknown) => (error as { code?: string } | null)?.code;

describe('versions', () => {
  it('are one for edits made in one go, whose steps are undone one by one', async () => {
    const { resumes, id, edit } = await uploadResume();
    await edit('One.');
    wait(10);
    await edit('Two.');
    wait(29);
    const third = await edit('Three.');
    expect(third.versions).toHaveLength(2);
    expect(third.versions[1]).toMatchObject({ kind: 'corrected', position: 2, changes: 3, label: '3 edits' });
    expect(third.versions[1]?.steps).toHaveLength(3);
    expect(third.versions[1]?.number).toBe(third.currentVersion);
    const second = await resumes.undo({ id, baseVersion: third.currentVersion });
    expect(second.resume.summary).toBe('Two.');
    expect(second.versions[1]).toMatchObject({ changes: 2, number: second.currentVersion });
    const none = await resumes.undo({ id, baseVersion: second.currentVersion, all: true });
    expect(none).toMatchObject({ currentVersion: 1, canUndo: false });
    const { error } = await safe(resumes.undo({ id, baseVersion: 1, all: true }));
    expect(getCode(error)).toBe('resumes.nothing-to-undo');
  });

  it('are separate after a pause, and for edits and suggestions', async () => {
    const { edit, weaken, acceptNext } = await uploadResume();
    await weaken();
    const accepted = await acceptNext();
    expect(accepted.versions.map(({ kind }) => kind)).toEqual(['read', 'corrected', 'improved']);
    await edit('One.');
    wait(31);
    const later = await edit('Two.');
    expect(later.versions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(later.versions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('name the job that they were tailored for, and start again with another job', async () => {
    const { resumes, id, weaken, acceptNext, addLine } = await uploadResume(NURSE_JOB);
    await weaken();
    await acceptNext();
    const { resume: second } = await addLine('Gave wound care to 6 patients a shift');
    expect(second.versions).toHaveLength(3);
    expect(second.versions[2]).toMatchObject({
      kind: 'tailored',
      tailoredFor: second.target.title,
      changes: 2,
      label: '2 changes',
    });
    await resumes.setTarget({ id, target: { kind: 'text', title: 'Night Nurse', text: `${NURSE_JOB}\nNights` } });
    const { resume: other } = await addLine('Charted for 30 patients a night');
    expect(other.versions.at(-1)).toMatchObject({ kind: 'tailored', tailoredFor: 'Night Nurse', changes: 1 });
  });

  it('can be restored as a new version, which can be undone', async () => {
    const { resumes, id, edit } = await uploadResume();
    const edited = await edit('One.');
    const restored = await resumes.restore({ id, baseVersion: edited.currentVersion, version: 1 });
    expect(restored.resume.summary).not.toBe('One.');
    expect(restored.versions.at(-1)).toMatchObject({ kind: 'restored', position: 3, label: 'Restored version 1' });
    const same = await resumes.restore({
      id,
      baseVersion: restored.currentVersion,
      version: restored.currentVersion,
    });
    expect(same.versions).toHaveLength(3);
    const undone = await resumes.undo({ id, baseVersion: restored.currentVersion });
    expect(undone.resume.summary).toBe('One.');
    const { error } = await safe(resumes.restore({ id, baseVersion: undone.currentVersion, version: 99 }));
    expect(getCode(error)).toBe('resource.not-found');
  });

  it('keep the score of each state', async () => {
    const { resumes, id, weaken, acceptNext } = await uploadResume(NURSE_JOB);
    await weaken();
    const before = await resumes.report({ id });
    const after = await acceptNext();
    const report = await resumes.report({ id });
    expect(after.score?.total).toBe(report.total);
    expect(report.total).toBeGreaterThanOrEqual(before.total);
    await resumes.undo({ id, baseVersion: after.currentVersion });
    expect((await resumes.report({ id })).total).toBe(before.total);
    expect((await resumes.version({ id, version: after.currentVersion })).report.total).toBe(report.total);
  });
});

describe('a suggestion dismissed for one job', () => {
  it('is offered for other jobs and without one, and can be restored', async () => {
    const { resumes, id, weaken } = await uploadResume(NURSE_JOB);
    await weaken();
    const proposal = (await resumes.plan({ id })).proposals[0]?.id ?? '';
    const isOffered = async () => (await resumes.plan({ id })).proposals.some((one) => one.id === proposal);
    await resumes.refuse({ id, proposal, onlyThisJob: true });
    expect(await isOffered()).toBe(false);
    await resumes.setTarget({ id, target: { kind: 'none' } });
    expect(await isOffered()).toBe(true);
    await resumes.refuse({ id, proposal });
    expect(await isOffered()).toBe(false);
    await resumes.setTarget({ id, target: { kind: 'text', title: null, text: NURSE_JOB } });
    await resumes.refuse({ id, proposal, refused: false });
    expect(await isOffered()).toBe(true);
  });
});

describe('an interview about a role', () => {
  it('puts an answer in the form of a line, and stores nothing until it is added', async () => {
    const { resumes, id } = await uploadResume();
    const { resume, currentVersion } = await resumes.get({ id });
    const past = resume.work.find(({ end }) => end !== 'present');
    const answer = {
      id,
      role: `work/${past?.id}`,
      asks: 'work',
      text: 'i dress wounds and i chart 20 visits a day',
    } as const;
    const { line } = await resumes.draftLine(answer);
    expect(line).toEqual({ text: 'Dressed wounds and charted 20 visits a day', extends: false });
    expect((await resumes.draftLine({ ...answer, text: 'not sure' })).line).toBeNull();
    const bullet = past?.bullets[0];
    const amount = { ...answer, asks: 'amount', text: '20 visits a day', previous: bullet?.id ?? '' } as const;
    expect((await resumes.draftLine(amount)).line).toMatchObject({ extends: true });
    expect((await resumes.get({ id })).currentVersion).toBe(currentVersion);
  });

  it('adds a line as the member left it, completes it, and makes no suggestion of it', async () => {
    const { resumes, id, addLine } = await uploadResume();
    const text = 'i was the one who charted for 20 visits a day';
    const { resume, line } = await addLine(text);
    expect(resume.resume.work[0]?.bullets.at(-1)).toEqual({ id: line, text });
    expect(resume.provenance[`work/${resume.resume.work[0]?.id}/bullets/${line}`]).toMatchObject({
      origin: 'confirmed',
    });
    const { proposals } = await resumes.plan({ id });
    expect(proposals.filter(({ source }) => source.kind === 'confirmed-fact')).toEqual([]);
    const completed = await addLine('Charted for 20 visits a day (in Epic)', line);
    expect(completed.line).toBe(line);
    expect(completed.resume.resume.work[0]?.bullets).toHaveLength(resume.resume.work[0]?.bullets.length ?? 0);
  });

  it("doesn't ask again what was answered with a line, until the line is removed", async () => {
    const { resumes, id } = await uploadResume();
    const before = await resumes.get({ id });
    const work = before.resume.work.map((role) => ({ ...role, bullets: [] }));
    const { currentVersion } = await resumes.correct({ id, baseVersion: 1, resume: { ...before.resume, work } });
    const listQuestions = async () =>
      (await resumes.plan({ id })).questions.flatMap((one) => (one.interview ? one : []));
    const asked = await listQuestions();
    const [question] = asked;
    if (!question?.target) throw new Error('No role is asked about.');
    const text = 'Charted for 20 visits a day';
    const line = { id, baseVersion: currentVersion, role: question.target, text, question: question.id };
    const { resume } = await resumes.addLine(line);
    const isAsked = async () => (await listQuestions()).some((one) => one.id === question.id);
    expect(await isAsked()).toBe(false);
    expect((await listQuestions()).filter(({ target }) => target === question.target)).toHaveLength(
      asked.filter(({ target }) => target === question.target).length - 1,
    );
    await resumes.undo({ id, baseVersion: resume.currentVersion });
    expect(await isAsked()).toBe(true);

    // Another answer takes the place of the removed line.
    const other = asked.find(({ id: one, target }) => target === question.target && one !== question.id);
    if (!other) throw new Error('The role is asked about only once.');
    const { currentVersion: undone } = await resumes.get({ id });
    await resumes.addLine({ ...line, baseVersion: undone, question: other.id });
    expect(await isAsked()).toBe(true);
    await resumes.answer({ id, question: question.id, answer: { applies: false } });
    expect(await isAsked()).toBe(false);
  });

  it('rejects a line about something else, for another member, and on a plan without improvements', async () => {
    const { person, resumes, id, addLine } = await uploadResume();
    const line = { id, baseVersion: 1, role: 'work/nothing', text: 'Charted for 20 visits a day' };
    expect(getCode((await safe(resumes.addLine(line))).error)).toBe('resource.not-found');
    expect(getCode((await safe(resumes.addLine({ ...line, role: 'contact/name' }))).error)).toBe('request.invalid');
    expect(getCode((await safe(addLine('Charted', 'no-such-line'))).error)).toBe('resource.not-found');
    const stranger = await signUp(test);
    expect(getCode((await safe(stranger.api.resumes.addLine(line))).error)).toBe('resource.not-found');
    const draft = { id, role: 'work/w1', asks: 'work', text: 'Charted' } as const;
    expect(getCode((await safe(stranger.api.resumes.draftLine(draft))).error)).toBe('resource.not-found');
    const { viewer } = await person.api.accounts.me();
    await test.app.db
      .updateTable('users')
      .set({ trial_ends_at: new Date(0) })
      .where('id', '=', viewer?.id ?? '')
      .execute();
    expect(getCode((await safe(addLine('Charted for 20 visits a day'))).error)).toBe('access.plan');
  });
});
