import { describe, expect, it } from 'vitest';
import { tidied } from './tidy.ts';

describe('tidied', () => {
  it.each([
    ['Responsible for managing staff and training nurses', 'Managed staff and trained nurses'],
    ['I successfully loaded 30 trucks a week', 'Loaded 30 trucks a week'],
    [
      'Answered calls. Successfully closed 14 tickets. Utilized Excel daily.',
      'Answered calls. Closed 14 tickets. Used Excel daily.',
    ],
    ['Presented my findings to the board', 'Presented findings to the board'],
  ])('%s', (text, after) => {
    expect(tidied(text, false)).toBe(after);
  });

  it.each([
    'Turned my instinct for numbers into reports',
    'Worked quickly and efficiently with the night crew',
    'My work spans payments and data',
    'Rated “truly distinctive” by the panel',
    'Ran errands on my own for the shop',
    'Consistently met the daily goal',
    'Received an offer after a very positive review',
    'Hired as the very first engineer',
    'Kept a truly open door',
    'Successfully appealed 4 denials',
    'Built an efficiently run kitchen',
    'Sold shares of an actively managed fund',
    'I lead the night crew and spend most of my week on the floor',
    'Seeking to use my abilities where I can help',
    'Answered 40 letters a week in a timely manner',
  ])('leaves a sentence unchanged if it would become incomplete: %s', (text) => {
    expect(tidied(text, false)).toBe(text);
  });

  it('keeps every "I" if one of them is needed', () => {
    const text = 'I answered calls while I was in school';
    expect(tidied(text, false)).toBe(text);
  });
});
