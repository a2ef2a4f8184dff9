import { describe, expect, it } from 'vitest';
import { splitName } from './name.ts';

describe('splitName', () => {
  it.each([
    ['Maya Torres', { first: 'Maya', middle: '', last: 'Torres' }],
    ['Maya J. Torres', { first: 'Maya', middle: 'J.', last: 'Torres' }],
    ['Maya Torres, RN, BSN', { first: 'Maya', middle: '', last: 'Torres' }],
    ['Maya Torres Jr.', { first: 'Maya', middle: '', last: 'Torres' }],
    ['Ludwig van der Berg', { first: 'Ludwig', middle: '', last: 'van der Berg' }],
    ['Prince', { first: 'Prince', middle: '', last: '' }],
    ['', { first: '', middle: '', last: '' }],
  ])('splits %s', (full, parts) => {
    expect(splitName(full)).toEqual(parts);
  });

  it.each(['María José Lopez Garcia', 'Nguyen Thi Minh', 'Anna Maria Rossi'])(
    'doesn’t guess the family name of %s',
    (full) => {
      expect(splitName(full)).toMatchObject({ middle: '', last: '' });
    },
  );
});
