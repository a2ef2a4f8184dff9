import { MAX_JOB_LENGTH } from '../text/limits.ts';
import { sentencesOf } from '../text/sentences.ts';
import { type Welcome, welcomeIn } from '../text/wording.ts';
import { CLEARANCE } from './clearance.ts';
import type { Sponsorship } from './types.ts';
import {
  CITIZENS,
  CLEARANCE_REQUIREMENT,
  DOES_NOT,
  MAY_SAY,
  NEGATED,
  NOT_CITIZENS,
  QUESTION,
  SPONSORS,
} from './wording.ts';

export interface SponsorshipReading {
  value: Sponsorship;
  /** The sentence that says so; absent only where the value is `unknown`. */
  quote?: string;
}

/** Where one text says two things, the one that shuts more people out is the one to show. */
const ORDER: readonly (readonly [Sponsorship, (sentence: string) => boolean])[] = [
  ['citizens-or-clearance', requiresCitizenship],
  ['does-not-sponsor', (sentence) => DOES_NOT.some((pattern) => pattern.test(sentence))],
  ['sponsors', (sentence) => SPONSORS.some((pattern) => pattern.test(sentence)) && !NEGATED.test(sentence)],
];

/**
 * What a listing says about sponsoring a work visa, with the sentence that says it. `citizens-or-clearance` where it takes only citizens, people
 * whom export law treats alike, or holders of a security clearance; `sponsors` also where it says that it may. Asking whether someone may
 * work in the country says nothing about sponsorship and stays `unknown`; so do silence, a mere preference and a question to the
 * reader. Never throws; a text over `MAX_JOB_LENGTH` is cut.
 */
export function sponsorshipOf(text: string): SponsorshipReading {
  const sentences = sentencesOf(text.slice(0, MAX_JOB_LENGTH)).filter(
    ({ text: words }) => MAY_SAY.test(words) && !QUESTION.test(words),
  );
  for (const [value, says] of ORDER) {
    const sentence = sentences.find(({ text: words }) => says(words));
    if (sentence) return { value, quote: sentence.text };
  }
  return { value: 'unknown' };
}

function requiresCitizenship(sentence: string): boolean {
  if (NOT_CITIZENS.test(sentence)) return false;
  const welcome = welcomeIn(sentence);
  return CITIZENS.some((pattern) => isAsked(pattern, sentence, welcome)) || requiresClearance(sentence, welcome);
}

function requiresClearance(sentence: string, welcome: Welcome): boolean {
  return isAsked(CLEARANCE, sentence, welcome) && (CLEARANCE_REQUIREMENT.test(sentence) || sentence.length <= SHORT);
}

/** An item of a list that names a clearance and nothing else asks for it. */
const SHORT = 60;

function isAsked(pattern: RegExp, sentence: string, welcome: Welcome): boolean {
  const match = pattern.exec(sentence);
  return match !== null && !welcome(match.index);
}
