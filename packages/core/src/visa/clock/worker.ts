import type { AnswerBuilder } from './answer.ts';
import { addDays, findPeriodEnd, getEarlier } from './calendar.ts';
import type { RuleId } from './rules.ts';
import type { DateKind, VisaFacts } from './types.ts';

const GRACE_DAYS = 60;
const YEAR_MONTHS = 12;

interface Limit {
  years: number;
  kind: DateKind;
  rule: RuleId;
}

/** The longest time in a status, where the law has one. */
export const LIMITS = {
  h1b: { years: 6, kind: 'h1b-six-years', rule: 'h1b-six-years' },
  l1a: { years: 7, kind: 'l1-limit', rule: 'l1-limit' },
  l1b: { years: 5, kind: 'l1-limit', rule: 'l1-limit' },
} as const satisfies Record<string, Limit>;

/** Statuses that one employer petitioned for. */
export function readWorker(answer: AnswerBuilder, facts: VisaFacts, limit?: Limit): void {
  const { i94End = null, jobEnded = null } = facts;
  readI94(answer, i94End);
  if (limit) addLimit(answer, facts, limit);
  if (jobEnded === null || i94End === null) return;
  if (jobEnded > i94End) answer.ask('job-after-i94');
  else answer.addDate('job-grace-end', getEarlier(addDays(jobEnded, GRACE_DAYS), i94End), 'job-grace');
}

function addLimit(answer: AnswerBuilder, facts: VisaFacts, { years, kind, rule }: Limit): void {
  const { firstStart, timeAway, i94End } = facts;
  if (!firstStart) answer.ask('first-start');
  if (!timeAway) answer.ask('time-away');
  if (timeAway === 'yes') answer.ask('recapture');
  if (firstStart && i94End && i94End < firstStart) {
    answer.ask('dates-order');
    return;
  }
  if (!firstStart || timeAway !== 'no') return;
  const end = findPeriodEnd(firstStart, years * YEAR_MONTHS);
  if (i94End && i94End > end) answer.ask('past-limit');
  else answer.addDate(kind, end, rule);
}

/** Statuses that last as long as the I-94. */
export function readI94(answer: AnswerBuilder, i94End: string | null | undefined): void {
  if (i94End) answer.addDate('i94-end', i94End, null);
  else answer.ask('i94-end');
}

export function readH4(answer: AnswerBuilder, { eadEnd, i94End }: VisaFacts): void {
  if (eadEnd) answer.addDate('ead-end', eadEnd, null);
  else answer.ask('ead-end');
  readI94(answer, i94End);
}
