import type { Scope } from '@foothold/contracts/endpoint';
import type { PracticeQuestion } from '@foothold/contracts/practice';
import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNurseListing, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error as unknown as { code: string };

let listingId: string;

beforeAll(async () => {
  await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [
    createNurseListing('web', {
      title: 'Front-end Developer',
      company: { name: 'Larkspur Studio' },
      description: 'Requirements\n- React\n- TypeScript\n\nRequisition web',
    }),
  ]);
  const row = await test.app.db.selectFrom('listings').select('id').executeTakeFirstOrThrow();
  listingId = row.id;
});

const upload = async (person: Person, position = 'Front-end Developer') => {
  const resume = {
    basics: { name: 'Robin Example', email: 'robin@example.com' },
    work: [
      { name: 'Cedar Web', position, startDate: '2021-02', highlights: ['Built the booking pages with React and CSS'] },
    ],
    skills: [{ name: 'React' }, { name: 'CSS' }],
  };
  const file = new File([JSON.stringify(resume)], 'robin.json', { type: 'application/json' });
  return (await person.api.resumes.upload({ file })).resume.id;
};

const createKey = (person: Person, scopes: readonly Scope[]) =>
  person.api.accounts.keys.create({
    name: 'My script',
    scopes: [...scopes],
    days: 30,
    password: 'four plain words here',
  });

const listReasons = (questions: readonly PracticeQuestion[]) =>
  questions.filter(({ kind }) => kind === 'technical').map(({ id, reason }) => [id?.split('/')[0], reason]);

const SHARED = ['react', 'The listing asks for React, and your résumé shows it'];
const MISSING = ['typescript', 'The listing asks for this; your résumé doesn’t show it'];
const OWN = ['frontend-developer', 'About this work'];
const EXPECTED = [SHARED, SHARED, MISSING, MISSING, OWN, OWN, OWN, OWN];

describe('a session for a résumé and a saved job', () => {
  it('asks first about the skills that both name, then about those that the résumé lacks, and says why', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana);
    const { id: applicationId } = await ana.api.applications.save({ listingId });
    const session = await ana.api.practice.start({ resumeId, applicationId });
    expect(session).toMatchObject({ title: 'Front-end Developer', choices: [] });
    expect(listReasons(session.questions)).toEqual(EXPECTED);
    expect(session.questions.slice(0, 2).map(({ kind }) => kind)).toEqual(['technical', 'technical']);
    expect(session.questions.every(({ reason }) => (reason ?? '') !== '')).toBe(true);
    expect((await ana.api.practice.one({ id: session.id })).questions).toEqual(session.questions);
  });

  it('reads a job from elsewhere from its description, and one of our listings that is not saved', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana);
    const { id: applicationId } = await ana.api.applications.add({
      title: 'Front-end Developer',
      company: 'Larkspur Studio',
      description: 'Requirements\n- React\n- TypeScript',
    });
    for (const basis of [{ applicationId }, { listingId }]) {
      const { questions } = await ana.api.practice.start({ resumeId, ...basis, jobTitle: 'Front-end Developer' });
      expect(listReasons(questions)).toEqual(EXPECTED);
    }
  });

  it('uses a listing alone, and says which kind a general title means', async () => {
    const ana = await signUp(test);
    const { questions, remarks, title } = await ana.api.practice.start({ jobTitle: 'Team lead', listingId });
    expect(title).toBe('Team lead');
    expect(remarks[0]).toContain('“Team lead” to mean Frontend Developer, as the listing says');
    expect(listReasons(questions).map(([set]) => set)).toEqual(
      expect.arrayContaining(['react', 'typescript', 'frontend-developer']),
    );
  });

  it('lets a résumé say which kind a general title means, if the listing does not', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana, 'Data Analyst');
    const { remarks, choices } = await ana.api.practice.start({ jobTitle: 'Senior Analyst', resumeId });
    expect(remarks[0]).toContain('“Senior Analyst” to mean Data Analyst, as your résumé shows');
    expect(choices).toEqual([]);
  });

  it('asks which kind a general title means without either, with general questions', async () => {
    const ana = await signUp(test);
    const session = await ana.api.practice.start({ jobTitle: 'Analyst' });
    expect(session.choices.map(({ name }) => name)).toContain('Data Analyst');
    expect(session.remarks[0]).toContain('General questions for “Analyst”');
    expect(listReasons(session.questions)).toEqual([]);
    expect((await ana.api.practice.one({ id: session.id })).choices).toEqual(session.choices);
  });

  it("returns 404 for another member's résumé or saved job, and for what doesn't exist", async () => {
    const [ana, ben] = [await signUp(test), await signUp(test, { confirmed: false })];
    const resumeId = await upload(ana);
    const { id: applicationId } = await ana.api.applications.save({ listingId });
    const bases = [
      { resumeId },
      { applicationId },
      { resumeId: UNKNOWN_ID },
      { applicationId: UNKNOWN_ID },
      { listingId: UNKNOWN_ID },
      { resumeId: 'no id' },
      { applicationId: 'no id' },
      { listingId: 'no id' },
    ];
    for (const basis of bases) {
      const start = ben.api.practice.start({ jobTitle: 'Front-end Developer', ...basis });
      expect([basis, await getRefusal(start)]).toMatchObject([basis, { code: 'resource.not-found' }]);
    }
    expect((await ben.api.practice.sessions()).sessions).toEqual([]);
  });

  it.each([
    ['a saved job and a listing', { jobTitle: 'Nurse', applicationId: UNKNOWN_ID, listingId: UNKNOWN_ID }],
    ['only a résumé', { resumeId: UNKNOWN_ID }],
    ['a long ID', { jobTitle: 'Nurse', resumeId: 'x'.repeat(65) }],
  ])("isn't started with %s", async (_, input) => {
    const ana = await signUp(test, { confirmed: false });
    expect(await getRefusal(ana.api.practice.start(input))).toMatchObject({ code: 'request.invalid' });
  });

  it('needs the scope of what a token reads', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana);
    const { id: applicationId } = await ana.api.applications.save({ listingId });
    const start = async (scopes: readonly Scope[], basis: object) => {
      const { key } = await createKey(ana, scopes);
      const answer = await fetch(new URL('/api/v1/practice/sessions', test.url), {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jobTitle: 'Front-end Developer', ...basis }),
      });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    expect(await start(['learning:write'], {})).toEqual([201, undefined]);
    expect(await start(['learning:write'], { resumeId })).toEqual([403, 'access.scope']);
    expect(await start(['learning:write', 'resumes:read'], { resumeId, applicationId })).toEqual([403, 'access.scope']);
    expect(await start(['learning:write', 'resumes:read', 'applications:read'], { resumeId, applicationId })).toEqual([
      201,
      undefined,
    ]);
  });
});
