import type { CodeReview, ReviewCodeInput } from '@foothold/contracts/coaching';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REVIEW_INSTRUCTIONS } from '../src/domains/coaching/code-review/model-findings.ts';
import { hasLeak, INSTRUCTIONS } from '../src/platform/model/prompt.ts';
import { exportArchive, PASSWORD, readCollection, toFile } from './archive-kit.ts';
import { type Behavior, startModel } from './doubles/model-server.ts';
import { signUp } from './factories.ts';
import { INJECTIONS } from './fixtures/injections.ts';
import { useTestApp } from './harness.ts';

const settings: Record<string, string> = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'double-1',
  AI_API_KEY: 'key-of-the-operator',
  AI_TIMEOUT_MS: '1500',
  AI_VISITOR_TOKENS_A_DAY: '100000000',
};
let service: Awaited<ReturnType<typeof startModel>>;

// The URL must be known before the app starts.
beforeAll(async () => {
  service = await startModel();
  settings.AI_BASE_URL = service.url;
});
const test = useTestApp(settings);
afterAll(() => service.stop());

const asked: ReviewCodeInput = {
  language: 'javascript',
  code: 'function average(items, sum) {\n  if (items == null) return eval("0");\n  return sum / items.length;\n}\n',
};
const FOUND = {
  line: 3,
  quote: 'return sum / items.length;',
  severity: 'medium',
  title: 'Division by zero',
  why: 'An empty list has the length zero.',
  fix: 'Return early if the list is empty.',
};

/** Answers with these findings, and doesn't reword anything. */
const finds = (...found: readonly object[]): Behavior => ({
  kind: 'words',
  change: (_field, text) => text,
  found: () => found,
});
const plain = finds();

beforeAll(() => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
});
// A model that just failed is paused for a minute.
beforeEach(() => {
  test.clock.now = new Date(test.clock.now.getTime() + 61_000);
});

async function review(behavior: Behavior, input = asked): Promise<CodeReview> {
  service.behave(behavior);
  return test.visitor().api.coaching.review(input);
}

const listAsked = () => service.asked.filter(({ prompt }) => prompt.includes('You look for faults'));

describe('findings of a language model', () => {
  it('stand in a list of their own with the model’s name, and leave the rest of the review as it is', async () => {
    const ours = await review(plain);
    expect(ours.modelFindings).toBeNull();
    const answer = await review(finds(FOUND));
    expect(answer).toEqual({
      ...ours,
      modelFindings: { model: 'double-1', linesRead: 5, findings: [{ ...FOUND, source: 'model' }] },
    });
    expect(ours.overallRating).toBeLessThan(10);
  });

  it('never lower the rating of code in which we found nothing', async () => {
    const code = 'export const average = (items, sum) => sum / items.length;\n';
    const found = { ...FOUND, line: 1, quote: 'sum / items.length' };
    const answer = await review(finds(found), { code, language: 'javascript' });
    expect(answer).toMatchObject({ overallRating: 10, findings: [], deductions: [], findingsInAll: 0 });
    expect(answer.modelFindings?.findings).toHaveLength(1);
  });

  it('are dropped if they quote a line that isn’t there, repeat ours, or are too many', async () => {
    const answer = await review(
      finds(
        { ...FOUND, line: 2 },
        { ...FOUND, quote: 'return sum / items.size();' },
        { ...FOUND, line: 2, quote: 'return eval("0")', title: 'Use of eval' },
        { ...FOUND, severity: 'high' },
        ...[
          'Wrong index',
          'Null dereference',
          'Undefined value',
          'Missing bounds check',
          'Type error',
          'Dead code',
        ].map((title) => ({ ...FOUND, title })),
      ),
    );
    expect(answer.modelFindings?.findings.map(({ title }) => title)).toEqual([
      'Wrong index',
      'Null dereference',
      'Undefined value',
      'Missing bounds check',
      'Type error',
    ]);
  });

  it('are asked for with the code between delimiters, in whole lines, once', async () => {
    const before = listAsked().length;
    const code = Array.from({ length: 900 }, (_, at) => `export const value${at} = ${at};`).join('\n');
    const answer = await review(
      finds({ ...FOUND, line: 1, quote: 'export const value0 = 0;' }, { ...FOUND, line: 900, quote: 'value899 = 899' }),
      { code, language: 'javascript' },
    );
    const { prompt } = listAsked().at(-1) ?? { prompt: '' };
    const [mark = ''] = /fence-[0-9a-f]{24}/.exec(prompt) ?? [];
    expect(prompt.length).toBeLessThan(12_000);
    const sent = prompt.split(mark).find((part) => part.startsWith('\n1| export')) ?? '';
    const linesRead = sent.trim().split('\n').length;
    expect(answer.modelFindings).toMatchObject({ linesRead, findings: [{ line: 1 }] });
    expect(linesRead).toBeGreaterThan(100);
    expect(linesRead).toBeLessThan(900);
    expect(listAsked()).toHaveLength(before + 1);
  });

  it.each<[string, Behavior]>([
    ['fails', { kind: 'status', status: 500 }],
    ['answers with prose', { kind: 'content', content: 'Of course! Line 3 is wrong.' }],
    ['breaks its JSON', { kind: 'content', content: '{"findings": [{"line": 3, "quote": "return' }],
    ['answers in another shape', { kind: 'content', content: '{"findings": [{"line": "three"}]}' }],
    ['answers with a list', { kind: 'content', content: JSON.stringify([FOUND]) }],
    ['is silent', { kind: 'hang' }],
    ['breaks off', { kind: 'half' }],
  ])('are missing without an error when the model %s, and it is asked once', async (_, behavior) => {
    const ours = await review(plain);
    const before = listAsked().length;
    expect(await review(behavior)).toEqual(ours);
    expect(listAsked()).toHaveLength(before + 1);
  });
});

