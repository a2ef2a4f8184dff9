import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

test('returns the first line with a letter or a digit, in any script', () => {
  expect(firstLine('\n  ----\r\n  Robin Example \r\nBoise')).toBe('Robin Example');
  expect(firstLine('{\nليلى مثال\n')).toBe('ليلى مثال');
  expect(firstLine('{}\n')).toBe('');
});

test('cuts between letters, never within one', () => {
  const cut = firstLine(`${'🧗'.repeat(70)}a`);
  expect([...cut]).toHaveLength(60);
  expect(cut).toBe(`${'🧗'.repeat(59)}…`);
});
