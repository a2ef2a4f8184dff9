import { expect, it } from 'vitest';
import { listWholeLines } from './line-breaks.ts';

it('tells lines of their own from halves of a wrapped sentence', () => {
  const whole = listWholeLines([
    'Fern Castellano',
    'Stylist, Shear Joy: cuts, color, men’s grooming',
    'WA State Cosmetology License (current)',
    'Reviewed every license that the office kept on file and told each nurse',
    'Active RN license holders got a letter about it in the first week of May',
    'and then again in June',
  ]);
  expect(whole.has('WA State Cosmetology License (current)')).toBe(true);
  expect(whole.has('Active RN license holders got a letter about it in the first week of May')).toBe(false);
  expect(whole.has('and then again in June')).toBe(false);
});
