import { describe, expect, it } from 'vitest';
import { cleanResult, cleanText } from './clean.ts';

describe('text of a result', () => {
  it.each([
    ['zero-width characters', 'Ig\u200Bno\u200Dre\uFEFF', 'Ignore'],
    ['direction marks', 'a\u202Eb\u2066c', 'abc'],
    ['tags', 'a\u{E0049}\u{E0067}b', 'ab'],
    ['variation selectors', 'a\uFE0Fb\u{E0101}c', 'abc'],
    ['control characters', 'a\u0000b\u001B[31mc\u009Fd', 'ab[31mcd'],
    ['fillers and private characters', 'a\u3164b\uE000c\u{F0000}d', 'abcd'],
    ['half characters', 'a\uD800b', 'ab'],
  ])('has no %s', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('keeps what people see', () => {
    const text = 'Résumé – ระบบ\tनर्स\n👩 nurse';
    expect(cleanText(text)).toBe(text);
    expect(cleanText('a\r\nb\u2028c')).toBe('a\nb\nc');
  });

  it('has a bounded length, and no half of a character at its end', () => {
    expect(cleanText('a'.repeat(5000)).length).toBe(4000);
    expect(cleanText('👩'.repeat(9), 8)).toBe('👩👩👩…');
  });

  it('is cleaned wherever it stands', () => {
    const result = { a: [{ b: 'x\u200B' }], count: 1, none: null, description: 'y'.repeat(30_000) };
    expect(cleanResult(result)).toEqual({
      a: [{ b: 'x' }],
      count: 1,
      none: null,
      description: `${'y'.repeat(19_999)}…`,
    });
    expect(cleanResult(Array.from({ length: 500 }, () => 1)).length).toBe(200);
  });
});
