import type { AdviceRequest, OpenQuestion } from '../advice.ts';
import type { CareerContext } from '../context.ts';
import { findRareWork } from '../people/options.ts';
import type { OwnBusiness } from '../people/own-business.ts';
import { capitalize } from '../wording.ts';
import { answerQuestion, SPEED } from './answer.ts';
import { findWhomToAsk } from './ask.ts';
import { formatQuestion, getScope, splitClauses } from './clauses.ts';
import { compareAlternatives, findAlternatives } from './options.ts';

export interface GoalAnswers {
  /** Whole sentences, in the order of the questions, none twice. */
  sentences: string[];
  /** Whether the description of the way into the work answers a question, so that it comes first. */
  asksForWay: boolean;
  open: OpenQuestion[];
}

const JOBS =
  /\bwhat (?:other |kinds? of |types? of |sort of |[\w-]+ )?(?:jobs?|roles?|else)\b|\bwhich (?:jobs?|roles?)\b|\bwhat (?:can|could) i (?:do|be)\b|\bwhat to call myself\b|\bopen to (?:whatever|anything)\b/i;

/** Whether somebody asks for jobs to look at. */
export const asksForJobs = (goals: string): boolean => JOBS.test(goals);

/** An answer to each question of the goals, or whom to ask it. */
export function answerGoals(
  request: AdviceRequest,
  context: CareerContext | null,
  business: OwnBusiness | null,
  options: readonly string[],
): GoalAnswers {
  const sentences = new Set<string>();
  const open = new Map<string, string | null>();
  let asksForWay = false;
  const isRare = context === null && findRareWork(request.target.title) !== null;
  // Two jobs as the target ask which of them.
  const pair = findAlternatives(request.target.title);
  for (const sentence of pair ? compareAlternatives(pair, SPEED.test(request.target.title)) : [])
    sentences.add(sentence);
  for (const clause of splitClauses(request.goals)) {
    // "LPN first or straight to RN." asks without a question mark.
    if (!clause.isQuestion && findAlternatives(clause.text) === null) continue;
    const asked = { clause, scope: getScope(clause), request, context, business, options, isRare };
    const answer = answerQuestion(asked);
    if (answer === null) open.set(formatQuestion(clause), findWhomToAsk(asked));
    else if (answer.length === 0) asksForWay = true;
    else for (const sentence of answer) sentences.add(capitalize(sentence));
  }
  return {
    sentences: [...sentences],
    asksForWay,
    open: [...open].map(([question, ask]) => ({ question, ask })),
  };
}
