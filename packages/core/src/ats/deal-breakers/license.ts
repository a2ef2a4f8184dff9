import type { KnockoutQuestion } from '../../jobs/types.ts';
import { findSkills, impliedBy } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import type { Facts } from '../facts/index.ts';
import { comparable } from '../wording/words.ts';
import { type Answer, type Answerer, answeredBy, UNKNOWN } from './answer.ts';
import { type Statement, statementsOf } from './statements.ts';
import { statusOf } from './status.ts';

/** Words that any sentence about a license may contain; the remaining words identify the license. */
const COMMON = new Set(
  `a an the of or and in to for be is are at with by on must have hold possess obtain maintain required requires require requirement license
  licensed licensure licenses certification certifications certificate certified certificates registration registered credential credentials
  card permit valid current active state unrestricted professional hire time application upon independent record clean good standing your you
  this job position above admission admitted issued related any all who may cannot considered`.split(/\s+/),
);
const CREDENTIAL =
  /\b(?:licen[sc]\w*|certif\w*|card|permit|registered|registration|endorsements?|bar|active|current|CPR|valid)\b|\b[A-Z]{2,6}(?:-[A-Z]{1,3})?\b/;
/** A lower level, with the words people use for it, doesn't meet the requirement. */
const ABOUT_SELF = /^(?:certifications|skills|other|contact|summary|awards)/;
const MOST = 140;

/** A license or certificate: held or, in the résumé's own words, not yet or no longer held. A different one, or silence, leaves the answer unknown. */
export const license: Answerer = (facts, question) => {
  const { skill } = question;
  return skill === undefined
    ? byWords(facts, question)
    : bySkill(facts, [skill, ...(question.anyOf ?? [])], question.quote);
};

/** How people describe a license before they have it, and spellings of some that the vocabulary doesn't have. */
const ON_THE_WAY: Readonly<Record<SkillId, RegExp>> = {
  'bar-admission': /\bbar exam\b|\bbar admission\b/i,
  'registered-nurse': /\bNCLEX-?RN\b|\bRN bridge\b|\bto-RN\b/i,
  'licensed-practical-nurse': /\bNCLEX-?PN\b/i,
  'pharmacist-license': /\bNAPLEX\b|\bpharm\.?d\.? (?:student|candidate)\b/i,
  'certified-public-accountant': /\bCPA\b/,
  'class-a-cdl': /\bclass A\b/i,
  'class-b-cdl': /\bclass B\b/i,
  'teaching-certificate': /\bpraxis\b|\bstudent teacher\b/i,
};
/** Letters of the endorsements on a commercial license. */
const ENDORSEMENTS: Readonly<Record<SkillId, string>> = {
  'hazmat-endorsement': 'H',
  'tanker-endorsement': 'N',
  'passenger-endorsement': 'P',
  'school-bus-endorsement': 'S',
  'doubles-and-triples-endorsement': 'T',
};

const ALTERNATIVES = /\s(?:or|and\/or)\s/i;

function bySkill(facts: Facts, wanted: readonly SkillId[], quote: string): Answer {
  const rest = restOf(quote, wanted);
  let best = UNKNOWN;
  for (const statement of claimsOf(facts)) {
    const place = placeOfLicense(statement.text, wanted);
    if (!place) continue;
    const answer = answerOf(facts, statement, place.start, place.end);
    const held = new Set(comparable(statement.text).split(' ').map(stem));
    if (answer.answer === 'met' && rest.every((word) => held.has(stem(word)))) return answer;
    if (answer.answer === 'not-met' && best.answer === 'unknown') best = answer;
  }
  return best.answer === 'unknown' ? onTheWay(facts, wanted) : best;
}

function placeOfLicense(text: string, wanted: readonly SkillId[]): { start: number; end: number } | undefined {
  const written = normalized(text);
  const mention = findSkills(written, { context: 'list' }).find(({ skill }) =>
    [skill, ...impliedBy(skill)].some((one) => wanted.includes(one)),
  );
  if (mention) return mention;
  const letters = /\bendorsements?:?\s*([A-Z](?:[,/ &]+[A-Z]\b)*)/.exec(text);
  const isEndorsed = wanted.some((skill) => letters?.[1]?.split(/[,/ &]+/).includes(ENDORSEMENTS[skill] ?? '–'));
  if (letters && isEndorsed) return { start: letters.index, end: letters.index + letters[0].length };
  return undefined;
}

