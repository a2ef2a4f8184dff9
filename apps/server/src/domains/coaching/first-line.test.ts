import { expect, test } from 'vitest';
import { getFirstLine } from './first-line.ts';

test('returns the first line with a letter or a digit, in any script', () => {
  expect(getFirstLine('\n  ----\r\n  Robin Example \r\nBoise')).toBe('Robin Example');
  expect(getFirstLine('{\nليلى مثال\n')).toBe('ليلى مثال');
  expect(getFirstLine('{}\n')).toBe('');
});

test('cuts between characters, never within one', () => {
  const shortened = getFirstLine(`${'🧗'.repeat(70)}a`);
  expect([...shortened]).toHaveLength(60);
  expect(shortened).toBe(`${'🧗'.repeat(59)}…`);
});
