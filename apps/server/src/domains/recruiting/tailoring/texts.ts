import type { TruthViolation } from '@foothold/core/improve';

/** Why a text is refused, for the recruiter. */
const REFUSALS: Record<TruthViolation['code'], (text: string) => string> = {
  'new-word': (text) => `“${text}” isn’t in the member’s words.`,
  'new-skill': (text) => `${text} isn’t in the member’s words.`,
  'order-changed': () => 'We can’t tell whether this says the same as the member’s line.',
  'number-changed': (text) => `${text} isn’t a number that the member gave.`,
  'negation-dropped': (text) => `Without “${text}”, it means something else.`,
  'hedge-dropped': (text) => `Without “${text}”, it claims more than the member said.`,
  'stronger-claim': (text) => `We can’t tell whether “${text}” is what the member said they did.`,
  'date-changed': (text) => `“${text}” isn’t one of the member’s dates.`,
  'employer-changed': (text) => `“${text}” isn’t a name that the member gave.`,
  removed: () => 'This would delete what the member wrote.',
};

const MOST_SHOWN = 3;
/** Shorter words, such as “and”, say nothing by themselves. */
const MIN_LENGTH = 4;

export const explainRefusal = (violations: readonly TruthViolation[]): string =>
  [...new Set(violations.map(({ code, text }) => REFUSALS[code](text)))].slice(0, MOST_SHOWN).join(' ');

/** What a text adds, for the member: skills by name, and words that are in none of them. */
export function explainAddition(violations: readonly TruthViolation[]): string {
  const skills = violations.flatMap(({ code, text }) => (code === 'new-skill' ? text : []));
  const named = skills.join(' ').toLowerCase();
  const words = violations.flatMap(({ code, text }) =>
    code !== 'new-skill' && text.length >= MIN_LENGTH && !named.includes(text.toLowerCase()) ? text : [],
  );
  const added = [...new Set([...skills, ...words])];
  return added.length === 0 ? 'It says more than your résumé does.' : `New in it: ${added.join(', ')}.`;
}
