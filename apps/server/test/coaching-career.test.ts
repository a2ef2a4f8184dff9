import { careerAdviceSchema } from '@foothold/contracts/coaching';
import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IncomingListing, ListingSource } from '../src/domains/listings/index.ts';
import { openWindow, signUp } from './factories.ts';
import { INJECTIONS } from './fixtures/injections.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const EMPLOYER: ListingSource = { id: 'employer', name: 'An employer', kind: 'feed' };
const PATH = '/api/ai/career-advice';
const FRESH_MS = 5 * 60_000;

/**
 * Twenty analysts: all require SQL, twelve accept Tableau or Power BI, and eight require statistics. Four require five years, and six require
 * two.
 */
const ANALYSTS = Array.from({ length: 20 }, (_, number): IncomingListing => {
  const at = number % 10;
  const lines = [
    'SQL',
    ...(at < 6 ? ['Experience with Tableau or Power BI'] : []),
    ...(at < 4 ? ['Statistics'] : []),
    ...(at < 2 ? ['5+ years of experience'] : at < 5 ? ['2 years of experience'] : []),
    ...(at < 3 ? ['Bachelor’s degree in economics'] : []),
  ];
  return {
    externalId: `analyst-${number}`,
    title: 'Data Analyst',
    company: { name: 'Larkholt Insurance' },
    description: `Requirements\n${lines.map((line) => `- ${line}`).join('\n')}\n\nRequisition ${number}`,
    employmentType: 'full-time',
    remote: at === 0 ? 'yes' : 'no',
    places: ['Austin, TX'],
    pay: { min: 69_000 + at * 1000, max: 71_000 + at * 1000, currency: 'USD', period: 'year' },
    postedAt: at === 0 ? '2026-10-02' : '2026-11-15',
  };
});

/** 21 data scientists, an occupation close to analysts, require Python and machine learning. */
const SCIENTISTS = Array.from(
  { length: 21 },
  (_, at): IncomingListing => ({
    ...(ANALYSTS[0] as IncomingListing),
    externalId: `scientist-${at}`,
    title: 'Data Scientist',
    description: `Requirements\n- Python\n- Machine learning\n\nRequisition ${at}`,
  }),
);

const RESUME = `Noor Example
noor@example.com | +1 512 555 0142 | Austin, TX

Experience
Business Analyst, Cedar Hollow Insurance
March 2021 - Present
- Wrote 40 reports on PostgreSQL for the claims team, with charts in Tableau.

Education
Bachelor of Science in Economics, Example State University, 2019
`;

const advise = (person: Person, input: Parameters<Person['api']['coaching']['advise']>[0]) =>
  person.api.coaching.advise(input);
const getErrorCode = async (call: Promise<unknown>) =>
  ((await safe(call)).error as { code?: string } | null)?.code ?? 'no error';

async function withResume(person: Person): Promise<string> {
  const { resume } = await person.api.resumes.upload({ file: new File([RESUME], 'noor.txt', { type: 'text/plain' }) });
  return resume.id;
}

const countAgain = () => {
  test.clock.now = new Date(test.clock.now.getTime() + FRESH_MS);
};

beforeAll(() => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
});

beforeEach(async () => {
  countAgain();
  await test.app.db.deleteFrom('listings').execute();
  await test.app.listings.ingest(EMPLOYER, [...ANALYSTS, ...SCIENTISTS]);
});

