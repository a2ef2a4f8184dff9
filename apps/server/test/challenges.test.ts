import { type Challenge, challengeLimits } from '@foothold/contracts/challenges';
import { isDefinedError, safe } from '@orpc/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createChallengesPersonalData } from '../src/domains/challenges/index.ts';
import { openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

// Participants are counted across all members.
beforeEach(async () => {
  await test.app.db.deleteFrom('challenge_submissions').execute();
});

const createPassingResults = ({ tests }: Pick<Challenge, 'tests'>) => tests.map(({ name }) => ({ name, passed: true }));

async function getFirstOfWeek(person: Person): Promise<Challenge> {
  const { challenges } = await person.api.challenges.week();
  return person.api.challenges.one({ slug: challenges[0]?.slug ?? '' });
}

async function getErrorCode(call: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(call);
  return isDefinedError(error) || (error && 'code' in error) ? String((error as { code: unknown }).code) : undefined;
}

describe('the weekly challenges', () => {
  it('are three, one per difficulty, the same for everyone, without an account', async () => {
    const week = await test.visitor().api.challenges.week();
    expect(week.challenges.map(({ difficulty }) => difficulty)).toEqual(['Easy', 'Medium', 'Hard']);
    expect(await (await signUp(test)).api.challenges.week()).toEqual(week);
    for (const { minutes, technologies, participants, summary } of week.challenges) {
      expect(minutes).toBeGreaterThan(0);
      expect(technologies.length).toBeGreaterThan(0);
      expect(participants).toBe(0);
      expect(summary.length).toBeGreaterThan(20);
    }
  });

  it('rotate through every challenge before repeating one, over years of 52 and 53 weeks', async () => {
    const before = test.clock.now;
    const seen: string[][] = [];
    const names: string[] = [];
    for (let step = 0; step < 110; step += 1) {
      test.clock.now = new Date(Date.parse('2026-06-01T00:00:00Z') + step * WEEK_MS);
      const week = await test.visitor().api.challenges.week();
      names.push(week.week);
      seen.push(week.challenges.map(({ slug }) => slug));
    }
    test.clock.now = before;
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('2026-W53');
    for (const grade of [0, 1, 2]) {
      const all = seen.map((slugs) => slugs[grade]);
      const round = new Set(all).size;
      expect(round).toBeGreaterThanOrEqual(12);
      for (let start = 0; start + round <= all.length; start += 1)
        expect(new Set(all.slice(start, start + round)).size).toBe(round);
    }
  });

  it('are listed once across the archive and this week, and stay open', async () => {
    const { api } = test.visitor();
    const [week, { weeks }] = await Promise.all([api.challenges.week(), api.challenges.archive()]);
    const all = [week, ...weeks].flatMap(({ challenges }) => challenges.map(({ slug }) => slug));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(36);
    for (const { week: name, challenges } of weeks)
      for (const { slug } of challenges)
        expect(await api.challenges.one({ slug })).toMatchObject({ isThisWeek: false, week: name });
    expect((await getFirstOfWeek(test.visitor())).isThisWeek).toBe(true);
  });

  it('returns 404 for an unknown challenge', async () => {
    const { api } = test.visitor();
    expect(await getErrorCode(api.challenges.one({ slug: 'no-such-challenge' }))).toBe('resource.not-found');
    expect(await getErrorCode(api.challenges.solution({ slug: 'no-such-challenge' }))).toBe('resource.not-found');
    const member = await signUp(test);
    expect(await getErrorCode(member.api.challenges.own({ slug: 'no-such-challenge' }))).toBe('resource.not-found');
  });
});

describe('a draft', () => {
  it("is saved per language, and a window that missed the last change doesn't overwrite it", async () => {
    const member = await signUp(test);
    const { slug } = await getFirstOfWeek(member);
    const save = (version: number, code: string, language: 'javascript' | 'python' = 'javascript') =>
      member.api.challenges.saveDraft({ slug, language, code, version });
    expect(await save(0, 'one')).toMatchObject({ version: 1 });
    expect(await save(1, 'two')).toMatchObject({ version: 2 });
    await save(0, 'pass', 'python');
    expect(await getErrorCode(save(0, 'three'))).toBe('resource.changed');
    expect(await getErrorCode(save(1, 'three'))).toBe('resource.changed');
    const { drafts } = await member.api.challenges.own({ slug });
    expect(Object.fromEntries(drafts.map(({ language, code }) => [language, code]))).toEqual({
      javascript: 'two',
      python: 'pass',
    });
    await member.api.challenges.discardDraft({ slug, language: 'python' });
    expect((await member.api.challenges.own({ slug })).drafts).toHaveLength(1);
  });

  it('is saved once when it is resent after a lost response', async () => {
    const member = await signUp(test);
    const { slug } = await getFirstOfWeek(member);
    const save = (version: number) =>
      member.api.challenges.saveDraft({ slug, language: 'javascript', code: 'the same', version });
    const first = await save(0);
    expect(await save(0)).toEqual(first);
    expect((await save(1)).version).toBe(2);
    expect((await save(1)).version).toBe(2);
  });

  it('rejects a version that no row can have', async () => {
    const member = await signUp(test);
    const { slug } = await getFirstOfWeek(member);
    const draft = { slug, language: 'java', code: 'x', version: 3_000_000_000 } as const;
    expect(await getErrorCode(member.api.challenges.saveDraft(draft))).toBe('request.invalid');
  });

  it('is visible only to its member', async () => {
    const [member, other] = [await signUp(test), await signUp(test)];
    const { slug } = await getFirstOfWeek(member);
    await member.api.challenges.saveDraft({ slug, language: 'java', code: 'mine', version: 0 });
    expect((await other.api.challenges.own({ slug })).drafts).toEqual([]);
    await other.api.challenges.discardDraft({ slug, language: 'java' });
    expect((await member.api.challenges.own({ slug })).drafts).toHaveLength(1);
    expect(await getErrorCode(other.api.challenges.saveDraft({ slug, language: 'java', code: 'x', version: 1 }))).toBe(
      'resource.changed',
    );
  });

  it('rejects empty, overlong, and unsupported-language submissions', async () => {
    const member = await signUp(test);
    const { slug } = await getFirstOfWeek(member);
    for (const badInput of [{ code: ' \n' }, { code: 'x'.repeat(20_001) }, { language: 'ruby' }, { version: -1 }]) {
      const answer = await member.request(`/api/challenges/${slug}/drafts/${badInput.language ?? 'cpp'}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: 'x', version: 0, ...badInput }),
      });
      expect(answer.status, JSON.stringify(badInput).slice(0, 60)).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'request.invalid' });
    }
  });
});

describe('a submission', () => {
  it('counts a participant once, appears in the history with the best result, and can be deleted', async () => {
    const member = await signUp(test);
    const challenge = await getFirstOfWeek(member);
    const { slug } = challenge;
    const submit = (outcomes: { name: string; passed: boolean }[]) =>
      member.api.challenges.submit({ slug, language: 'javascript', code: 'code', outcomes });
    const all = createPassingResults(challenge);
    const first = await submit(all);
    expect(first).toMatchObject({ passed: all.length, total: all.length, afterSolution: false, rating: null });
    await submit(all.map((one, index) => ({ ...one, passed: index > 0 })));
    const { participants } = await test.visitor().api.challenges.one({ slug });
    expect(participants).toBe(1);
    const { best, weeksInARow } = await member.api.challenges.history();
    expect(best).toEqual([
      { challenge: slug, passed: all.length, total: all.length, submissions: 2, lastAt: expect.any(String) },
    ]);
    expect(weeksInARow).toBe(1);
    expect(await member.api.challenges.submission({ id: first.id })).toMatchObject({
      code: 'code',
      outcomes: all,
      review: null,
    });
    await member.api.challenges.forget({ id: first.id });
    expect(await getErrorCode(member.api.challenges.submission({ id: first.id }))).toBe('resource.not-found');
    expect((await member.api.challenges.own({ slug })).submissions).toHaveLength(1);
  });

  it("rejects missing outcomes, outcomes of other tests, and outcomes for languages that can't be run", async () => {
    const member = await signUp(test);
    const challenge = await getFirstOfWeek(member);
    const { slug } = challenge;
    const tries = [
      { language: 'typescript', outcomes: null },
      { language: 'typescript', outcomes: createPassingResults(challenge).slice(1) },
      {
        language: 'javascript',
        outcomes: createPassingResults(challenge).map(({ name }) => ({ name: `not ${name}`, passed: true })),
      },
      { language: 'python', outcomes: createPassingResults(challenge) },
    ] as const;
    for (const one of tries)
      expect(
        await getErrorCode(
          member.api.challenges.submit({
            slug,
            code: 'x',
            language: one.language,
            outcomes: one.outcomes && [...one.outcomes],
          }),
        ),
      ).toBe('request.invalid');
    expect(
      await member.api.challenges.submit({ slug, code: 'pass', language: 'python', outcomes: null }),
    ).toMatchObject({
      passed: null,
      total: null,
    });
  });

  it('is reviewed once in each language and keeps the review', async () => {
    const member = await signUp(test);
    const challenge = await getFirstOfWeek(member);
    const { slug } = challenge;
    const faultyCode = 'function f(a) {\n  if (a = 1) return eval(a);\n}';
    const { id } = await member.api.challenges.submit({
      slug,
      language: 'javascript',
      code: faultyCode,
      outcomes: createPassingResults(challenge),
    });
    const review = await member.api.challenges.review({ id });
    // Challenges are free, so their reviews don't count against the plan.
    expect((await member.api.coaching.saved()).usedToday).toBe(0);
    expect(review.findings.map(({ line }) => line)).toContain(2);
    expect(review.overallRating).toBeLessThan(10);
    expect(await member.api.challenges.review({ id })).toEqual(review);
    expect((await member.api.challenges.submission({ id })).review).toEqual(review);
    expect((await member.api.challenges.own({ slug })).submissions[0]?.rating).toBe(review.overallRating);
    for (const language of ['typescript', 'python', 'java', 'cpp'] as const) {
      const outcomes = language === 'typescript' ? createPassingResults(challenge) : null;
      const { id: other } = await member.api.challenges.submit({
        slug,
        language,
        code: challenge.starts[language] ?? '',
        outcomes,
      });
      expect((await member.api.challenges.review({ id: other })).tools.length, language).toBeGreaterThan(0);
    }
  });

  it('is exported with drafts and viewed solutions, and deleted with the account', async () => {
    const member = await signUp(test);
    const { slug } = await getFirstOfWeek(member);
    await member.api.challenges.saveDraft({ slug, language: 'cpp', code: 'int draft;', version: 0 });
    await member.api.challenges.submit({ slug, language: 'java', code: 'class Solution {}', outcomes: null });
    await member.api.challenges.solution({ slug });
    const id = (await member.api.accounts.me()).viewer?.id ?? '';
    const own = createChallengesPersonalData({ db: test.app.db });
    expect((await own.collect(id)).data).toMatchObject({
      submissions: [
        { challenge: slug, language: 'java', code: 'class Solution {}', outcomes: null, afterSolution: false },
      ],
      drafts: [{ challenge: slug, language: 'cpp', code: 'int draft;' }],
      solutionsSeen: [{ challenge: slug }],
    });
    await test.app.db.deleteFrom('users').where('id', '=', id).execute();
    expect((await own.collect(id)).data).toEqual({ submissions: [], drafts: [], solutionsSeen: [] });
  });

  it('records whether the solution had been viewed before', async () => {
    const member = await signUp(test);
    const challenge = await getFirstOfWeek(member);
    const { slug } = challenge;
    const { solution, why, shownAt } = await member.api.challenges.solution({ slug });
    expect(solution).toContain(challenge.call);
    expect(why).toContain('<p>');
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    expect((await member.api.challenges.solution({ slug })).shownAt).toBe(shownAt);
    const late = await member.api.challenges.submit({ slug, language: 'cpp', code: 'x', outcomes: null });
    expect(late.afterSolution).toBe(true);
    expect((await member.api.challenges.own({ slug })).solutionShownAt).toBe(shownAt);
    expect((await test.visitor().api.challenges.solution({ slug })).shownAt).toBeNull();
  });

  it('is stored up to a limit, even when many arrive simultaneously', async () => {
    const member = await signUp(test);
    const { slug } = await getFirstOfWeek(member);
    const submit = () => member.api.challenges.submit({ slug, language: 'java', code: 'x', outcomes: null });
    await Promise.all(Array.from({ length: challengeLimits.submissions + 8 }, submit));
    const { submissions } = await member.api.challenges.own({ slug });
    expect(submissions).toHaveLength(challengeLimits.submissions);
  });

  it("notifies the member's other windows", async () => {
    const member = await signUp(test);
    const { slug } = await getFirstOfWeek(member);
    const { received, stop } = await openWindow(test, member);
    await member.api.challenges.submit({ slug, language: 'java', code: 'x', outcomes: null });
    await test.eventually(async () => received.some(({ kind, id }) => kind === 'challenge' && id === slug));
    await stop();
  });

  it("returns 404 for another member's submission", async () => {
    const [member, other] = [await signUp(test), await signUp(test)];
    const { slug } = await getFirstOfWeek(member);
    const { id } = await member.api.challenges.submit({ slug, language: 'java', code: 'x', outcomes: null });
    const answers = await Promise.all(
      [
        other.api.challenges.submission({ id }),
        other.api.challenges.review({ id }),
        other.api.challenges.forget({ id }),
        other.api.challenges.submission({ id: 'no-id' }),
      ].map(getErrorCode),
    );
    expect(new Set(answers)).toEqual(new Set(['resource.not-found']));
    expect((await other.api.challenges.own({ slug })).submissions).toEqual([]);
    expect((await member.api.challenges.own({ slug })).submissions).toHaveLength(1);
  });
});

describe('member-only endpoints', () => {
  it('ask visitors to sign in', async () => {
    const { api } = test.visitor();
    const { slug } = await getFirstOfWeek(test.visitor());
    const id = crypto.randomUUID();
    const calls = [
      api.challenges.own({ slug }),
      api.challenges.history(),
      api.challenges.saveDraft({ slug, language: 'java', code: 'x', version: 0 }),
      api.challenges.discardDraft({ slug, language: 'java' }),
      api.challenges.submit({ slug, language: 'java', code: 'x', outcomes: null }),
      api.challenges.submission({ id }),
      api.challenges.review({ id }),
      api.challenges.forget({ id }),
    ];
    expect(new Set(await Promise.all(calls.map(getErrorCode)))).toEqual(new Set(['access.sign-in']));
  });
});
