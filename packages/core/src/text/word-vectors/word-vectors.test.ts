import { describe, expect, it } from 'vitest';
import { isDerived, isOpposite, nearness, relate, subjectOf } from './index.ts';

describe('nearness', () => {
  it('is high for words of one meaning or one kind, and low for others', () => {
    expect(nearness('car', 'vehicle')).toBeGreaterThan(0.7);
    expect(nearness('dog', 'cat')).toBeGreaterThan(0.7);
    expect(nearness('dog', 'invoice')).toBeLessThan(0.3);
  });

  it('is 1 for a word and itself, the same both ways, and unknown for a word that the table doesn’t have', () => {
    expect(nearness('nurse', 'nurse')).toBe(1);
    expect(nearness('nurse', 'doctor')).toBe(nearness('doctor', 'nurse'));
    expect(nearness('nurse', 'qwertzuiop')).toBeUndefined();
  });
});

describe('relate', () => {
  it.each([
    ['repair', 'fix', 'v', 'same'],
    ['instruct', 'teach', 'v', 'same'],
    ['wash', 'clean', 'v', 'broader'],
    ['clean', 'wash', 'v', 'narrower'],
    ['shop', 'store', 'n', 'same'],
    ['invoice', 'dog', 'n', undefined],
  ] as const)('says what “%s” is to “%s”', (from, to, part, relation) => {
    expect(relate(from, to, part)).toBe(relation);
  });
});

describe('other relations', () => {
  it('knows opposites, words made of others, and what a word is about', () => {
    expect(isOpposite('increase', 'decrease')).toBe(true);
    expect(isOpposite('increase', 'grow')).toBe(false);
    expect(isDerived('inspect', 'inspection')).toBe(true);
    expect(subjectOf('nurse', 'n')).toBe(subjectOf('teacher', 'n'));
    expect(subjectOf('nurse', 'n')).not.toBe(subjectOf('hammer', 'n'));
  });
});
