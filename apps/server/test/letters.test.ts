import { readResumeFile } from '@foothold/documents/read';
import { writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { createNurse } from './fixtures/people.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await writePdf(createNurse());
});

const JOB = {
  kind: 'text' as const,
  title: 'Registered Nurse',
  text: 'Registered Nurse\nRequirements:\n- Telemetry and wound care\n- Epic\n- Phlebotomy',
};
const kind = 'cover-letter';

async function upload(person: Person) {
  const file = new File([new Uint8Array(pdf)], 'nurse.pdf');
  return (await person.api.resumes.upload({ file })).resume;
}

async function setUp() {
  const person = await signUp(test);
  const { id } = await upload(person);
  await person.api.resumes.setTarget({ id, target: JOB });
  return { person, id };
}

async function getRefusal(promise: Promise<unknown>) {
  const { error } = await safe(promise);
  return error as unknown as { code: string; status: number; data: { data?: unknown } };
}

describe('drafting', () => {
  it('writes a letter from the lines of the résumé, with what isn’t known in brackets', async () => {
    const { person, id } = await setUp();
    expect(await person.api.resumes.letter({ id, kind })).toEqual({
      letter: null,
      job: { title: 'Registered Nurse', company: null },
      canReword: false,
    });
    const { draft, missing } = await person.api.resumes.draftLetter({ id, kind });
    expect(missing).toEqual([]);
    expect(draft?.text).toContain('I’m applying for the Registered Nurse position at [company].');
    expect(draft?.text).toContain('At Cedar Hollow Medical Center, I ');
    expect(draft?.text).not.toMatch(/phlebotomy/i);
    expect(draft?.paragraphs.some(({ sources }) => sources.some((path) => path.startsWith('work/')))).toBe(true);
    const { marks, placeholders } = await person.api.resumes.checkLetter({ id, kind, text: draft?.text ?? '' });
    expect(marks).toEqual([]);
    expect(placeholders).toEqual(['[company]']);
    const named = await person.api.resumes.draftLetter({ id, kind, company: 'Saint Orla' });
    expect(named.draft?.text).toContain('position at Saint Orla.');
  });

  it('names the employer of a pasted job, if the member said it', async () => {
    const { person, id } = await setUp();
    const target = { ...JOB, company: ' Saint Orla ', place: 'Boise, ID' };
    const changed = await person.api.resumes.setTarget({ id, target });
    expect(changed.target).toMatchObject({ company: 'Saint Orla', place: 'Boise, ID' });
    expect((await person.api.resumes.letter({ id, kind })).job?.company).toBe('Saint Orla');
    const { draft } = await person.api.resumes.draftLetter({ id, kind });
    expect(draft?.text).toContain('position at Saint Orla.');
    const copy = await person.api.resumes.copy({ id });
    expect(copy.target).toEqual(changed.target);
    const without = await person.api.resumes.setTarget({ id, target: { ...JOB, company: '' } });
    expect(without.target).toMatchObject({ company: null, place: null });
  });

  it('writes follow-up emails with a subject', async () => {
    const { person, id } = await setUp();
    const { draft } = await person.api.resumes.draftLetter({ id, kind: 'after-interview', company: 'Saint Orla' });
    expect(draft?.subject).toBe('Thank you for the Registered Nurse interview');
    expect(draft?.text).toContain('[interviewer’s name]');
  });

  it('needs a job', async () => {
    const person = await signUp(test);
    const { id } = await upload(person);
    expect((await person.api.resumes.letter({ id, kind })).job).toBeNull();
    expect(await getRefusal(person.api.resumes.draftLetter({ id, kind }))).toMatchObject({ code: 'resumes.no-job' });
  });
});

describe('checking', () => {
  it('marks what the résumé doesn’t say, with its place', async () => {
    const { person, id } = await setUp();
    const text = 'I look forward to meeting you. I managed 90 surgeons.';
    const { marks } = await person.api.resumes.checkLetter({ id, kind, text });
    expect(marks).toEqual([{ start: 31, end: text.length, text: 'I managed 90 surgeons.' }]);
  });
});

