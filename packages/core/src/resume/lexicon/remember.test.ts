import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('computes the result once per text, and clears the cache when it is full', () => {
  const asked: string[] = [];
  const length = remember((text) => {
    asked.push(text);
    return text.length;
  });
  expect([length('nurse'), length('cook'), length('nurse')]).toEqual([5, 4, 5]);
  expect(asked).toEqual(['nurse', 'cook']);
  for (let i = 0; i < 1_000; i++) length(`text ${i}`);
  expect(length('nurse')).toBe(5);
  expect(asked.filter((text) => text === 'nurse')).toHaveLength(2);
});