describe('POST /api/ai/career-advice', () => {
  it('returns the documented shape to anyone, counted over the open listings', async () => {
    const answer = await test.visitor().request(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        currentRole: 'Business Analyst',
        targetRole: 'Data Analyst',
        skills: ['tableau'],
        experience: 'entry',
        goals: 'What other jobs are there? Will my employer pay for a course?',
      }),
    });
    expect(answer.status).toBe(200);
    const advice = careerAdviceSchema.parse(await answer.json());
    expect(advice.model).toBeNull();
    expect([advice.current?.id, advice.target?.id]).toEqual(['business-analyst', 'data-analyst']);
    expect(advice.sample).toEqual({ listings: 20, samples: 0, from: '2026-10-02', to: '2026-11-15' });
    expect(advice.gap.map(({ skill, asked, standing, metByOther }) => [skill, asked, standing, metByOther])).toEqual([
      ['sql', 20, 'missing', 0],
      ['power-bi', 12, 'missing', 12],
      ['tableau', 12, 'held', 0],
      ['statistics', 8, 'missing', 0],
    ]);
    expect(advice.steps.map(({ title }) => title)).toEqual(['This week']);
    expect(advice.nextSteps).toHaveLength(advice.steps.length);
    expect(advice.openQuestions).toEqual([
      { question: 'Will my employer pay for a course?', ask: 'your employer’s HR office' },
    ]);
    expect(advice.details).toContain(
      '10 of 20 open Data Analyst listings state years of experience; half of those ask for 2 years or more. You have up to 2; 6 ask for 2 or fewer.',
    );
    expect(advice.details?.join(' ')).toContain('a bachelor’s degree (6)');
    expect(advice.advice).not.toMatch(/%|\d+ of \d+/);
    expect(advice.gate).toBeNull();
    expect(advice.related?.map(({ name }) => name)).toContain('Data Scientist');
    expect(advice.neighbors).toContainEqual({
      id: 'data-scientist',
      name: 'Data Scientist',
      sample: { listings: 21, samples: 0, from: '2026-10-02', to: '2026-10-02' },
      asked: 2,
      held: 0,
    });
  });

  it('lists jobs only if the goals ask for them', async () => {
    const { related, neighbors, openQuestions } = await advise(test.visitor(), {
      currentRole: 'Business Analyst',
      targetRole: 'Data Analyst',
    });
    expect([related, neighbors, openQuestions]).toEqual([[], [], []]);
  });

  it('links to resources that teach a missing skill', async () => {
    const { gap, steps } = await advise(test.visitor(), { targetRole: 'Data Analyst' });
    expect(steps[1]?.basis).toBe(
      '20 of 20 open Data Analyst listings, posted Oct 2 to Nov 15, 2026, ask for SQL (95% interval: 84% to 100%).',
    );
    const sql = gap.find(({ skill }) => skill === 'sql');
    expect(sql?.learning.length).toBeGreaterThan(0);
    expect(steps.find(({ title }) => title === 'Learn SQL')?.learning).toEqual(sql?.learning);
  });

  it('recounts after a few minutes, without listings that closed in the meantime', async () => {
    const countSampleListings = async () =>
      (await advise(test.visitor(), { targetRole: 'Data Scientist' })).sample?.listings ?? 0;
    const before = await countSampleListings();
    await test.app.listings.close(EMPLOYER.id, ['scientist-0']);
    expect(await countSampleListings()).toBe(before);
    countAgain();
    expect(await countSampleListings()).toBe(before - 1);
  });

  it('says when listings are samples', async () => {
    await test.app.samples.seed();
    const { sample, details } = await advise(test.visitor(), { targetRole: 'Registered Nurse' });
    expect(sample?.samples).toBe(sample?.listings);
    expect(details?.join(' ')).toContain(`${sample?.listings} open listings for Registered Nurse, all samples, posted`);
  });

  it('takes unknown skills without comment, and leaves goals alone that it can’t answer', async () => {
    const { recommendations } = await advise(test.visitor(), {
      targetRole: 'Data Analyst',
      skills: ['sql', ' Quantum basket weaving '],
      goals: 'be happy',
    });
    expect(recommendations.join(' ')).not.toContain('basket weaving');
    expect(recommendations.join(' ')).not.toContain('be happy');
  });

  it('gives the license with its source and the state that the goals name', async () => {
    const { gate, advice, nextSteps } = await advise(test.visitor(), {
      currentRole: 'Line cook',
      targetRole: 'Electrician',
      goals: 'No college. I live in Texas.',
    });
    expect(gate).toMatchObject({
      scope: 'most-states',
      isHeld: false,
      ask: 'Texas’s electrical board or licensing department',
      url: 'https://www.apprenticeship.gov',
    });
    expect(advice).toContain('To work as an electrician, most states require');
    expect(nextSteps[0]).toMatch(/^This week\. /);
  });

  it('ranks what the goals name first', async () => {
    const { steps, advice, recommendations } = await advise(test.visitor(), {
      targetRole: 'Data Analyst',
      goals: 'I want to get into statistics. Can I work remotely?',
    });
    expect(steps.find(({ title }) => title.startsWith('Learn'))?.title).toBe('Learn Statistics');
    expect([advice, ...recommendations].join(' ')).toContain('Remote data analyst jobs exist');
  });

  it("doesn't guess an unknown title, but asks which job is meant", async () => {
    const { target, sample, gap, advice, steps } = await advise(test.visitor(), { targetRole: 'Dta analist wizard' });
    expect([target, sample, gap]).toEqual([null, null, []]);
    expect(advice).toContain('Which job do you mean by “Dta analist wizard”?');
    expect(advice).not.toContain('“dta”');
    expect(steps).toEqual([]);
  });

  it('gives the occupation itself and only the number of listings if there are too few', async () => {
    await test.app.samples.seed();
    const { target, sample, gap, advice, details } = await advise(test.visitor(), { targetRole: 'Technical Writer' });
    expect([target?.id, sample, gap]).toEqual(['technical-writer', null, []]);
    expect(advice).toContain('As a technical writer, you explain how things work');
    expect(details).toEqual([
      expect.stringMatching(
        /^There is 1 open listing for Technical Writer in our catalog, all samples, posted on .+, too few for figures\./,
      ),
    ]);
  });

  it('promises no salary, date, or success', async () => {
    const {
      advice,
      recommendations,
      nextSteps,
      details = [],
    } = await advise(test.visitor(), {
      targetRole: 'Data Analyst',
      goals: 'Higher Salary',
    });
    const text = [advice, ...recommendations, ...nextSteps, ...details].join(' ');
    expect(text).toContain('Advertised pay may differ from actual pay.');
    expect(text).not.toMatch(/you will|guarantee|within \d+ (?:days|weeks|months)/i);
  });
});

