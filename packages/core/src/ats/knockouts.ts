import type { KnockoutKind } from '../jobs/types.ts';
import { type AnswerFunction, answerFromStatement, UNKNOWN } from './deal-breakers/answer.ts';
import { answerAuthorization } from './deal-breakers/authorization.ts';
import { answerClearance } from './deal-breakers/clearance.ts';
import { answerDegree } from './deal-breakers/degree.ts';
import { answerLanguage } from './deal-breakers/language.ts';
import { answerLicense } from './deal-breakers/license.ts';
import { answerLocation } from './deal-breakers/location.ts';
import { listShortLines } from './deal-breakers/statements.ts';
import { readStatus } from './deal-breakers/status.ts';
import { answerTravel } from './deal-breakers/travel.ts';
import type { Facts } from './facts/index.ts';
import type { Knockout } from './report.ts';

const DRIVERS_LICENSE_PATTERN =
  /\bdriver[’']?s?[’']? licen[sc]e\b|\bdriving licen[sc]e\b|\bCDL\b|\bcommercial driver\b|\bclass [CDE] licen[sc]e\b|\blicen[sc]e,? class [CDE]\b|\bvalid licen[sc]e(?=,? (?:and )?(?:clean|own|reliable|insur))/i;

/** Who doesn't drive has no use for a license. */
const NO_DRIVER_PATTERN =
  /\bI (?:do not|don[’']t|can(?:not|[’']t)|never learned to) drive\b|\b(?:does|do) not drive\b(?! (?:for|trucks?|commercial))|\bno driver[’']?s?[’']? licen[sc]e\b|\bnon-?driver\b|^\W*(?:driver[’']?s?[’']? |driving )?(?:licen[sc]e|privileges) (?:is |are |was )?(?:currently )?(?:suspended|revoked)\b|\bno (?:car|vehicle) (?:and|or) no licen[sc]e\b|\bno licen[sc]e\W*$/i;

/** A commercial license is a driver's license too. */
const answerDriving: AnswerFunction = (facts) => {
  for (const statement of listShortLines(facts)) {
    if (NO_DRIVER_PATTERN.test(statement.text)) return answerFromStatement(facts, 'not-met', statement);
    const match = DRIVERS_LICENSE_PATTERN.exec(statement.text);
    if (!match) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    const status = readStatus(statement.text, span, facts.asOf);
    if (status === 'held') return answerFromStatement(facts, 'met', statement);
    if (status === 'not-held') return answerFromStatement(facts, 'not-met', statement);
  }
  return UNKNOWN;
};

const ANSWER_FUNCTIONS: ReadonlyMap<KnockoutKind, AnswerFunction> = new Map([
  ['sponsorship', answerAuthorization],
  ['work-authorization', answerAuthorization],
  ['clearance', answerClearance],
  ['license', answerLicense],
  ['drivers-license', answerDriving],
  ['degree', answerDegree],
  ['language', answerLanguage],
  ['location', answerLocation],
  ['travel', answerTravel],
]);

/** Questions that rule out the most people come first; the rest keep the order of the job description. */
const ORDER: readonly string[] = [
  'sponsorship',
  'work-authorization',
  'clearance',
  'license',
  'degree',
  'drivers-license',
  'language',
  'location',
];

/**
 * A job's deal-breakers, sponsorship first, answered from the résumé alone and not part of the score. Each has the sentence from the job and, if it is
 * answered, the one from the résumé.
 */
export function listKnockouts(facts: Facts): Knockout[] {
  const rank = (kind: string) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
  return (facts.job?.knockouts ?? [])
    .map((question) => {
      const { kind, question: text, quote } = question;
      return { kind, question: text, quote, ...(ANSWER_FUNCTIONS.get(kind)?.(facts, question) ?? UNKNOWN) };
    })
    .sort((a, b) => rank(a.kind) - rank(b.kind));
}
