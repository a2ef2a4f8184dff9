import { describe, expect, it } from 'vitest';
import { verifyText } from '../verify-text.ts';

const isTrue = (own: string, edited: string): boolean => verifyText(edited, [own]).ok;

describe('a number that is left out', () => {
  it.each([
    ['Trained 12 clerks', 'Trained clerks'],
    ['Washed 40 cars on weekends', 'Washed cars on weekends'],
    ['Raised sales from $2,000 to $3,000', 'Raised sales'],
  ])('may be missing if the rest claims no more: %s → %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(true);
  });

  it.each([
    ['Trained 1 clerk', 'Trained clerks'],
    ['Managed 2 of 12 clerks', 'Managed clerks'],
    ['Trained about 12 clerks', 'Trained exactly 12 clerks'],
    ['Trained 12 clerks', 'Trained the clerks'],
    ['Trained 12 clerks', 'Trained all clerks'],
    ['Worked 3 days in a clinic', 'Worked in a clinic for days on end'],
    ['Missed 3 deadlines', 'Missed no deadlines'],
    ['Attended 3 of 10 classes', 'Attended classes'],
    ['Cooked for 12 guests', 'Cooked for 120 guests'],
  ])('must not make the claim larger: %s → %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });
});
