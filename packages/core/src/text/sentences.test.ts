import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const listTexts = (text: string) => splitSentences(text).map((sentence) => sentence.text);

describe('splitSentences', () => {
  it('goes on after "etc." unless a sentence starts there', () => {
    expect(listTexts('Word, Excel, etc. and SQL')).toEqual(['Word, Excel, etc. and SQL']);
    expect(listTexts('Word, Excel, etc. Must travel')).toEqual(['Word, Excel, etc.', 'Must travel']);
  });

  it('splits after a heading in asterisks on the line of its text', () => {
    expect(listTexts('Pay is good. *Job Requirements* Two years of sales')).toEqual([
      'Pay is good.',
      'Job Requirements',
      'Two years of sales',
    ]);
    expect(listTexts('*All who apply by Friday will hear from us* and more')).toHaveLength(1);
  });

  it('leaves the initial of a person in the name', () => {
    expect(listTexts('Jane Q. Doe, MBA')).toEqual(['Jane Q. Doe, MBA']);
    expect(listTexts('You know Class A. Drivers, apply now')).toEqual(['You know Class A.', 'Drivers, apply now']);
  });

  it.each(['a', 'Java/', 'A’s', '"no', 'ab '])('limits the length of sentences in 100 kB of “%s”', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const sentences = splitSentences(text);
    expect(Math.max(...sentences.map((sentence) => sentence.text.length))).toBeLessThanOrEqual(1200);
    expect(
      sentences
        .map((sentence) => sentence.text)
        .join('')
        .replaceAll(/\s/g, ''),
    ).toBe(text.replaceAll(/\s/g, ''));
  });
});
