import type { KnockoutQuestion } from '../../jobs/types.ts';
import { US_STATES } from '../../text/us-states.ts';
import type { Facts } from '../facts/index.ts';
import { type Answer, answerFromStatement, UNKNOWN } from './answer.ts';
import { isListedCredential } from './credential-lines.ts';
import { coversState } from './license-places.ts';
import { findLowerStep } from './license-steps.ts';
import { findSpan, isOfCredentials, normalizeCredential, splitWords } from './license-words.ts';
import { listShortLines } from './statements.ts';
import { findStatesInLine } from './states.ts';
import { readStatus } from './status.ts';

const CREDENTIAL_PATTERN =
  /\b(?:licen[sc]\w*|certif\w*|card|permit|registered|registration|endorsements?|bar|active|current|CPR|valid|exam|test)\b|\b[A-Z]{2,6}(?:-[A-Z]{1,3})?\b/;

/** The answer about a license that isn’t in the vocabulary, by the words of its name. */
export function checkByWords(facts: Facts, { quote }: KnockoutQuestion): Answer {
  const options = [...listWordings(quote), ...listInitials(quote), ...listTitleWordings(facts.job?.title)];
  if (options.length === 0) return UNKNOWN;
  const lower = findLowerStep(facts, quote);
  if (lower) return answerFromStatement(facts, 'not-met', lower);
  let best = UNKNOWN;
  for (const statement of listShortLines(facts)) {
    const text = normalizeCredential(statement.text);
    if (!CREDENTIAL_PATTERN.test(text)) continue;
    const place = options.map((words) => findSpan(text, words)).find((found) => found !== undefined);
    if (!place) continue;
    const status = readStatus(text, place, facts.asOf, {
      isEntry: isListedCredential(facts, statement) || isOfCredentials(statement),
    });
    const saysHeld = SAYS_HELD_PATTERN.test(text) || isOfCredentials(statement) || isListedCredential(facts, statement);
    if (status === 'held' && saysHeld && coversState(quote, text, place))
      return answerFromStatement(facts, 'met', statement);
    if (status === 'not-held' && best.answer === 'unknown') best = answerFromStatement(facts, 'not-met', statement);
  }
  return best;
}

/** Without the vocabulary's name, a line has to say that it is about a license, or to consist of initials. */
const SAYS_HELD_PATTERN =
  /\b(?:licen[sc]\w*|lic|certif\w*|cert|card|permit|registered|registration|credential\w*|endorsements?|bar)\b|\b[A-Z]{3,6}\b/;

/** The words of each license that meets a sentence: its name with what narrows it down, "license with psychiatric or pediatric certification". */
function listWordings(quote: string): string[][] {
  const [whole = quote] = NAMED_PATTERN.exec(quote) ?? [];
  // "Elevator mechanic: state conveyance license": the words before the colon are the job's.
  const named = whole.split(/:\s/).at(-1) ?? whole;
  const [rest = ''] = quote.slice(whole.length).split(TIME_OR_MANNER_PATTERN);
  const states = findStatesInLine(quote);
  const isState = (word: string) => findStatesInLine(word).length > 0 || states.includes(word.toUpperCase());
  const narrowing = rest.split(OR_PATTERN).map((part) => splitWords(part).filter((word) => !isState(word)));
  return named
    .split(OR_PATTERN)
    .map((part) => splitWords(part).filter((word) => !isState(word)))
    .filter(({ length }) => length > 0 && length <= MAX_NAME_WORDS)
    .flatMap((name) => narrowing.map((words) => [...name, ...words]));
}

const OR_PATTERN = /\s(?:or|and\/or)\s|\//i;

/** The name of a license up to the word that says that it is one. */
const NAMED_PATTERN =
  /^.*?\b(?:licen[sc]e|licensure|certification|certificate|credential|registration|card|permit|endorsement)s?\b/i;

/** From here on, a sentence says when, how, or from whom the license is needed, and no longer which one. */
const TIME_OR_MANNER_PATTERN =
  /[.;(]|\s[–—-]\s|\b(?:is|are|be|must|shall|will|required?|requires|preferred|needed|necessary|mandatory|within|by|before|prior|upon|at|on|during|after|when|while|to|that|which|who|from|through|issued|as|without|not|no|if|or (?:the )?(?:ability|willing\w*|able|eligib\w+|equivalent))\b/i;

const MAX_NAME_WORDS = 4;

/** Initials that a sentence gives for the license: "Licensed (LVT)". */
const listInitials = (quote: string): string[][] =>
  [...quote.matchAll(/\b[A-Z]{3,6}\b/g)].flatMap(([word]) => (US_STATES.has(word) ? [] : [[word.toLowerCase()]]));

/** Who is asked for a license without a name is asked for that of the job: "Sonographer. Registered only." */
function listTitleWordings(title = ''): string[][] {
  const [head = ''] = title.split(/\s[–—-]\s|[,(:/|]/);
  const words = splitWords(head).filter((word) => !RANK_WORDS.has(word));
  return words.length > 0 && words.length <= 3 ? [words] : [];
}

const RANK_WORDS = new Set(
  'senior junior lead head chief staff assistant associate manager director supervisor i ii iii part full time per diem prn wanted'.split(
    ' ',
  ),
);
