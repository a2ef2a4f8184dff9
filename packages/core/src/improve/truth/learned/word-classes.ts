import { subjectOf } from '../../../text/word-vectors/index.ts';
import { DROPPABLE, PADDING } from '../claims/words/function-words.ts';
import { namesPerson } from '../claims/words/people.ts';
import { LIGHT_VERBS, standingOf } from '../claims/words/verbs.ts';
import { LIMITING, RESULT_VERBS, SCOPE_VERBS } from '../claims/words/weights.ts';
import { HEDGE_WORDS, NEGATION_WORDS, SCOPE_WORDS, TURNING_WORDS, UNIQUE_WITH_ARTICLE } from '../lexicon.ts';
import type { Unit } from './units.ts';

/** Words that make a claim larger. */
const ENLARGING = new Set(
  `least every all each always only sole solely entire entirely whole full fully across multiple various independently single-handedly personally directly alone never
  complete completely successfully expert native fluent certified licensed registered senior chief head lead manager director supervisor boss master owner founder
  regional national state statewide nationwide global international company-wide companywide district region entire winner champion award recognized top best first
  zero perfect without error professional advanced extensive extensively heavily strong exclusively`.split(/\s+/),
);

const STANDING = new Set(
  `somewhat still supposed trainee training candidate runner-up runner second next might may could would yet soon scheduled apply applied pending expected halfway half part beginner
  basic intro introductory student intern internship volunteer unpaid class course coursework practice mock supervised supervision approval review reviewed shadow watch observe
  attempt try almost nearly mostly some few sometimes occasionally rarely once backup relief fill-in substitute temp temporary seasonal summer assistant junior jv entry apprentice
  learning learn familiar exposure know guess estimate roughly maybe probably nominated nominee finalist second-place third-place co team group together we our`.split(
    /\s+/,
  ),
);

/** Whether a word makes a claim larger. */
export const isEnlarging = ({ term }: Unit): boolean => ENLARGING.has(term.text) || ENLARGING.has(term.noun);

/** Whether a word says that something isn't so yet, or not fully, or isn't the person's own doing. */
export const isStanding = ({ term }: Pick<Unit, 'term'>): boolean => STANDING.has(term.text) || STANDING.has(term.noun);

/** What kind of word it is, apart from its meaning. */
export function classesOf({ term, verbs, use }: Unit): string[] {
  const { text, noun } = term;
  const classes: string[] = [];
  if (NEGATION_WORDS.has(text) || term.kind === 'negation') classes.push('negation');
  if (HEDGE_WORDS.has(text)) classes.push('hedge');
  if (SCOPE_WORDS.has(text)) classes.push('scope');
  if (TURNING_WORDS.has(text)) classes.push('turning');
  if (UNIQUE_WITH_ARTICLE.has(text)) classes.push('unique');
  if (LIMITING.has(text)) classes.push('limiting');
  if (isStanding({ term })) classes.push('standing');
  if (DROPPABLE.has(text)) classes.push('droppable');
  if (PADDING.has(text)) classes.push('padding');
  if (namesPerson(noun)) classes.push('person');
  if (verbs.some((verb) => SCOPE_VERBS.has(verb))) classes.push('scope-verb');
  if (verbs.some((verb) => RESULT_VERBS.has(verb))) classes.push('result-verb');
  if (verbs.some((verb) => LIGHT_VERBS.has(verb))) classes.push('light-verb');
  for (const verb of verbs) {
    const standing = standingOf(verb);
    if (standing) classes.push(`standing-${standing}`);
  }
  if (use === 'number') classes.push('number');
  if (use === 'name') classes.push('skill');
  if (/^\p{Lu}/u.test(term.raw) && term.start > 0) classes.push('capital');
  if (/^\p{Lu}{2,}/u.test(term.raw)) classes.push('capitals');
  return classes;
}

/** What its meaning is about, by WordNet's subjects. */
export function subjectsOf({ term, verbs, use }: Unit): string {
  if (use === 'act' || use === 'verbal') {
    const subject = verbs.map((verb) => subjectOf(verb, 'v')).find((one) => one !== undefined);
    if (subject !== undefined) return `v${subject}`;
  }
  const noun = subjectOf(term.noun, 'n');
  if (noun !== undefined) return `n${noun}`;
  const quality = subjectOf(term.text, 'a');
  return quality === undefined ? 'none' : `a${quality}`;
}

/** Its base form, as a verb or a noun. */
export const baseOf = ({ term, verbs, use }: Unit): string =>
  ((use === 'act' || use === 'verbal') && verbs[0]) || term.noun;
