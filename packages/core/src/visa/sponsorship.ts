import { sentencesOf } from '../jobs/sentences.ts';
import type { Sponsorship } from '../matching/types.ts';

export interface SponsorshipReading {
  value: Sponsorship;
  /** The sentence that says so; absent only where the value is `unknown`. */
  quote?: string;
}

const CITIZENS =
  /\b(?:(?:must be|only|require[sd]?|be) (?:an? )?(?:u\.?s\.?|united states) citizens?|(?:u\.?s\.?|united states) citizen(?:s|ship)(?: (?:is|are))? (?:only|required|mandatory)|citizenship (?:is )?required|(?:active|current|must (?:have|hold|possess)|ability to obtain|able to obtain|obtain and maintain)[^.]{0,60}(?:security )?clearance|clearance (?:is )?required|us citizens? (?:or|and) (?:green card|permanent)[^.]{0,20}only)/i;

const DOES_NOT =
  /\b(?:(?:no|not|unable|cannot|can't|can’t|won't|won’t|does not|do not|don't|don’t|without)[^.]{0,60}\bsponsor(?:s|ed|ing|ship)?\b|sponsorship (?:is )?(?:not|unavailable)|sponsorship will not|without (?:the )?(?:need for |requiring )?(?:visa |employer |company )?sponsorship|no (?:h-?1b|visas?|c2c)\b)/i;

const SPONSORS =
  /\b(?:(?:visa |h-?1b )?sponsorship (?:is )?(?:available|offered|provided|possible|considered)|(?:we|will|can|do|able to|happy to|willing to)(?: also)? sponsor\b[^.]{0,30}(?:visas?|h-?1b|work)|(?:offer|offers|provide|provides|open to)[^.]{0,20}(?:visa|h-?1b)[^.]{0,12}sponsorship|h-?1b transfers? (?:welcome|accepted|available))/i;

/** Where one text says two things, the one that shuts more people out is the one to show. */
const ORDER: readonly (readonly [Sponsorship, RegExp])[] = [
  ['citizens-or-clearance', CITIZENS],
  ['does-not-sponsor', DOES_NOT],
  ['sponsors', SPONSORS],
];

/**
 * What a listing says about sponsoring a work visa, with the sentence that says it. Asking whether someone may work in the country
 * says nothing about sponsorship and stays `unknown`; so does silence.
 */
export function sponsorshipOf(text: string): SponsorshipReading {
  const sentences = sentencesOf(text.slice(0, 100_000));
  for (const [value, pattern] of ORDER) {
    const sentence = sentences.find(({ text: words }) => pattern.test(words));
    if (sentence) return { value, quote: sentence.text };
  }
  return { value: 'unknown' };
}
