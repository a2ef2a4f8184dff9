import type { ClockAnswer } from '../answer.ts';
import type { DateKind } from '../types.ts';
import type { ClockCase } from './case.ts';

export const toCount = (count: ClockCase['count']) => count && [count[0], count[1], count[2] ?? 0];
export const readCount = ({ counts: [count] }: ClockAnswer) => count && [count.used, count.left, count.unclear];

/** An answer as a case states it. @param isCompared which dates count */
export const readAnswer = (answer: ClockAnswer, isCompared: (kind: DateKind) => boolean) => ({
  dates: Object.fromEntries(answer.dates.filter(({ kind }) => isCompared(kind)).map(({ kind, date }) => [kind, date])),
  count: readCount(answer),
  questions: answer.questions,
  warnings: answer.warnings,
});

/** What a case expects of `readAnswer`. */
export const toExpected = ({ dates, count, questions = [], warnings = [] }: ClockCase) => ({
  dates,
  count: toCount(count),
  questions: [...questions].sort(),
  warnings: [...warnings].sort(),
});