/** A line about working toward a license shows at most that the person doesn't hold it yet. */
function onTheWay(facts: Facts, wanted: readonly SkillId[]): Answer {
  const statement = claimsOf(facts).find(({ text }) => wanted.some((skill) => ON_THE_WAY[skill]?.test(text)));
  if (!statement || statusOf(statement.text, facts.asOf) !== 'not-held') return UNKNOWN;
  return answeredBy(facts, 'not-met', statement);
}

/** "R.N." is RN, "Commercial driver's license, Class A" is a Class A CDL, and "P&C" is expanded. */
function normalized(text: string): string {
  return text
    .replace(/\b([A-Z])\.([A-Z])\.(?:([A-Z])\.)?/g, '$1$2$3')
    .replace(/\bcommercial driver[’']?s? licen[sc]e,?\s+(class [ABC])\b/i, '$1 CDL')
    .replace(/\bP ?& ?C\b/, 'property and casualty');
}

/** What a short sentence adds to a license's name: "infant and child CPR", "special education teaching license". */
function restOf(quote: string, wanted: readonly SkillId[]): string[] {
  const mentions = findSkills(quote).filter(({ skill }) => wanted.includes(skill));
  const [mention] = mentions;
  if (!mention || mentions.length > 1 || ALTERNATIVES.test(quote) || quote.includes('(')) return [];
  const rest = wordsOf(`${quote.slice(0, mention.start)} ${quote.slice(mention.end)}`);
  return rest.length <= MOST_REST && quote.length <= SHORT_QUOTE ? rest : [];
}

const MOST_REST = 2;
const SHORT_QUOTE = 60;

function byWords(facts: Facts, { quote }: KnockoutQuestion): Answer {
  const options = quote
    .split(/\s(?:or|and\/or)\s|\//i)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const [whole] = options;
  if (!whole || options.every((words) => words.length > 4)) return UNKNOWN;
  let best = UNKNOWN;
  for (const statement of claimsOf(facts)) {
    if (!CREDENTIAL.test(statement.text) && !isBelow(quote, statement)) continue;
    const held = new Set(comparable(normalized(statement.text)).split(' ').map(stem));
    if (isBelow(quote, statement)) return answeredBy(facts, 'not-met', statement);
    if (!options.some((words) => words.every((word) => held.has(stem(word))))) continue;
    const answer = answerOf(facts, statement, 0, statement.text.length);
    if (answer.answer === 'met') return answer;
    if (best.answer === 'unknown') best = answer;
  }
  return best;
}

/** An apprentice is working toward the journeyman's license. */
const isBelow = (quote: string, { text }: Statement): boolean =>
  /\bjourneyman\b|\bmaster (?:electrician|plumber)/i.test(quote) &&
  /\bapprentice\b/i.test(text) &&
  !/\bjourneyman\b/i.test(text);

const stem = (word: string): string => word.replace(/(?:ies|es|s|y)$/, '').slice(0, 7);
const wordsOf = (text: string): string[] =>
  comparable(text)
    .split(' ')
    .filter((word) => word !== '' && !COMMON.has(word));

/** Lines in which a person says what they hold; a title or a line of a role describes work. */
function claimsOf(facts: Facts): Statement[] {
  return statementsOf(facts).filter(
    ({ text, path }) => text.length <= MOST && (path === undefined || ABOUT_SELF.test(path)),
  );
}

/** The status in the part of the line that is about this license: "LMSW, active; LCSW exam not yet taken". */
function answerOf(facts: Facts, statement: Statement, start: number, end: number): Answer {
  const { text, path } = statement;
  const from = text.lastIndexOf(';', start) + 1;
  const stop = text.indexOf(';', end);
  const status = statusOf(text.slice(from, stop < 0 ? text.length : stop), facts.asOf);
  if (status === 'held') {
    // A line outside every field claims a license only if it contains nothing else.
    const isClaim = path !== undefined || isAlone(text, start, end);
    return isClaim ? answeredBy(facts, 'met', statement) : UNKNOWN;
  }
  return status === 'not-held' ? answeredBy(facts, 'not-met', statement) : UNKNOWN;
}

const ALONE = 60;

function isAlone(text: string, start: number, end: number): boolean {
  return text.length <= ALONE && start <= 25 && !/\b(?:work|with|for|at)\b/i.test(text.slice(0, start)) && end > 0;
}
