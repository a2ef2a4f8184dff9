// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is looked at
import { describe, expect, it } from 'vitest';
import { lintScript } from './lint.ts';
import { isSlowPattern } from './pattern-rules.ts';

const findRules = (code: string, language: 'javascript' | 'typescript' = 'javascript') =>
  lintScript(code, language).spots.map(({ rule }) => rule);

describe('mistakes', () => {
  it.each([
    ['chained-comparison', 'go(0 < x < 8);'],
    ['size-never-negative', 'if (xs.length >= 0) go();'],
    ['logic-as-number', 'go((flags && flag) !== 0);'],
    ['negated-side', "go(!a.b === 'light');"],
    ['float-equality', 'go(a * b === 0.3);'],
    ['index-as-condition', 'if (xs.indexOf(x)) go();'],
    ['match-may-be-null', 'go(text.match(/a(b)/)[1]);'],
    ['same-branches', 'if (a) { go(); } else { go(); }'],
    ['error-not-thrown', "if (a) new Error('no');"],
    ['wrong-loop-variable', 'for (let j = 0; j < n; i++) go(j);'],
    ['changed-while-looped', 'for (const x of xs) { if (x.old) xs.splice(0, 1); }'],
    ['list-by-for-in', 'for (const index in items) { go(items[index]); }'],
    ['sorted-as-text', 'const s = [...xs].sort(); go((s[1] + s[2]) / 2);'],
    ['map-as-object', 'const m = new Map(); go(m[key]);'],
    ['hidden-parameter', 'export function f(index) { return xs.map((x, index) => index); }'],
    ['mixed-logic', 'go(a || b && c);'],
    ['endless-recursion', 'export function depth(node) { return 1 + depth(node); }'],
    ['method-without-this', 'export class A { tick() { this.n += 1; } start() { setInterval(this.tick, 9); } }'],
    ['shared-defaults', 'const defaults = {}; export const f = (a) => Object.assign(defaults, a);'],
    ['sorts-argument', 'export function f(xs) { return xs.sort((a, b) => a - b)[0]; }'],
    ['effect-not-ended', 'export function A() { useEffect(() => { setInterval(go, 9); }, []); }'],
    ['promise-stored-as-value', 'async function load() {}\nexport function f() { const a = load(); return a.b; }'],
    ['then-without-catch', "fetch('/a').then(go);"],
    ['no-implied-eval', "setInterval('load()', 9);"],
    ['no-unused-vars', 'function left() {}\nexport const a = 1;'],
  ])('%s: %s', (rule, code) => {
    expect(findRules(code)).toContain(rule);
  });

  it.each([
    'go((flags & flag) !== 0); go(!a === !b);',
    'if (xs.indexOf(x) >= 0) go(); go(text.match(/a(b)/)?.[1]);',
    'for (const x of xs) { if (x.old) { xs.splice(0, 1); break; } }',
    'for (const key in settings) { if (Object.hasOwn(settings, key)) go(key); }',
    'const s = names.sort(); go(s[0]);',
    'go(a || (b && c)); go((a && b) || c);',
    'export function depth(node) { return 1 + Math.max(...node.children.map((node) => depth(node))); }',
    'export class A { tick = () => { this.n += 1; }; start() { setInterval(this.tick, 9); setInterval(() => this.tick(), 9); } }',
    'export function A() { useEffect(() => { const t = setInterval(go, 9); return () => clearInterval(t); }, []); }',
    "fetch('/a').then(go).catch(stop); fetch('/a').then(go, stop);",
    'const defaults = {}; export const f = (a) => Object.assign({}, defaults, a);',
    'async function load() {}\nexport async function f() { const a = load(); return await a; }',
  ])('reports nothing in %s', (code) => {
    expect(findRules(code)).toEqual([]);
  });

  it('recognizes a number list by its type', () => {
    const code = 'export function f(a: { b: number }[]): number[] { return a.map((x) => x.b).sort(); }';
    expect(findRules(code, 'typescript')).toContain('sorted-as-text');
  });
});

describe('requests', () => {
  it.each([
    ['answered-twice', 'export const f = (req, res) => { if (a) { res.status(500).send(1); } res.send(2); };'],
    ['error-not-looked-at', 'readFile(a, (err, data) => { go(data); });'],
    ['message-from-anybody', "window.addEventListener('message', (event) => { go(event.data); });"],
    ['secret-compared', "const mine = createHmac('sha256', k).update(b).digest('hex'); go(signature === mine);"],
    ['secret-logged', 'console.log(password);'],
    [
      'merge-into-prototype',
      'export function merge(a, b) { for (const k in b) { a[k] = merge(a[k], b[k]); } return a; }',
    ],
  ])('%s: %s', (rule, code) => {
    expect(findRules(code)).toContain(rule);
  });

  it.each([
    'export const f = (req, res) => { if (a) { res.status(500).send(1); return; } res.send(2); };',
    'readFile(a, (err, data) => { if (err) throw err; go(data); });',
    "window.addEventListener('message', (event) => { if (event.origin === mine) go(event.data); });",
    'if (token === expected) go(); if (signature === other) go();',
    'export const f = (req) => fetch(`/items/${Number(req.query.id)}`);',
  ])('reports nothing in %s', (code) => {
    expect(findRules(code)).toEqual([]);
  });
});

describe('patterns with catastrophic backtracking', () => {
  it.each([
    '(a+)+',
    '(a*)*$',
    '(\\w+\\s?)*',
    '([a-z]+)*',
    '^(([a-z])+.)+[A-Z]',
    '(.*){1,32000}[bc]',
    '(x+x+)+y',
    '(?:\\d+|\\w+)+;',
  ])('%s is one', (pattern) => expect(isSlowPattern(pattern)).toBe(true));

  it.each([
    '\\d+(?:\\.\\d+)?',
    '(?:\\.\\d+)*',
    '(?:[a-z]+-)*[a-z]+',
    '^(\\w+)(?:,(\\w+))*$',
    '(a|b)+',
    '(?=.*a+)b+',
    '[(+)]+',
    '(?:ab)*',
  ])('%s is none', (pattern) => expect(isSlowPattern(pattern)).toBe(false));
});
