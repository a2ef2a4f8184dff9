import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toAscii } from './ascii-source.ts';

/** Values of the same expressions, as they are and in ASCII. */
function evaluate(code: string): [unknown, unknown] {
  const written = toAscii(code);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  return [runInNewContext(code), runInNewContext(written)];
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: scripts with templates are texts here
describe('a script in ASCII', () => {
  it.each([
    ['strings', `'It’s “é” 😀'.length + 'It’s “é” 😀'`],
    ['templates', '`a–b ${"é" + `ü`} \\n’`'],
    ['raw templates', 'String.raw`\\d[’–]\\s😀${"é"}`'],
    ['raw templates with backslashes', 'String.raw`\\–\\\\–\\\\\\–`'],
    [
      'templates of rules',
      '((words) => words`’\\b${"é"}–`.source)((s, ...p) => new RegExp(String.raw({ raw: s.raw }, ...p)))',
    ],
    ['templates inside of a raw one', 'String.raw`a${`é\\n`}b`'],
    ['names and keys', '(() => { const ł = 1; const o = { ß: 2, [`é`]: 3 }; return ł + o.ß + o.é; })()'],
    ['private names', '(() => { class A { #ß = 4; get() { return this.#ß; } } return new A().get(); })()'],
  ])('means the same: %s', (_what, code) => {
    const [before, after] = evaluate(code);
    expect(after).toBe(before);
  });
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: scripts with templates are texts here

  it.each([
    ['/[’–]\\–/', '’–', true],
    ['/^\\\\–$/', '\\–', true],
    ['/^[😀é]$/u', '😀', true],
    ['/^[a-zà-ÿ]+$/', 'déjà', true],
    ['/^[a-zà-ÿ]+$/', 'łódź', false],
  ])('matches the same: %s', (pattern, text, matches) => {
    const [before, after] = evaluate(`${pattern}.test(${JSON.stringify(text)})`);
    expect([before, after]).toEqual([matches, matches]);
  });

  it('leaves nothing of a comment but its place', () => {
    const code = '1; // it’s “one”\n/* –\n é */ 2';
    expect(toAscii(code)).toBe('1; // it?s ?one?\n/* ?\n ? */ 2');
  });

  it('refuses a template whose tag may look at its raw text', () => {
    expect(() => toAscii('sql`a–b`')).toThrow('in a template of sql');
  });
});
