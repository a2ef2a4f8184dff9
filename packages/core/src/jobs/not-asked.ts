import { listVerbReadings } from '../text/verbs.ts';
import { NOT_ASKED_RULES } from './not-asked-rules.ts';
import type { NamePlace, Rule } from './not-asked-types.ts';

/** Verbs in the third person that start a requirement; any other starts a duty ("Maintains the calendar"). */
const STATE_VERBS = new Set(
  'act appreciate believe care communicate demonstrate display embrace enjoy excel exhibit have hold know like love own possess require see show speak take thrive understand value want work'.split(
    ' ',
  ),
);

const DEGREE_PATTERN = /^(?:associates|bachelors|masters|doctorates)$/i;
/** A short statement whose verb is directly before a name says what the reader can do: "Programs in Python", "Drives a forklift". */
const ABILITY_PATTERN = /^\W*(?:[\p{L}’'-]+ (?:(?:an?|the|in|with|on) )?)?$/u;

const FIRST_WORDS_PATTERN = /([\p{L}’'-]+)(?:[^\p{L}’'-]+([\p{L}’'-]+))?/u;

/**
 * Whether a sentence states a duty, whatever the heading over it says.
 *
 * @param text a sentence
 * @param start the offset of the name that it may ask for
 */
export function isDuty(text: string, start: number): boolean {
  const [, first = '', second = ''] = FIRST_WORDS_PATTERN.exec(text.slice(0, 200)) ?? [];
  const [reading] = listVerbReadings(first).filter(({ form }) => form === 'third');
  const isAbility = text.length <= MAX_ITEM && ABILITY_PATTERN.test(text.slice(0, start));
  // "Sales experience" and "Controls engineering" start with a noun.
  return (
    reading !== undefined &&
    !isAbility &&
    !DEGREE_PATTERN.test(first) &&
    !STATE_VERBS.has(reading.base) &&
    /^(?:an?|the|all|and|any|each|our|their|its|with|in|on|to|for|as|that|new|[a-z]+ly)$/i.test(second)
  );
}

/** Nouns and asides that only look like a requirement: "customer needs", "as required", "gather requirements". */
const SEEMS_REQUIRED_PATTERN =
  /\b(?:as|if|when|where|whenever) (?:required|needed|necessary)\b|\brequired (?:under|by)\b|\b(?:customers?|clients?|users?|patients?|guests?|members?|employees?|students?|business|their|our|the|promotional|staffing|care|of|meet|special) needs\b|(?<!^\W*|:\s*)(?<!(?:minimum|basic|job|position|general|physical|special|skill|skills|other|additional|key|education\w*|experience|the|following|essential|absolute|an?) )requirements?\b(?!\s*(?::|includ|are\b|is\b|for this))/gi;

export const withoutSeeming = (text: string): string => text.replace(SEEMS_REQUIRED_PATTERN, '');

/** What a name is instead of a requirement, by the rules of `NOT_ASKED_RULES`; undefined if the sentence may ask for it. */
export const findReasonNotAsked = (place: NamePlace): NotAskedReason | undefined =>
  NOT_ASKED_RULES.find((rule) => applies(rule, place))?.reason;

export type NotAskedReason = (typeof NOT_ASKED_RULES)[number]['reason'];

function applies(rule: Rule, place: NamePlace): boolean {
  return (
    (rule.clause?.test(place.clause) ?? true) &&
    (rule.name?.test(place.name) ?? true) &&
    (rule.after?.test(place.after) ?? true) &&
    (rule.from?.test(place.rest) ?? true) &&
    (rule.if?.(place) ?? true) &&
    !rule.unless?.(place)
  );
}

const ASKED_PATTERN =
  /\b(?:must|require[sd]?|need(?:ed|s)?|experienced?|proficien\w+|knowledge|knowledgeable|skill\w*|expertise|familiar\w*|abilit(?:y|ies)|able to|understanding|background|fluen\w+|certifi\w+|licen\w+|degree|years?|strong|excellent|good|proven|demonstrated?|qualif\w+|should|candidates?|applicants?|looking for|seeking)\b/i;
/** A line that is hardly longer than a name is an item of a list of requirements. */
const MAX_ITEM = 60;

/** Whether the sentence that names a skill clearly asks for it. Otherwise it is safe to say only that the description names it. */
export const asksInWords = (quote: string): boolean =>
  quote.length <= MAX_ITEM || ASKED_PATTERN.test(withoutSeeming(quote));
