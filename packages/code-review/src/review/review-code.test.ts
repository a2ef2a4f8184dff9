import { LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { codeReviewSchema } from '@foothold/contracts/coaching/shapes';
import { describe, expect, it } from 'vitest';
import { reviewCode } from './review-code.ts';
import { ReviewError } from './types.ts';

const SAMPLES: Record<Language, { code: string; rule: string; line: number }> = {
  javascript: { code: 'export function f(a, b) {\n  return a == b;\n}\n', rule: 'eqeqeq', line: 2 },
  typescript: {
    code: 'export function f(a: any) {\n  return a;\n}\n',
    rule: '@typescript-eslint/no-explicit-any',
    line: 1,
  },
  python: { code: 'def f(a=[]):\n    return a\n', rule: 'B006', line: 1 },
  java: {
    code: 'class A {\n  boolean f(String a) {\n    return a == "b";\n  }\n}\n',
    rule: 'java-string-identity',
    line: 3,
  },
  cpp: { code: 'int* f() {\n  int a = 1;\n  return &a;\n}\n', rule: 'cpp-dangling', line: 3 },
};

describe.each(LANGUAGES)('%s', (language) => {
  const { code, rule, line } = SAMPLES[language];

  it("returns a finding with its line, the reason, and a fix, in the contract's shape", async () => {
    const review = await reviewCode(code, language);
    const answer = { ...review, model: null, modelFindings: null };
    expect(codeReviewSchema.parse(answer)).toEqual(answer);
    expect(review.findings).toMatchObject([{ rule, line, why: expect.stringMatching(/\.$/), fix: expect.any(String) }]);
    expect(review.overallRating).toBeLessThan(10);
    expect(review.feedback).toContain(`line ${line}`);
    expect(review.improvements[0]).toMatch(new RegExp(`^Line ${line}: `));
    expect(review.measures.functions).toMatchObject([{ name: 'f', complexity: 1 }]);
  });

  it('returns the same review for the same code', async () => {
    expect(await reviewCode(code, language)).toEqual(await reviewCode(code, language));
  });

  it("ignores byte order marks and other systems' line ends", async () => {
    const review = await reviewCode(code, language);
    expect(await reviewCode(`\uFEFF${code.replaceAll('\n', '\r\n')}`, language)).toEqual(review);
  });

  it('says when code is nested too deeply', async () => {
    await expect(reviewCode(`x = ${'('.repeat(900)}1${')'.repeat(900)}`, language)).rejects.toThrow(ReviewError);
  });
});

it.each([
  ['brackets that are never closed', '('.repeat(400), 'Line 1 nests'],
  ['signs alone', `x = 1\n${'*'.repeat(500)}`, 'Line 2 has more than 400 signs'],
])('refuses %s as code that nobody writes', async (_, code, says) => {
  await expect(reviewCode(code, 'python')).rejects.toThrow(says);
});

describe('syntax error', () => {
  it.each([
    ['javascript', 'function a() {\n  return ( ;\n}\nfunction b(x, y) {\n  return x == y;\n}\n', 2, 'eqeqeq', 5],
    [
      'typescript',
      'export const a: = 1;\nexport const b = (x: any) => x;\n',
      1,
      '@typescript-eslint/no-explicit-any',
      2,
    ],
    ['python', 'def a():\n    return 1 +\n\ndef b(x=[]):\n    return x\n', 2, 'B006', 4],
    [
      'java',
      'class A {\n  int a() { return 1 }\n  boolean b(String x) { return x == "y"; }\n}\n',
      2,
      'java-string-identity',
      3,
    ],
    ['cpp', 'int a() { return 1 }\nint* b() { int x = 1; return &x; }\n', 1, 'cpp-dangling', 2],
  ] as const)('in %s is a finding, and the rest is reviewed', async (language, code, broken, rule, line) => {
    const { findings } = await reviewCode(code, language);
    expect(findings.filter((finding) => finding.rule === 'syntax').map((finding) => finding.line)).toContain(broken);
    expect(findings).toContainEqual(expect.objectContaining({ rule, line }));
  });
});

it("isn't reported for a C++ line with a macro, whose expansion is unknown", async () => {
  const { findings } = await reviewCode('class A {\n  int refs GUARDED_BY(mutex);\n};\n', 'cpp');
  expect(findings).toEqual([]);
});

describe('comments that ask reviewers to look away', () => {
  it.each([
    ['javascript', '// eslint-disable-next-line\nif (a == b) f();\n', 'eqeqeq', 'eslint-disable-next-line', 1],
    [
      'typescript',
      '// @ts-nocheck\nexport const f = (a: any) => a;\n',
      '@typescript-eslint/no-explicit-any',
      '@ts-nocheck',
      1,
    ],
    ['python', '# ruff: noqa\ndef f(a=[]):\n    return a\n', 'B006', 'ruff: noqa', 1],
    ['python', 'def f(a=[]):  # noqa: B006\n    return a\n', 'B006', 'noqa', 1],
    [
      'java',
      'class A {\n  @SuppressWarnings("all")\n  boolean f(String a) { return a == "b"; } // NOSONAR\n}',
      'java-string-identity',
      '@SuppressWarnings("all")',
      2,
    ],
    ['cpp', 'int* f() { int a = 1; return &a; } // NOLINT\n', 'cpp-dangling', 'NOLINT', 1],
  ] as const)('in %s are named and ignored: %s', async (language, code, rule, text, line) => {
    const { findings, suppressions, feedback } = await reviewCode(code, language);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(suppressions).toContainEqual({ line, text });
    expect(feedback).toContain('reviewed all the same');
  });

  it("are only comments: the same words in a string aren't", async () => {
    const { suppressions } = await reviewCode('print("# noqa")\n', 'python');
    expect(suppressions).toEqual([]);
  });
});

describe('measures', () => {
  it.each([
    ['javascript', 'function f(a) { if (a && a.b) return 1; for (const c of a) g(c); return a ? 2 : 3; }', 5],
    ['typescript', 'function f(a: A) { switch (a) { case 1: return 1; case 2: return 2; default: return 3; } }', 3],
    [
      'python',
      'def f(a):\n    if a and b:\n        return 1\n    elif c:\n        return 2\n    return [x for x in a if x]\n',
      6,
    ],
    ['java', 'class A { int f(int a) { while (a > 1 || b) a--; try { g(); } catch (E e) { h(e); } return a; } }', 4],
    ['cpp', 'int A::f(int a) { do { a++; } while (a < 3 && b); return a ? 1 : 2; }', 4],
  ] as const)('counts the paths through a function of %s', async (language, code, complexity) => {
    const { measures } = await reviewCode(code, language);
    expect(measures.functions[0]).toMatchObject({ name: expect.stringMatching(/f$/), complexity });
  });

  it('finds duplicates, and says where', async () => {
    const copied = Array.from({ length: 8 }, (_, at) => `  total += price(${at}) * count(${at});`).join('\n');
    const { measures, findings } = await reviewCode(
      `function a(total) {\n${copied}\n}\nfunction b(total) {\n${copied}\n}\n`,
      'javascript',
    );
    expect(measures.duplicates).toMatchObject([{ again: expect.any(Number), lines: expect.any(Number) }]);
    expect(measures.duplication).toBeGreaterThan(0.3);
    expect(findings.map(({ rule }) => rule)).toContain('repeated-code');
  });

  it('reports a function with too many paths, too deep, or too long', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `  if (a === ${at}) b(${at});`).join('\n');
    const deep = `${'if (a) {'.repeat(6)}b();${'}'.repeat(6)}`;
    const { findings } = await reviewCode(
      `function f(a) {\n${many}\n}\nfunction g(a) { ${deep} }\nfunction h(a) {\n${'  a();\n'.repeat(101)}}\n`,
      'javascript',
    );
    expect(findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['complex-function', 'deep-nesting', 'long-function']),
    );
  });
});

