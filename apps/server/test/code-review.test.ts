import { limits, messages } from '@foothold/contracts/coaching/choices';
import { type CodeReview, codeReviewSchema, type ReviewCodeInput } from '@foothold/contracts/coaching/shapes';
import { safe } from '@orpc/client';
import { afterAll, describe, expect, it } from 'vitest';
import { createCodeReview, createReviewIsolate } from '../src/domains/coaching/index.ts';
import type { Isolate } from '../src/platform/isolate.ts';
import { IsolateCrash, IsolateTimeout } from '../src/platform/isolate.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const PATH = '/api/ai/review-code';
const password = 'four plain words here';

const post = (body: unknown) =>
  test
    .visitor()
    .request(PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function getRefusal(body: unknown): Promise<{ status: number; says: string }> {
  const answer = await post(body);
  const problem = (await answer.json()) as { code: string; fields?: Record<string, string> };
  expect(problem.code).toBe('request.invalid');
  return { status: answer.status, says: problem.fields?.code ?? problem.fields?.language ?? '' };
}

describe('POST /api/ai/review-code', () => {
  it.each([
    ['javascript', 'if (a == b) c();', 'eqeqeq'],
    ['typescript', 'export const f = (a: any) => a;', '@typescript-eslint/no-explicit-any'],
    ['python', 'def f(a=[]):\n    return a\n', 'B006'],
    ['java', 'class A { boolean f(String a) { return a == "b"; } }', 'java-string-identity'],
    ['cpp', 'int* f() { int a = 1; return &a; }', 'cpp-dangling'],
  ] as const)('reviews %s with the documented shape', async (language, code, rule) => {
    const answer = await post({ code, language });
    expect(answer.status).toBe(200);
    const review = codeReviewSchema.parse(await answer.json());
    expect(review.findings.map((finding) => finding.rule)).toContain(rule);
    expect(review).toMatchObject({
      overallRating: expect.any(Number),
      feedback: expect.stringMatching(/out of 10/),
      improvements: [expect.stringMatching(/^Line 1: /)],
      bestPractices: expect.any(Array),
      model: null,
    });
    expect(10 - review.deductions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(review.overallRating, 5);
  });

  it('reports that nothing was found and which checks ran', async () => {
    const review = await test
      .visitor()
      .api.coaching.review({ code: 'export const one = 1;\n', language: 'javascript' });
    expect(review).toMatchObject({ overallRating: 10, findings: [], deductions: [], findingsInAll: 0 });
    expect(review.tools[0]).toMatch(/^ESLint \d/);
    expect(review.rules).toBeGreaterThan(80);
  });
});

describe("code that can't be reviewed", () => {
  it.each([
    ['no code', { code: ' \n\t', language: 'java' }, messages.noCode],
    [
      'too much code',
      { code: `${'x\n'.repeat(1000)}${'y'.repeat(limits.code)}`, language: 'java' },
      messages.codeTooLong,
    ],
    ['too many lines', { code: 'x\n'.repeat(limits.codeLines + 1), language: 'cpp' }, messages.tooManyLines],
    [
      'a line that a program has made',
      { code: 'x'.repeat(limits.codeLine + 1), language: 'python' },
      messages.lineTooLong,
    ],
    [
      'code that nests too deep',
      { code: `x = ${'['.repeat(2000)}${']'.repeat(2000)}`, language: 'javascript' },
      expect.stringMatching(/too deep|levels deep/),
    ],
    ['another language', { code: 'x', language: 'cobol' }, expect.any(String)],
    ['no language', { code: 'x' }, expect.any(String)],
  ])('%s returns an error at its field', async (_, body, says) => {
    expect(await getRefusal(body)).toEqual({ status: 400, says });
  });

  it('an oversized body is rejected before it is read', async () => {
    expect((await post({ code: 'x'.repeat(1_000_000), language: 'cpp' })).status).toBe(413);
  });
});

describe('instructions in code', () => {
  it('comments that tell the reviewer to look away are reported and ignored', async () => {
    const code = '/* eslint-disable */\neval(a);\n';
    const review = await test.visitor().api.coaching.review({ code, language: 'javascript' });
    expect(review.findings.map(({ rule }) => rule)).toContain('no-eval');
    expect(review.suppressions).toEqual([{ line: 1, text: 'eslint-disable' }]);
  });

  it.each([
    ['cpp', '#include "/etc/passwd"\n#include "../../package.json"\nint main() { return 0; }\n'],
    ['javascript', "import '/etc/passwd';\nrequire('../../package.json');\n"],
    ['typescript', '/// <reference path="/etc/passwd" />\nimport "../../package.json";\n'],
    ['python', "exec(open('/etc/passwd').read())\n"],
    ['java', 'class A { String a = read("/etc/passwd"); }\n'],
  ] as const)('files that %s names are not read', async (language, code) => {
    const answer = await (await post({ code, language })).text();
    expect(answer).not.toMatch(/root:|"workspaces"|No such file|ENOENT/);
  });
});

describe('members', () => {
  it('have as many uses as their plan allows, and keep their reviews with the code', async () => {
    const member = test.visitor();
    await member.api.accounts.signUp({ name: 'Robin Example', email: 'robin.review@example.com', password });
    const asked: ReviewCodeInput = { code: '\n// sums\nif (a == b) c();', language: 'javascript' };
    const { perDay } = await member.api.coaching.saved();
    for (let use = 0; use < perDay; use++) await member.api.coaching.review(asked);
    const { error } = await safe(member.api.coaching.review(asked));
    expect(error).toMatchObject({ code: 'access.plan-limit' });
    const { answers, usedToday } = await member.api.coaching.saved();
    expect(usedToday).toBe(perDay);
    expect(answers[0]).toMatchObject({ tool: 'review-code', title: 'JavaScript: // sums' });
    const saved = await member.api.coaching.one({ id: answers[0]?.id ?? '' });
    expect(saved).toMatchObject({ input: asked, answer: { findings: expect.any(Array) } });
    const other = await safe(test.visitor().api.coaching.one({ id: answers[0]?.id ?? '' }));
    expect(other.error).toMatchObject({ code: 'access.sign-in' });
  });

  it("aren't charged a use for code that can't be reviewed", async () => {
    const member = test.visitor();
    await member.api.accounts.signUp({ name: 'Robin Example', email: 'robin.deep@example.com', password });
    await safe(member.api.coaching.review({ code: `${'['.repeat(900)}${']'.repeat(900)}`, language: 'javascript' }));
    expect((await member.api.coaching.saved()).usedToday).toBe(0);
  });
});

describe('review processes', () => {
  const isolate = createReviewIsolate();
  afterAll(() => isolate.stop());

  it("have no access to the server's environment, and are replaced when killed", async () => {
    await isolate.run('ping', [], 60_000);
    await expect(isolate.run('review', [createManyFunctions(), 'python'], 1)).rejects.toBeInstanceOf(IsolateTimeout);
    const answer = await isolate.run<{ ok: boolean }>('review', ['x = 1\n', 'python'], 20_000);
    expect(answer.ok).toBe(true);
  });

  it.each([
    ['takes too long', new IsolateTimeout('too long')],
    ['ends its process', new IsolateCrash('gone')],
  ])('reports code that %s', async (_, failure) => {
    const failing = { run: () => Promise.reject(failure) } as unknown as Isolate;
    const answering = createCodeReview(failing).answer({ kind: 'visitor' } as never, { code: 'x', language: 'cpp' });
    await expect(answering).rejects.toMatchObject({ code: 'request.invalid', fields: { code: messages.codeTooHard } });
  });
});

/** Enough to keep a process busy. */
const createManyFunctions = () =>
  Array.from({ length: 1500 }, (_, at) => `def f${at}(a):\n    return a + ${at}`)
    .join('\n')
    .slice(0, 59_000);

/** Checks which texts a language model may reword. */
it('passes only sentences to a language model', () => {
  const { worded, material } = createCodeReview({} as Isolate);
  const fields: (keyof CodeReview)[] = ['feedback', 'improvements'];
  expect(worded).toEqual(fields);
  expect(material({ code: 'x', language: 'cpp' })).toEqual({ code: 'x', language: 'C++' });
});
