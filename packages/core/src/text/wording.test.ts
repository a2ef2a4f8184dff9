import { describe, expect, it } from 'vitest';
import { findWelcome } from './wording.ts';

/** The words of a sentence that are only nice-to-have. */
function getWelcomed(sentence: string): string {
  const welcome = findWelcome(sentence);
  return [...sentence.matchAll(/[\p{L}\p{N}+#]+/gu)]
    .filter(({ index }) => welcome(index))
    .map(([word]) => word)
    .join(' ');
}

describe('findWelcome', () => {
  it.each([
    ['3 years of Java, preferably with Spring', 'preferably with Spring'],
    ['Python required, Go a plus', 'Go a plus'],
    ['Experience with Python, Go and Rust preferred', 'Experience with Python Go and Rust preferred'],
    ['Bachelor’s degree, Master’s preferred', 'Master s preferred'],
    ['Preferred skills include Go and Rust', 'Preferred skills include Go and Rust'],
    ['Must have SQL; Tableau is nice to have', 'Tableau is nice to have'],
    ['Ideally you have 2 years in Go', 'Ideally you have 2 years in Go'],
    ['Go (preferred), Python required', 'Go preferred'],
    ['Minimum 3 (preferably 5) years in oil', 'preferably 5'],
    ['Cisco certification (CCNA) preferred', 'Cisco certification CCNA preferred'],
    ['Certification is preferred (PE or PMP)', 'Certification is preferred PE or PMP'],
    ['Go preferred but not required; Python', 'Go preferred not required'],
    ['Bonus points for Rust', 'Bonus points for Rust'],
    ['Experience in retail is preferred, but SQL is needed', 'Experience in retail is preferred'],
    ['A P&C license, nice to have', 'A P C license nice to have'],
    ['LPN and retired RN welcome', 'LPN and retired RN welcome'],
  ])('%s', (sentence, expected) => {
    expect(getWelcomed(sentence).replace(/^but /, '')).toBe(expected);
  });

  it.each([
    'Achieve desired results with Go',
    'Sign-on bonus for nurses',
    'Plan preferred vendors by region',
    'Welcome guests and RN families',
    'Go is required',
  ])('finds no nice-to-have in "%s"', (sentence) => {
    expect(getWelcomed(sentence)).toBe('');
  });
});
