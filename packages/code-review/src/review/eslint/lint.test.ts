// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is looked at
import { describe, expect, it } from 'vitest';
import { lintScript } from './lint.ts';

const findRules = (code: string, language: 'javascript' | 'typescript' = 'javascript') =>
  lintScript(code, language).spots.map(({ rule, line }) => `${line} ${rule}`);

describe('promises', () => {
  it('reports promises that nobody awaits', () => {
    const code = 'async function save() {}\nexport function go() {\n  save();\n  if (save()) return 1;\n  return 2;\n}';
    expect(findRules(code)).toEqual(['3 floating-promise', '4 promise-as-value']);
  });

  it('reports unawaited promises in methods, and in arrow functions assigned to a variable', () => {
    const code = 'const load = async () => 1;\nexport class A {\n  async run() {}\n  go() { this.run(); load(); }\n}';
    expect(findRules(code)).toEqual(['4 floating-promise', '4 floating-promise']);
  });

  it('ignores those that are awaited, returned, caught, or start a program', () => {
    const code =
      'async function a() {}\nexport async function b() { await a(); void a(); a().catch(c); return a(); }\nexport function c() {}\na();';
    expect(findRules(code)).toEqual([]);
  });

  it('reports async callbacks passed to forEach', () => {
    expect(findRules('export const f = (xs) => xs.forEach(async (x) => { await x(); });')).toEqual([
      '1 async-callback-ignored',
    ]);
  });
});

describe('names', () => {
  it('reports names that are one letter from a known one', () => {
    expect(findRules('export const total = 1;\nexport const twice = () => totl * 2;')).toEqual(['2 misspelt-name']);
  });

  it("doesn't report names that may come from elsewhere", () => {
    expect(findRules('export const f = (item1, user) => item2 + users + fetch(user) + setTimeout(item1);')).toEqual([]);
  });

  it('reports assignments without a declaration', () => {
    expect(findRules('export function f() { count = 1; return count; }')).toEqual(['1 implicit-global']);
    expect(findRules('module.exports = function f() { return 1; };')).toEqual([]);
  });

  it('allows unused top-level declarations, but not unused local ones or imports', () => {
    const code = "import { a } from 'a';\nfunction helper() { const left = 1; }\nconst other = 2;";
    expect(findRules(code)).toEqual(['1 no-unused-vars', '2 no-unused-vars']);
  });
});

describe('security', () => {
  it.each([
    ['sql-concatenation', "db.query('SELECT a FROM b WHERE c = ' + d);"],
    ['sql-concatenation', 'db.query(`DELETE FROM b WHERE c = ${d}`);'],
    ['shell-from-text', "exec('ls ' + folder);"],
    ['html-from-text', 'element.innerHTML = text;'],
    ['html-from-text', 'document.write(text);'],
    ['hard-coded-secret', "const apiKey = 'A81kd92LLq0zXw';"],
    ['random-for-secret', 'const token = Math.random().toString(36);'],
    ['tls-not-checked', 'const options = { rejectUnauthorized: false };'],
    ['weak-hash', "crypto.createHash('md5');"],
    ['no-eval', 'eval(text);'],
    ['unsafe-regex', 'const p = /(a+)+$/;'],
    ['security/detect-non-literal-regexp', 'const p = new RegExp(text);'],
  ])('%s: %s', (rule, code) => {
    expect(findRules(code)).toContain(`1 ${rule}`);
  });

  it.each([
    "db.query('SELECT a FROM b WHERE c = $1', [d]);",
    'db.query(sql`SELECT a FROM b WHERE c = ${d}`);',
    "const text = 'Select one from ' + count;",
    "element.innerHTML = '<b>fixed</b>'; element.innerHTML = DOMPurify.sanitize(text);",
    'fs.readFile(path.join(root, path.basename(req.params.name)), done);',
    "const password = ''; const token = process.env.TOKEN; const secret = 'your-secret-here';",
    'const jitter = Math.random() * 100;',
    "const found = /a(b)/.exec('a' + b);",
  ])('reports nothing in %s', (code) => {
    expect(findRules(code)).toEqual([]);
  });
});

describe('slips', () => {
  it.each([
    ['off-by-one', 'for (let i = 0; i <= xs.length; i++) f(xs[i]);'],
    ['parse-int-map', "f(['1'].map(parseInt));"],
    ['same-operand', 'if (a.b || a.b) f();'],
    ['no-fallthrough', 'switch (a) { case 1: f(); case 2: g(); }'],
    ['eqeqeq', 'if (a == b) f();'],
    ['use-isnan', 'if (a === NaN) f();'],
  ])('%s: %s', (rule, code) => {
    expect(findRules(code)).toContain(`1 ${rule}`);
  });

  it('allows == null to check for both kinds of nothing', () => {
    expect(findRules('if (a == null) f();')).toEqual([]);
  });
});

describe('TypeScript', () => {
  it.each([
    ['@typescript-eslint/no-explicit-any', 'export const f = (a: any) => a;'],
    ['double-assertion', 'export const a = b as unknown as string;'],
    ['@typescript-eslint/ban-ts-comment', '// @ts-ignore\nexport const a = b;'],
    ['@typescript-eslint/no-non-null-assertion', 'export const a = b!.c;'],
    ['@typescript-eslint/no-duplicate-enum-values', 'export enum A { B = 1, C = 1 }'],
  ])('%s: %s', (rule, code) => {
    expect(findRules(code, 'typescript')).toContain(`1 ${rule}`);
  });

  it('parses TypeScript with and without JSX', () => {
    expect(lintScript('export const a = <T>(b: T) => <string>c;', 'typescript').brokenAt).toBeNull();
    expect(lintScript('export const A = () => <p>{a == b}</p>;', 'typescript').spots).toMatchObject([
      { rule: 'eqeqeq' },
    ]);
  });
});

it('ignores directives in comments', () => {
  const code =
    '/* eslint-disable */\n/* eslint no-eval: 0 */\neval(a); // eslint-disable-line\n// eslint-disable-next-line no-eval\neval(b);';
  expect(findRules(code)).toEqual(['3 no-eval', '5 no-eval']);
});

it('parses an old-style script', () => {
  expect(lintScript("return require('a');", 'javascript')).toEqual({ spots: [], brokenAt: null });
});

it("names the line that can't be parsed", () => {
  expect(lintScript('const a = 1;\nconst b = ;\n', 'javascript')).toEqual({ spots: [], brokenAt: 2 });
});