describe('the career coach', () => {
  it('requires a target role, and limits input length', async () => {
    const { error } = await safe(advise(test.visitor(), { targetRole: '  ' }));
    expect(error).toMatchObject({ code: 'request.invalid', data: { fields: { targetRole: expect.any(String) } } });
    expect(await getErrorCode(advise(test.visitor(), { targetRole: 'x'.repeat(121) }))).toBe('request.invalid');
    const many = Array.from({ length: 61 }, () => 'sql');
    expect(await getErrorCode(advise(test.visitor(), { targetRole: 'Nurse', skills: many }))).toBe('request.invalid');
    const invalidAnswer = await test.visitor().request(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"targetRole":',
    });
    expect(invalidAnswer.status).toBe(400);
  });
});

describe("member's résumé", () => {
  it('contributes skills, years, degree, and the latest role', async () => {
    const person = await signUp(test);
    const resumeId = await withResume(person);
    const { gap, current, details } = await advise(person, { targetRole: 'Data Analyst', resumeId });
    expect(current?.id).toBe('business-analyst');
    const getStanding = (id: string) => gap.find(({ skill }) => skill === id)?.standing;
    expect([getStanding('tableau'), getStanding('sql')]).toEqual(['held', 'implied']);
    expect(details?.join(' ')).toContain('Your résumé shows 5.8 in dated roles; ');
    expect(details?.join(' ')).toContain('Your résumé lists a bachelor’s degree.');
  });

  it('is available only to its owner, and visitors have none', async () => {
    const [owner, other] = [await signUp(test), await signUp(test)];
    const resumeId = await withResume(owner);
    expect(await getErrorCode(advise(other, { targetRole: 'Data Analyst', resumeId }))).toBe('resource.not-found');
    expect(await getErrorCode(advise(test.visitor(), { targetRole: 'Data Analyst', resumeId }))).toBe('access.sign-in');
    const { usedToday, answers } = await other.api.coaching.saved();
    expect([usedToday, answers]).toEqual([0, []]);
  });
});