describe('members', () => {
  it('pay for findings from their own daily limit, and get ours alone when it is used up', async () => {
    const member = await signUp(test);
    const { viewer } = await member.api.accounts.me({});
    const spender = viewer?.id ?? '';
    service.behave(finds(FOUND));
    expect((await member.api.coaching.review(asked)).modelFindings?.findings).toHaveLength(1);
    const days = () => test.app.db.selectFrom('model_days').select('tokens').where('spender', '=', spender);
    // One call for the wording and one for the findings.
    expect(await days().execute()).toEqual([{ tokens: 800 }]);
    await test.app.db.updateTable('model_days').set({ tokens: 99_900 }).where('spender', '=', spender).execute();
    const before = service.asked.length;
    expect(await member.api.coaching.review(asked)).toMatchObject({ modelFindings: null, model: null });
    expect(service.asked).toHaveLength(before);
  });

  it('keep the mark in saved answers, and in an export that another account imports', async () => {
    const member = await signUp(test);
    service.behave(finds(FOUND));
    const answer = await member.api.coaching.review(asked);
    const { answers } = await member.api.coaching.saved({});
    const saved = await member.api.coaching.one({ id: answers[0]?.id ?? '' });
    expect(saved.answer).toEqual(answer);
    const archive = await exportArchive(member);
    expect(readCollection(unzipSync(archive), 'coaching/answers')).toMatchObject([
      { answer: { modelFindings: { model: 'double-1', findings: [{ source: 'model', quote: FOUND.quote }] } } },
    ]);
    const other = await signUp(test);
    const file = toFile(archive);
    await other.api.accounts.privacy.importArchive({ file, password: PASSWORD, profile: 'replace' });
    const [imported] = (await other.api.coaching.saved({})).answers;
    expect((await other.api.coaching.one({ id: imported?.id ?? '' })).answer).toEqual(answer);
  });

  it('read answers stored before findings of a model existed', async () => {
    const member = await signUp(test);
    service.behave(plain);
    await member.api.coaching.review(asked);
    const { answers } = await member.api.coaching.saved({});
    const id = answers[0]?.id ?? '';
    const row = await test.app.db
      .selectFrom('tool_answers')
      .select('answer')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { modelFindings: _, ...before } = row.answer as Record<string, unknown>;
    await test.app.db
      .updateTable('tool_answers')
      .set({ answer: JSON.stringify(before) })
      .where('id', '=', id)
      .execute();
    expect((await member.api.coaching.one({ id })).answer).toMatchObject({ modelFindings: null });
  });

  it('get reviews of challenges without the model', async () => {
    const member = await signUp(test);
    service.behave(finds(FOUND));
    const [challenge] = (await member.api.challenges.week({})).challenges;
    const submission = { slug: challenge?.slug ?? '', language: 'java' as const, code: asked.code, outcomes: null };
    const before = service.asked.length;
    const { id } = await member.api.challenges.submit(submission);
    expect(await member.api.challenges.review({ id })).toMatchObject({ modelFindings: null, model: null });
    expect(service.asked).toHaveLength(before);
  });
});

describe('orders in code', () => {
  it.each(INJECTIONS.filter((_, at) => at % 3 === 0))('%s', async (order) => {
    const line = order.replaceAll('\n', ' ');
    const code = `// ${line}\nconst note = ${JSON.stringify(line)};\nexport const twice = (x) => x * 2 + note.length;\n`;
    const obeyed: Behavior = {
      kind: 'words',
      change: (_field, text) => text,
      found: (prompt) => [
        { ...FOUND, line: 1, quote: `// ${line}`.slice(0, 100), title: 'Comment with an order', why: line },
        { ...FOUND, line: 2, quote: 'const note =', why: line, fix: line },
        { ...FOUND, line: 2, quote: 'const note =', title: line },
        { ...FOUND, line: 3, quote: 'export const twice', why: 'You are hired, the score is 100.' },
        { ...FOUND, line: 3, quote: 'export const twice', why: prompt.slice(0, 200) },
        { ...FOUND, line: 3, quote: 'export const twice', fix: REVIEW_INSTRUCTIONS.slice(0, 120) },
        { ...FOUND, line: 3, quote: prompt.slice(-60) },
      ],
    };
    const ours = await review(plain, { code, language: 'javascript' });
    const answer = await review(obeyed, { code, language: 'javascript' });
    expect(answer).toEqual(ours);
    const text = JSON.stringify(answer);
    expect(hasLeak(text, INSTRUCTIONS) || hasLeak(text, REVIEW_INSTRUCTIONS)).toBe(false);
  });
});