describe('saving', () => {
  const letter = { tone: 'plain' as const, subject: '', text: 'Dear Hiring Manager,\n\nHello.' };

  it('stores one letter of each kind, and refuses to overwrite what another window saved', async () => {
    const { person, id } = await setUp();
    const first = await person.api.resumes.saveLetter({ id, kind, ...letter, version: 0 });
    expect(first).toMatchObject({ ...letter, version: 1, isForCurrentJob: true });
    expect(await person.api.resumes.saveLetter({ id, kind, ...letter, version: 0 })).toEqual(first);
    const changed = { ...letter, text: 'Dear Hiring Manager,\n\nHello again.' };
    expect(await person.api.resumes.saveLetter({ id, kind, ...changed, version: 1 })).toMatchObject({ version: 2 });
    for (const version of [0, 1, 7])
      expect(
        await getRefusal(person.api.resumes.saveLetter({ id, kind, ...letter, text: 'Other', version })),
      ).toMatchObject({ code: 'resource.changed', data: { data: { letter: { text: changed.text, version: 2 } } } });
    expect((await person.api.resumes.letter({ id, kind })).letter).toMatchObject({ text: changed.text });
    expect((await person.api.resumes.letter({ id, kind: 'after-applying' })).letter).toBeNull();
  });

  it('tells a letter for another job', async () => {
    const { person, id } = await setUp();
    await person.api.resumes.saveLetter({ id, kind, ...letter, version: 0 });
    await person.api.resumes.setTarget({ id, target: { ...JOB, text: 'Charge Nurse\nRequirements: telemetry.' } });
    expect((await person.api.resumes.letter({ id, kind })).letter?.isForCurrentJob).toBe(false);
  });

  it('limits the length', async () => {
    const { person, id } = await setUp();
    const long = { id, kind, ...letter, version: 0 } as const;
    expect(await getRefusal(person.api.resumes.saveLetter({ ...long, text: 'a'.repeat(20_001) }))).toMatchObject({
      code: 'request.invalid',
    });
    expect((await person.api.resumes.saveLetter({ ...long, text: '字'.repeat(20_000) })).version).toBe(1);
  });

  it('deletes it', async () => {
    const { person, id } = await setUp();
    await person.api.resumes.saveLetter({ id, kind, ...letter, version: 0 });
    await person.api.resumes.removeLetter({ id, kind });
    expect((await person.api.resumes.letter({ id, kind })).letter).toBeNull();
    expect(await getRefusal(person.api.resumes.removeLetter({ id, kind }))).toMatchObject({
      code: 'resource.not-found',
    });
  });

  it('is part of the member’s data, and goes with the résumé', async () => {
    const { person, id } = await setUp();
    await person.api.resumes.saveLetter({ id, kind, ...letter, version: 0 });
    const count = async () =>
      Number(
        (
          await test.app.db
            .selectFrom('letters')
            .select((query) => query.fn.countAll().as('count'))
            .where('resume_id', '=', id)
            .executeTakeFirstOrThrow()
        ).count,
      );
    expect(await count()).toBe(1);
    await person.api.resumes.remove({ id });
    expect(await count()).toBe(0);
  });
});

describe('exporting', () => {
  it.each(['pdf', 'docx'] as const)(
    'gives the saved letter as %s, once nothing is left in brackets',
    async (format) => {
      const { person, id } = await setUp();
      const address = `/api/resumes/${id}/letters/${kind}/export/${format}`;
      expect((await person.request(address)).status).toBe(404);
      const save = (text: string, version: number) =>
        person.api.resumes.saveLetter({ id, kind, tone: 'plain', subject: '', text, version });
      await save('I’m applying at [company].', 0);
      const refused = await person.request(address);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: 'resumes.letter-unfinished',
        data: { placeholders: ['[company]'] },
      });
      await save('Dear Hiring Manager,\n\nI’m applying at Saint Orla.', 1);
      const answer = await person.request(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain(`Marisol-Vega-Cover-Letter.${format}`);
      const { text } = await readResumeFile(new Uint8Array(await answer.arrayBuffer()), { name: `x.${format}` });
      const lines = text.pages.flatMap((page) => page.lines.map((line) => line.text));
      expect(lines[0]).toBe('Marisol Vega');
      expect(lines.at(-1)).toBe('I’m applying at Saint Orla.');
    },
  );
});

it('hides every endpoint from other members and visitors', async () => {
  const { person, id } = await setUp();
  const letter = { tone: 'plain' as const, subject: '', text: 'Hello.', version: 0 };
  await person.api.resumes.saveLetter({ id, kind, ...letter });
  const stranger = (await signUp(test)).api.resumes;
  const text = 'Hello.';
  for (const send of [
    () => stranger.letter({ id, kind }),
    () => stranger.draftLetter({ id, kind }),
    () => stranger.saveLetter({ id, kind, ...letter, version: 1 }),
    () => stranger.checkLetter({ id, kind, text }),
    () => stranger.rewordLetter({ id, kind, text }),
    () => stranger.exportLetter({ id, kind, format: 'pdf' }),
    () => stranger.removeLetter({ id, kind }),
  ])
    expect(await getRefusal(send())).toMatchObject({ code: 'resource.not-found' });
  expect((await person.api.resumes.letter({ id, kind })).letter?.text).toBe('Hello.');
});
