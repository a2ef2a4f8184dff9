import type { KnockoutQuestion } from '../../jobs/types.ts';
import { type Facts, locateField } from '../facts/index.ts';
import type { Knockout } from '../report.ts';
import { quoteText } from '../rubric/rule.ts';
import type { Statement } from './statements.ts';

/** Answers one question from the résumé alone. "Unknown" if the person didn't mention it: silence never counts as a no. */
export type AnswerFunction = (facts: Facts, question: KnockoutQuestion) => Answer;
export type Answer = Pick<Knockout, 'answer' | 'evidence'>;

export const UNKNOWN: Answer = { answer: 'unknown' };

const ANSWER_PREFIXES = {
  met: 'Your résumé says',
  'not-met': 'Your résumé says this, which isn’t what the job asks for',
  unknown: 'Your résumé says this, which doesn’t settle it',
} as const;

/** The answer, with the words that it is based on. */
export function answerFromStatement(facts: Facts, answer: Knockout['answer'], { text, path }: Statement): Answer {
  const place = path === undefined ? {} : locateField(facts, path);
  return { answer, evidence: { text: `${ANSWER_PREFIXES[answer]}: ${quoteText(text)}`, quote: text, ...place } };
}
