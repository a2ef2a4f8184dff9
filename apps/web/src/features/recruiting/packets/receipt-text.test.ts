import { expect, test } from 'vitest';
import { findBreak } from './receipt-text.ts';

test('a short receipt is shown whole', () => {
  expect(findBreak('GH-20417')).toBeNull();
  expect(findBreak('Thank you.\n'.repeat(9))).toBeNull();
});

test('a long email is cut at the end of a word, or after eight lines', () => {
  const words = 'application '.repeat(200);
  const end = findBreak(words) ?? 0;
  expect(end).toBeLessThanOrEqual(400);
  expect(words.slice(0, end).endsWith('application')).toBe(true);
  const lines = `${'Line\n'.repeat(8)}${'Signature\n'.repeat(30)}`;
  expect(lines.slice(0, findBreak(lines) ?? 0)).toBe('Line\n'.repeat(8).trimEnd());
});

test('a text without spaces is cut, too', () => {
  expect(findBreak('x'.repeat(20_000))).toBe(400);
});