describe('C++ macros', () => {
  it("are reported as unreadable rather than as the author's error", async () => {
    const code = 'void f() {\n  FOR_EACH_ITEM(item, items)\n  go(1);\n  int a = ;\n}\n';
    expect((await reviewCode(code, 'cpp')).findings).toMatchObject([
      { rule: 'cpp-unread', line: 4, severity: 'low', title: 'Couldn’t parse past this line' },
    ]);
  });

  it('excuse nothing if there are none', async () => {
    expect((await reviewCode('int f() {\n  return 1 +;\n}\n', 'cpp')).findings).toMatchObject([
      { rule: 'syntax', line: 2, severity: 'high' },
    ]);
  });
});

describe('number of function parameters', () => {
  it.each([
    ['javascript', 'export function f(a, b, c, d, e, g, h) {\n  return a;\n}\n', true],
    ['javascript', 'export function f(a, b, c, d, e, g) {\n  return a;\n}\n', false],
    ['python', 'def f(self, a, b, c, d, e, *, g, h):\n    return a\n', false],
    ['java', 'class A {\n  int f(int a, int b, int c, int d, int e, int g, int h) { return a; }\n}\n', true],
    ['java', 'class A {\n  A(int a, int b, int c, int d, int e, int g, int h) { }\n}\n', false],
    ['cpp', 'int f(int a, int b, int c, int d, int e, int g, int h) { return a; }\n', true],
  ] as const)('%s: %j', async (language, code, hasManyParameters) => {
    const { findings } = await reviewCode(code, language);
    expect(findings.some(({ rule }) => rule === 'many-parameters')).toBe(hasManyParameters);
  });
});

it("doesn't report settings that a framework reads from a class as shared", async () => {
  const meta = 'class A(models.Model):\n    class Meta:\n        ordering = ["name"]\n';
  const cache = 'class A:\n    cache = {}\n\n    def add(self, a):\n        self.cache[a] = 1\n';
  const listRules = async (code: string) => (await reviewCode(code, 'python')).findings.map(({ rule }) => rule);
  expect(await listRules(meta)).not.toContain('RUF012');
  expect(await listRules(cache)).toContain('RUF012');
});

describe('best practices', () => {
  it('are listed for code that follows them, and for findings that point to them', async () => {
    const { practices, bestPractices } = await reviewCode('const a = 1;\nif (a === 2) eval(b);\n', 'javascript');
    expect(practices).toContainEqual({ text: 'Compares with === throughout.', followed: true });
    expect(practices).toContainEqual({
      text: expect.stringContaining('Treat all external values as data'),
      followed: false,
    });
    expect(bestPractices).toContain('Done here: Compares with === throughout.');
  });

  it("doesn't invent praise: code without any has an empty list", async () => {
    expect((await reviewCode('x\n', 'python')).practices).toEqual([]);
  });
});