describe('stored answers for members', () => {
  it('are listed, read, and erased by their member alone, and included in the export', async () => {
    const [owner, other] = [await signUp(test), await signUp(test)];
    const given = await advise(owner, { targetRole: 'Data Analyst', skills: ['sql'] });
    const { answers, usedToday, perDay } = await owner.api.coaching.saved();
    expect(usedToday).toBe(1);
    expect(perDay).toBeGreaterThan(1);
    expect(answers).toMatchObject([{ tool: 'career-advice', title: 'Data Analyst' }]);
    const id = answers[0]?.id ?? '';
    expect(await owner.api.coaching.one({ id })).toMatchObject({ input: { skills: ['sql'] }, answer: given });

    expect(await getErrorCode(other.api.coaching.one({ id }))).toBe('resource.not-found');
    expect(await getErrorCode(other.api.coaching.forget({ id }))).toBe('resource.not-found');
    expect(await getErrorCode(test.visitor().api.coaching.saved())).toBe('access.sign-in');

    const { url } = await owner.api.accounts.privacy.requestExport({ password: 'four plain words here' });
    const zip = await owner.request(url);
    const files = Object.values(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map((bytes) => strFromU8(bytes));
    expect(files.some((text) => text.includes('"career-advice"') && text.includes(given.advice.slice(0, 40)))).toBe(
      true,
    );

    await owner.api.coaching.forget({ id });
    expect((await owner.api.coaching.saved()).answers).toEqual([]);
    expect(await getErrorCode(owner.api.coaching.one({ id }))).toBe('resource.not-found');
  });

  it("notifies the member's other windows, and nobody else's, when an answer is stored or erased", async () => {
    const [owner, other] = [await signUp(test), await signUp(test)];
    const [window, otherWindow] = [await openWindow(test, owner), await openWindow(test, other)];
    const listChanges = () => window.received.filter(({ kind }) => kind === 'coaching');
    await advise(owner, { targetRole: 'Data Analyst' });
    const id = (await owner.api.coaching.saved()).answers[0]?.id ?? '';
    await test.eventually(async () => listChanges().length === 1);
    await owner.api.coaching.forget({ id });
    await test.eventually(async () => listChanges().length === 2);
    expect(listChanges()).toEqual([
      { kind: 'coaching', id },
      { kind: 'coaching', id },
    ]);
    expect(otherWindow.received.filter(({ kind }) => kind === 'coaching')).toEqual([]);
    await Promise.all([window.stop(), otherWindow.stop()]);
  });

  it("never exceed the plan's limit, even with simultaneous calls", async () => {
    const person = await signUp(test);
    const { perDay } = await person.api.coaching.saved();
    for (let used = 0; used < perDay - 2; used++) await advise(person, { targetRole: 'Data Analyst' });
    const calls = Array.from({ length: 12 }, () => getErrorCode(advise(person, { targetRole: 'Data Analyst' })));
    const codes = await Promise.all(calls);
    expect(codes.filter((code) => code === 'no error')).toHaveLength(2);
    expect(codes.filter((code) => code === 'access.plan-limit')).toHaveLength(10);
    expect((await person.api.coaching.saved()).usedToday).toBe(perDay);
  });

  it('count against the plan for a day, and failed uses are returned', async () => {
    const person = await signUp(test);
    const { perDay } = await person.api.coaching.saved();
    for (let used = 0; used < perDay; used++) await advise(person, { targetRole: 'Data Analyst' });
    expect(await getErrorCode(advise(person, { targetRole: 'Data Analyst' }))).toBe('access.plan-limit');
    test.clock.now = new Date(test.clock.now.getTime() + 24 * 60 * 60_000);
    expect(await getErrorCode(advise(person, { targetRole: 'Data Analyst', resumeId: crypto.randomUUID() }))).toBe(
      'resource.not-found',
    );
    expect((await person.api.coaching.saved()).usedToday).toBe(0);
  });
});

describe('instructions hidden in user input', () => {
  it('change no counted result, wherever they appear', async () => {
    const plain = await advise(test.visitor(), { targetRole: 'Data Analyst', skills: ['sql'] });
    const { steps, ...counted } = plain;
    const isLearned = ({ title }: { title: string }) => title.startsWith('Learn');
    for (const order of INJECTIONS) {
      const adviceForRole = await advise(test.visitor(), {
        targetRole: 'Data Analyst',
        currentRole: order.slice(0, 100),
        skills: ['sql'],
      });
      expect([adviceForRole.gap, adviceForRole.sample, adviceForRole.target]).toEqual([
        counted.gap,
        counted.sample,
        counted.target,
      ]);
      // Text that is read as a role near the target leaves nothing to learn; it never adds anything.
      expect(steps).toEqual(expect.arrayContaining(adviceForRole.steps.filter(isLearned)));
      const adviceForGoals = await advise(test.visitor(), {
        targetRole: 'Data Analyst',
        skills: ['sql'],
        goals: order,
      });
      expect([adviceForGoals.gap, adviceForGoals.sample, adviceForGoals.target]).toEqual([
        counted.gap,
        counted.sample,
        counted.target,
      ]);
      const adviceForTarget = await advise(test.visitor(), { targetRole: order.slice(0, 120) });
      if (adviceForTarget.sample === null) expect(adviceForTarget.gap).toEqual([]);
    }
  }, 60_000);
});
