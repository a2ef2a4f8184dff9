import { findDates, isPresent, parseDate } from '../resume/index.ts';
import { getSkillById } from '../skills/index.ts';
import { parseClaims } from './truth/claims/parse.ts';
import { NEGATION_WORDS } from './truth/lexicon.ts';
import { tokensOf } from './truth/tokens.ts';
import type { ConfirmedFact } from './types.ts';

const AFFIRMATIVES = new Set(['yes', 'yeah', 'yep', 'sure', 'well', 'correct']);
const UNSURE_ANSWERS = ['not sure', "don't know", 'do not know', 'no idea', 'unsure', 'n/a', 'none', 'nothing'];

/** The answer without a leading "Yes,"; empty if that is all it says. */
export function bodyOf(answer: string): string {
  const tokens = tokensOf(answer);
  let i = 0;
  while (
    AFFIRMATIVES.has(tokens[i]?.text ?? '') ||
    (i > 0 && [',', '.', ':', '-', ';', '!'].includes(tokens[i]?.text ?? ''))
  )
    i++;
  const first = tokens[i];
  return first ? answer.slice(first.start).trim() : '';
}

/** Whether the answer is no, or that the person doesn't know: neither leads to a proposal. */
export function isDenial(answer: string): boolean {
  const text = answer.trim().toLowerCase().replaceAll('’', "'");
  if (UNSURE_ANSWERS.some((phrase) => text.startsWith(phrase))) return true;
  const opening = tokensOf(answer)
    .slice(0, 4)
    .map((token) => token.text);
  return opening.some((word) => NEGATION_WORDS.has(word));
}

/** A date in the résumé's format, from an answer such as "March 2021", "2021-03", or "still there". A missing month is never added. */
export function dateOf(answer: string): string | undefined {
  const single = parseDate(answer);
  if (single) return single;
  if (findDates(answer).length === 0 && isPresent(answer)) return 'present';
  return undefined;
}

/** Verbs that only mean that something was used or known. */
const BARE_USE = new Set('use work-with know have do try see learn study touch play deal-with like get be'.split(' '));
const VAGUE_ANSWER_PATTERN =
  /\b(?:a (?:bit|little)|some(?:what|times| experience)?|kind of|sort of|a few times|once or twice|now and then|here and there|dabbled|played (?:around )?with|familiar|basics?|basic|briefly|not much|stuff|things|etc)\b/i;

/** Whether an answer says so little that we ask again: "used it a bit". */
export const isVague = (answer: string): boolean => VAGUE_ANSWER_PATTERN.test(answer);

/** Whether an answer to "how many" or "how often" says so in figures or words. */
const hasQuantity = (answer: string): boolean =>
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred|thousand|million|dozen|half|third|quarter|double[ds]?|every|each|per|daily|nightly|weekly|monthly|hourly|yearly|once|twice|all|whole|entire)\b/i.test(
    answer,
  );

/**
 * Whether an answer about a skill says what was done with it: an action with an object or an amount, and no "a bit". Other answers lead to a follow-up
 * question, and so do amounts without a number, such as "a lot". Licenses, languages, and fields are either given or not.
 */
export function isConcrete({ text, skill, target }: Pick<ConfirmedFact, 'text' | 'skill' | 'target'>): boolean {
  if (isDenial(text)) return false;
  const kind = skill === undefined ? undefined : getSkillById(skill)?.kind;
  const isAboutRole = target !== undefined && /^(?:work|volunteer|projects)\/[^/]+$/.test(target);
  if (skill === undefined && target !== undefined && /\/bullets\//.test(target)) return hasQuantity(text);
  if ((skill === undefined && !isAboutRole) || kind === 'license' || kind === 'language') return true;
  const body = bodyOf(text);
  if (isVague(body)) return false;
  // "Did triage for 30 patients a week" states how much and for whom, whatever the verb.
  const hasAmount = /\b\d/.test(body);
  return parseClaims(body).claims.some(
    ({ verb, slots }) =>
      verb !== '' &&
      (hasAmount || !BARE_USE.has(verb)) &&
      slots.some(({ items }) => items.some(({ head }) => !/^(?:it|them|that)$/.test(head))),
  );
}
