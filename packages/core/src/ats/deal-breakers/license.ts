import type { KnockoutQuestion } from '../../jobs/types.ts';
import { findSkills, impliedBy } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import type { Facts } from '../facts/index.ts';
import { comparable } from '../wording/words.ts';
import { type Answer, type Answerer, answeredBy, UNKNOWN } from './answer.ts';
import { type Statement, statementsOf } from './statements.ts';
import { statusOf } from './status.ts';

/** Words that every sentence about a license may hold; what is left says which one. */
const COMMON = new Set(
  `a an the of or and in to for be is are at with by on must have hold possess obtain maintain required requires require requirement license
  licensed licensure licenses certification certifications certificate certified certificates registration registered credential credentials
  card permit valid current active state unrestricted professional hire time application upon independent record clean good standing your you
  this job position above admission admitted issued related any all who may cannot considered`.split(/\s+/),
);
const CREDENTIAL =
  /\b(?:licen[sc]\w*|certif\w*|card|permit|registered|registration|endorsements?|bar|active|current|CPR|valid)\b|\b[A-Z]{2,6}(?:-[A-Z]{1,3})?\b/;
/** A level below, with the words that the person uses for it, is not what is asked for. */
const ABOUT_SELF = /^(?:certifications|skills|other|contact|summary|awards)/;
const MOST = 140;

/** A license or certificate: held, or by the résumé's own words not (yet, or any longer). Another one, or silence, settles nothing. */
export const license: Answerer = (facts, question) => {
  const { skill } = question;
  return skill === undefined ? byWords(facts, question) : bySkill(facts, [skill, ...(question.anyOf ?? [])]);
};

function bySkill(facts: Facts, wanted: readonly SkillId[]): Answer {
  let best = UNKNOWN;
  for (const statement of claimsOf(facts)) {
    const names = findSkills(statement.text, { context: 'list' }).filter(({ skill }) =>
      [skill, ...impliedBy(skill)].some((one) => wanted.includes(one)),
    );
    if (names.length === 0) continue;
    const [{ start, end }] = names as [{ start: number; end: number }];
    const answer = answerOf(facts, statement, start, end);
    if (answer.answer === 'met') return answer;
    if (best.answer === 'unknown') best = answer;
  }
  return best;
}

function byWords(facts: Facts, { quote }: KnockoutQuestion): Answer {
  const options = quote
    .split(/\s(?:or|and\/or)\s|\//i)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const [whole] = options;
  if (!whole || options.every((words) => words.length > 4)) return UNKNOWN;
  let best = UNKNOWN;
  for (const statement of claimsOf(facts)) {
    if (!CREDENTIAL.test(statement.text)) continue;
    const held = new Set(comparable(statement.text).split(' ').map(stem));
    if (!options.some((words) => words.every((word) => held.has(stem(word))))) continue;
    const answer = answerOf(facts, statement, 0, statement.text.length);
    if (answer.answer === 'met') return answer;
    if (best.answer === 'unknown') best = answer;
  }
  return best;
}

const stem = (word: string): string => word.replace(/(?:ies|es|s|y)$/, '').slice(0, 7);
const wordsOf = (text: string): string[] =>
  comparable(text)
    .split(' ')
    .filter((word) => word !== '' && !COMMON.has(word));

/** Lines in which a person says what they hold; a title or a line of a role tells of work. */
function claimsOf(facts: Facts): Statement[] {
  return statementsOf(facts).filter(
    ({ text, path }) => text.length <= MOST && (path === undefined || ABOUT_SELF.test(path)),
  );
}

/** The status in the part of the line that is about it: "LMSW, active; LCSW exam not yet taken". */
function answerOf(facts: Facts, statement: Statement, start: number, end: number): Answer {
  const { text, path } = statement;
  const from = text.lastIndexOf(';', start) + 1;
  const stop = text.indexOf(';', end);
  const status = statusOf(text.slice(from, stop < 0 ? text.length : stop), facts.asOf);
  if (status === 'held') {
    // In a line of no field, only a line that is nothing but the license is a claim to hold it.
    const isClaim = path !== undefined || isAlone(text, start, end);
    return isClaim ? answeredBy(facts, 'met', statement) : UNKNOWN;
  }
  return status === 'not-held' ? answeredBy(facts, 'not-met', statement) : UNKNOWN;
}

const ALONE = 60;

function isAlone(text: string, start: number, end: number): boolean {
  return text.length <= ALONE && start <= 25 && !/\b(?:work|with|for|at)\b/i.test(text.slice(0, start)) && end > 0;
}
