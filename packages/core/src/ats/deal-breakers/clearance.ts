import { type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { findLine, listStatements } from './statements.ts';
import { readStatus } from './status.ts';

/** Clearances from lowest to highest; those of the Department of Energy are next to their equivalents. */
const LEVELS_PATTERNS: readonly RegExp[] = [
  /\bpublic trust\b/i,
  /\bconfidential clearance\b|\bL clearance\b/i,
  /(?<!top )\bsecret\b/i,
  /\btop secret\b|\bQ clearance\b|\bTS\b/i,
  /\bTS[/ -]SCI\b|\btop secret\W{1,3}SCI\b/i,
];
const ENERGY_PATTERN = /\b(?:DOE|[QL] clearance)\b/i;
const CLEARANCE_NAME_PATTERN = /\bclearances?\b|\bTS[/ -]SCI\b|\bpublic trust\b|\btop secret\b/i;
const OBTAINABLE_PATTERN = /\b(?:able|ability|eligib\w+|obtain|clearable)\b/i;
/** A test that some clearances need in addition. */
const POLYGRAPH_PATTERN = /\bpoly(?:graph)?\b/i;
const INTERIM_PATTERN = /\binterim\b/i;
/** Said of a clearance that is more than an interim one. */
const FINAL_PATTERN = /\bfinal(?:ized)?\b/i;
const CITIZEN_PATTERN = /\b(?:u\.?s\.?|united states|american) citizen\b/i;

const findClearanceLevel = (text: string): number => LEVELS_PATTERNS.findLastIndex((level) => level.test(text));

/** A clearance that the person holds and that is at least the required one. If being able to get one is enough, stated citizenship counts too. */
export const answerClearance: AnswerFunction = (facts, { quote: sentence }) => {
  const quote = findLine(facts.job?.text ?? '', sentence);
  const wanted = findClearanceLevel(quote);
  const isEligible = OBTAINABLE_PATTERN.test(quote);
  let best = UNKNOWN;
  for (const statement of listStatements(facts)) {
    const { text } = statement;
    if (!CLEARANCE_NAME_PATTERN.test(text) || text.length > MAX_LINE_LENGTH) continue;
    if (isEligible && OBTAINABLE_PATTERN.test(text) && hasStatement(facts, CITIZEN_PATTERN))
      return answerFromStatement(facts, 'met', statement);
    const name = CLEARANCE_NAME_PATTERN.exec(text);
    const span = name ? { start: name.index, end: name.index + name[0].length } : { start: 0, end: 0 };
    const status = readStatus(text, span, facts.asOf);
    const level = findClearanceLevel(text);
    if (status === 'not-own' || !OWN_CLEARANCE_PATTERN.test(text)) continue;
    if (INTERIM_PATTERN.test(text) && FINAL_PATTERN.test(quote) && status !== 'not-held') {
      best = answerFromStatement(facts, 'not-met', statement);
      continue;
    }
    if (status === 'held') {
      const isOther = ENERGY_PATTERN.test(quote) !== ENERGY_PATTERN.test(text);
      if (level < 0 && wanted >= 0) continue;
      const isShort =
        (POLYGRAPH_PATTERN.test(quote) && !POLYGRAPH_PATTERN.test(text)) ||
        (INTERIM_PATTERN.test(text) && !INTERIM_PATTERN.test(quote));
      if (!isOther && !isShort && level >= wanted) return answerFromStatement(facts, 'met', statement);
      const isLowerLevel = !isOther && level < wanted;
      if (best.answer === 'unknown') best = answerFromStatement(facts, isLowerLevel ? 'not-met' : 'unknown', statement);
    } else if (status === 'not-held' && !isEligible) best = answerFromStatement(facts, 'not-met', statement);
  }
  return best;
};

/** A line that mentions more than a clearance describes work, not a clearance the person holds. */
const MAX_LINE_LENGTH = 160;
const OWN_CLEARANCE_PATTERN =
  /^\W*(?:(?:active|current|held|holds?|hold|held|dod|doe|u\.?s\.?|government|federal|interim|have|has|with|an?|my|clearance:?|security clearance:?|no)\W+){0,5}(?:public trust|confidential|secret|top secret|ts\b|[ql] clearance|(?:security )?clearance)|\b(?:hold(?:s|ing)?|have|has|with|active|current|granted|maintain\w*|no)\b[^.;]{0,40}\b(?:clearance|ts[/ -]sci|top secret|public trust)\b/i;

function hasStatement(facts: Parameters<AnswerFunction>[0], pattern: RegExp): boolean {
  return listStatements(facts).some(({ text }) => pattern.test(text) && !/\bnot\b/i.test(text));
}
