import { type AnswerBuilder, type ClockAnswer, createAnswer } from './answer.ts';
import { readCpt } from './cpt.ts';
import { RULES, type RuleTable } from './rules.ts';
import { readOpt, readStem } from './student.ts';
import type { ClockStatus, VisaFacts } from './types.ts';
import { LIMITS, readH4, readI94, readWorker } from './worker.ts';

const READERS: Record<ClockStatus, (answer: AnswerBuilder, facts: VisaFacts) => void> = {
  opt: readOpt,
  'stem-opt': readStem,
  cpt: readCpt,
  h1b: (answer, facts) => readWorker(answer, facts, LIMITS.h1b),
  l1a: (answer, facts) => readWorker(answer, facts, LIMITS.l1a),
  l1b: (answer, facts) => readWorker(answer, facts, LIMITS.l1b),
  tn: (answer, facts) => readWorker(answer, facts),
  o1: (answer, facts) => readWorker(answer, facts),
  h4: readH4,
  l2s: (answer, { i94End }) => readI94(answer, i94End),
  es: (answer, { i94End }) => readI94(answer, i94End),
};

/**
 * The dates and day counts that follow from a status, and what to ask where the answers don't say enough. Counts calendar days and
 * never guesses. It isn't advice: a DSO or an attorney has to confirm it.
 * @param today `YYYY-MM-DD`
 * @throws RangeError if a day isn't `YYYY-MM-DD`
 */
export function readClock(status: ClockStatus, facts: VisaFacts, today: string, rules: RuleTable = RULES): ClockAnswer {
  const answer = createAnswer(today, rules);
  READERS[status](answer, facts);
  return answer.finish();
}
