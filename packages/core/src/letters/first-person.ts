import { tidied } from '../improve/tidy.ts';
import { withoutTail } from '../improve/trim.ts';
import type { Claim, Item, Slot } from '../improve/truth/claims/claim.ts';
import { parseClaims } from '../improve/truth/claims/parse.ts';
import { tokensOf } from '../improve/truth/tokens.ts';
import { verifyText } from '../improve/truth/verify-text.ts';
import { splitSentences } from '../text/sentences.ts';
import { listVerbReadings } from '../text/verbs.ts';
import { isUncountable } from './uncountable.ts';

const MIN_WORDS = 3;
const MAX_LENGTH = 220;

/** Marks of lists, tables, addresses, and notes, which don't belong in a sentence. */
const UNFIT_PATTERN =
  /[\n\t•|<>{}[\]@#*_~=\\;!?"“”:…]|https?|www\.|\bw\/|\be\.g\b|\betc\b|\s[-–—/+]\s|[-–—,]$|\.\.|\p{L}\.\p{L}/iu;

/**
 * Verbs of what others do for a person. "Promoted to shift lead" and "Awarded Employee of the Month" don't say who did it, so "I" may be
 * wrong in front of them.
 */
const OTHERS_VERBS = new Set(
  `promote award select choose nominate elect appoint hire recognize honor rank rate vote commend invite assign entrust task accept admit grant
  employ recruit contract certify license name qualify register involve base locate tap handpick chosen publish feature`.split(
    /\s+/,
  ),
);

/** Verbs that need no object, so a preposition may follow them: "cared for patients". After any other verb, it is a passive. */
const OBJECTLESS_VERBS = new Set(
  `care work collaborate serve participate assist help volunteer teach communicate liaise contribute coordinate report respond attend act lead
  travel speak partner intern apprentice consult negotiate deal cater tend look listen adhere advise advocate answer apply assist bake bargain
  clean comply connect cook correspond drive excel experiment farm follow fundraise focus garden graduate help interact intervene interview invest
  lecture lobby manage meet mediate mentor minister move network operate perform plan play practice prepare present preside present program
  read research run sell shop sing study substitute succeed supervise talk translate troubleshoot tutor type wait weld write rotate`.split(
    /\s+/,
  ),
);

const AMOUNT_WORDS = new Set('about around under over nearly almost approximately roughly'.split(' '));
const PREPOSITIONS = new Set(
  'to as for by in at from with on of under among through during across into over about per via'.split(' '),
);

/**
 * A line of a résumé as the rest of a sentence that starts with "I": "Cared for 6 patients a shift" → "cared for 6 patients a shift". The
 * words stay the person's own. Undefined if that might not be a grammatical sentence, or might say something else.
 *
 * @param isOngoing whether the line is about an ongoing role, in which the present tense is true
 */
export function toFirstPerson(line: string, isOngoing: boolean): string | undefined {
  const plain = withoutTail(line.replace(/\s+/g, ' ').trim(), '.,');
  if (plain.length > MAX_LENGTH || UNFIT_PATTERN.test(plain) || splitSentences(plain).length !== 1) return undefined;
  if (plain.split('(').length !== plain.split(')').length) return undefined;
  const text = withDuty(tidied(plain.replace(/^I\s+/, ''), isOngoing), isOngoing);
  if (!isPredicate(text, isOngoing) && !isDescription(text, isOngoing)) return undefined;
  const rest = text.charAt(0).toLowerCase() + text.slice(1);
  return verifyText(`I ${rest}.`, [plain]).ok ? rest : undefined;
}

/** "Responsible for the night shift" lacks only its verb. */
const withDuty = (text: string, isOngoing: boolean): string =>
  DUTY_PATTERN.test(text) ? `${isOngoing ? 'am' : 'was'} ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

const DUTY_PATTERN = /^(?:responsible for|in charge of|accountable for|part of)\b/i;

/** Whether the text says what the person is or was: "was responsible for the night shift". */
function isDescription(text: string, isOngoing: boolean): boolean {
  const verb = /^(was|am)\s+(?:partly |jointly |solely )?(.*)$/i.exec(text);
  if (!verb?.[1] || !verb[2] || !DUTY_PATTERN.test(verb[2])) return false;
  if (/^am$/i.test(verb[1]) && !isOngoing) return false;
  const { claims } = parseClaims(text);
  return claims.length > 0 && claims.every(({ unclear, slots }) => !unclear && slots.every(isSlotComplete));
}

/** Whether "I" can precede the text. */
function isPredicate(text: string, isOngoing: boolean): boolean {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ text: word }) => !word.endsWith('ly'));
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (at < 0 || at > 1 || !verb || !next || tokens.length < MIN_WORDS) return false;
  if ((next.glued && next.text !== ',') || /^\p{Lu}\p{Lu}/u.test(text.slice(verb.start))) return false;
  const form = findForm(verb.text, isOngoing);
  if (form === undefined) return false;
  const bases = listVerbReadings(verb.text).map(({ base }) => base);
  if (next.kind === 'mark' && !/[$€£,]/.test(next.text)) return false;
  const isObjectSure =
    next.kind === 'number' || /^(?:a|an|the|my|our|all|new|each|every|both|over|up)$/.test(next.text);
  if (bases.some((base) => OTHERS_VERBS.has(base)) && !isObjectSure) return false;
  if (next.text === 'by') return false;
  const isAmount = AMOUNT_WORDS.has(next.text) && tokens[at + 2]?.kind === 'number';
  if (PREPOSITIONS.has(next.text) && !isObjectSure && !isAmount && !bases.some((base) => OBJECTLESS_VERBS.has(base)))
    return false;
  const { claims } = parseClaims(text);
  return claims.length > 0 && claims.every((claim) => isSound(claim, form)) && isJoined(text, claims);
}

/** The form in which the verbs of the line have to be. */
function findForm(word: string, isOngoing: boolean): 'past' | 'base' | undefined {
  const forms = listVerbReadings(word).map(({ form }) => form);
  if (forms.includes('past')) return 'past';
  return isOngoing && forms.includes('base') ? 'base' : undefined;
}

function isSound(claim: Claim, form: 'past' | 'base'): boolean {
  if (claim.unclear || claim.standing.includes('passive')) return false;
  if ((claim.link === 'main' || claim.link === 'and') && (claim.verb === '' || claim.form !== form)) return false;
  return claim.slots.every(isSlotComplete);
}

const isSlotComplete = ({ items }: Slot): boolean => items.every(isComplete);

/** Résumés drop articles ("managed team of 5"), sentences can't. */
function isComplete(item: Item): boolean {
  const isBareName = item.isName || item.head.startsWith('~') || item.isNumbered;
  const isFine =
    !item.bare ||
    item.plural ||
    isBareName ||
    item.numbers.length > 0 ||
    item.quantifiers.length > 0 ||
    item.head === '';
  return (isFine || isUncountable(item.head)) && item.of.every(isComplete);
}

/** Whether the last of several statements is joined by "and": "cooked, cleaned, served" is a list, not a sentence. */
function isJoined(text: string, claims: readonly Claim[]): boolean {
  const statements = claims.filter(({ link }) => link === 'main' || link === 'and');
  return statements.length < 2 || /\b(?:and|or|but)\b|&/i.test(text);
}
