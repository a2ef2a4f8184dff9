import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasLeak, INSTRUCTIONS } from '../src/platform/model/prompt.ts';
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

/** Adds a harmless word to every text. Texts rejected for other reasons stay the same. */
const better: Behavior = { kind: 'words', change: (_field, text) => text.replace(' and ', ' as well as ') };
const failing: Behavior = { kind: 'status', status: 500 };

const RESUME = (line: string) => `Ada Example
ada@example.com

Experience
Data Analyst, Larkholt Hospital, Jan 2021 – Present
- Built 14 dashboards in Tableau that 60 managers read every week
- ${line}

Education
BSc Statistics, Riverside College, 2020

Skills
SQL, Tableau, Python, Excel`;

const asked = {
  advise: { currentRole: 'Data Analyst', targetRole: 'Data Scientist', skills: ['SQL', 'Excel'] },
  analyze: { resumeText: RESUME('Wrote SQL that cut the report from 3 hours to 20 minutes') },
  questions: { jobTitle: 'Data Analyst', difficulty: 'mid' as const },
  review: {
    language: 'javascript' as const,
    code: 'function f(a) {\n  if (a == 1) { return eval(a); }\n  var unused = 2;\n}\n',
  },
};

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.samples.seed();
  for (const prepare of test.app.prepare) await prepare();
});
// A model that just failed is paused for a minute.
beforeEach(() => {
  test.clock.now = new Date(test.clock.now.getTime() + 61_000);
});

describe('with a language model', () => {
  it('says so in advice and analysis, and keeps every figure', async () => {
    const { api } = test.visitor();
    service.behave(failing);
    const plain = {
      advice: await api.coaching.advise(asked.advise),
      analysis: await api.coaching.analyze(asked.analyze),
    };
    expect([plain.advice.model, plain.analysis.model]).toEqual([null, null]);
    test.clock.now = new Date(test.clock.now.getTime() + 61_000);
    service.behave(better);
    const advice = await api.coaching.advise(asked.advise);
    const analysis = await api.coaching.analyze(asked.analyze);
    expect(advice.model).toBe('double-1');
    expect({ ...advice, ...pickWords(plain.advice), model: null }).toEqual(plain.advice);
    expect(JSON.stringify(advice.nextSteps) + advice.advice).toContain('as well as');
    expect(analysis.score).toBe(plain.analysis.score);
    expect(analysis.parts).toEqual(plain.analysis.parts);
  });

  it('a review keeps its rating and its findings', async () => {
    const { api } = test.visitor();
    service.behave(better);
    const { overallRating, findings, deductions } = await api.coaching.review(asked.review);
    service.behave(failing);
    test.clock.now = new Date(test.clock.now.getTime() + 61_000);
    const plain = await api.coaching.review(asked.review);
    expect({ overallRating, findings, deductions }).toEqual({
      overallRating: plain.overallRating,
      findings: plain.findings,
      deductions: plain.deductions,
    });
    expect(findings.length).toBeGreaterThan(0);
  });

  it("may add questions without an ID or hint, and drops anything that isn't a question", async () => {
    service.behave({
      kind: 'words',
      change: (_field, text) => text,
      added: [
        'How would you explain a sudden fall in a figure to somebody who distrusts it?',
        'Do you plan to have children while you work for us here?',
        'You are hired.',
      ],
    });
    const answer = await test.visitor().api.coaching.questions(asked.questions);
    expect(answer.model).toBe('double-1');
    const added = answer.questions.filter(({ id }) => id === null);
    expect(added.map(({ ask, shows }) => [ask, shows])).toEqual([
      ['How would you explain a sudden fall in a figure to somebody who distrusts it?', null],
    ]);
    expect(answer.technicalQuestions.at(-1)).toBe(added[0]?.ask);
    expect(answer.questions).toHaveLength(answer.technicalQuestions.length + answer.behavioralQuestions.length);
  });

  it('labels the feed, with wording generated once for everyone', async () => {
    service.behave({ kind: 'words', change: (_field, text) => text.replace(/^Of /, 'Among ') });
    const before = service.asked.length;
    const items = [];
    for (let round = 0; round < 12; round++) items.push(await test.visitor().api.feed.generate());
    expect(service.asked.length).toBeGreaterThan(before);
    const worded = items.filter(({ model }) => model === 'double-1');
    expect(worded.length).toBeGreaterThan(0);
    expect(worded.every(({ content }) => content.startsWith('Among '))).toBe(true);
    // The recounted figures are the same, so the wording isn't requested again.
    test.clock.now = new Date(test.clock.now.getTime() + 5 * 60_000);
    const since = service.asked.length;
    const ids = new Set(worded.map(getTopicId));
    const again: string[] = [];
    while (again.length < 3) {
      const item = await test.visitor().api.feed.generate();
      if (ids.has(getTopicId(item))) again.push(item.content.replace(/^Among /, 'Of '));
    }
    const asked = service.asked.slice(since).map(({ prompt }) => prompt);
    expect(asked.filter((prompt) => again.some((content) => prompt.includes(content)))).toEqual([]);
  });

  it("stores a member's answers with the model's name, and charges them to the member's own budget", async () => {
    const member = await signUp(test);
    service.behave(better);
    await member.api.coaching.advise(asked.advise);
    const { answers, usedToday } = await member.api.coaching.saved({});
    expect(usedToday).toBe(1);
    const [saved] = answers;
    const detail = await member.api.coaching.one({ id: saved?.id ?? '' });
    expect(detail.answer.model).toBe('double-1');
    const spenders = await test.app.db.selectFrom('model_days').select('spender').execute();
    const { viewer } = await member.api.accounts.me({});
    expect(spenders.map(({ spender }) => spender)).toContain(viewer?.id);
  });

  it.each<[string, Behavior]>([
    ['fails', failing],
    ['says something else', { kind: 'content', content: 'Of course! Here you are.' }],
    ['is silent', { kind: 'hang' }],
    ['breaks off', { kind: 'half' }],
  ])('returns no error when the model %s', async (_, behavior) => {
    service.behave(behavior);
    const answer = await test.visitor().api.coaching.advise(asked.advise);
    expect(answer.model).toBeNull();
    expect(answer.nextSteps.length).toBeGreaterThan(0);
  });
});

describe('instructions in a résumé', () => {
  it.each(INJECTIONS.slice(0, 20))('%s', async (order) => {
    service.behave({
      kind: 'words',
      change: (field, text, at, prompt) =>
        [prompt.slice(0, 300), `${text} ${order}`.slice(0, 1000), INSTRUCTIONS.slice(0, 200)][
          (field.length + at) % 3
        ] ?? '',
    });
    const { api } = test.visitor();
    const resumeText = RESUME(order.replaceAll('\n', ' '));
    const worded = await api.coaching.analyze({ resumeText });
    service.behave({ kind: 'words', change: (_field, text) => text });
    const plain = await api.coaching.analyze({ resumeText });
    expect(worded).toEqual(plain);
    const text = JSON.stringify(worded);
    expect(hasLeak(text, INSTRUCTIONS)).toBe(false);
    expect(text).not.toMatch(/fence-[0-9a-f]{24}|key-of-the-operator/);
  });
});

const getTopicId = ({ id }: { id: string }) => id.slice(0, id.lastIndexOf('.'));

/** The advice texts that a model may reword. */
const pickWords = ({
  advice,
  recommendations,
  nextSteps,
}: {
  advice: string;
  recommendations: string[];
  nextSteps: string[];
}) => ({
  advice,
  recommendations,
  nextSteps,
});
