import { describe, expect, it } from 'vitest';
import { findStates } from './us-states.ts';

describe('findStates', () => {
  it.each([
    ['Salem, OR', ['OR']],
    ['must live in Ohio, Indiana or Kentucky', ['OH', 'IN', 'KY']],
    ['We hire in AZ, NM or TX', ['AZ', 'NM', 'TX']],
    ['RN (OH)', ['OH']],
    ['OH license', ['OH']],
    ['Charleston, West Virginia', ['WV']],
    ['Washington, D.C.', ['DC']],
  ])('reads the states of “%s”', (text, expected) => {
    expect(findStates(text)).toEqual(expected);
  });

  it.each(['Kansas City, MO'])("doesn't read the city name in “%s” as its state", (text) => {
    expect(findStates(text)).toEqual(['MO']);
  });

  it.each(['Come IN and say HI', 'Me or you', 'OK to start now'])('finds none in “%s”', (text) => {
    expect(findStates(text)).toEqual([]);
  });
});
