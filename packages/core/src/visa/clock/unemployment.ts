import type { AnswerBuilder } from './answer.ts';
import { addDays, getEarlier } from './calendar.ts';
import { createJobCover, hasReversed, hasShortGap, tallyDays } from './coverage.ts';
import type { ClockJob } from './types.ts';

export const OPT_LIMIT = 90;
export const STEM_LIMIT = 150;
const NEAR_DAYS = 14;
/** Longer than any period of OPT: where the end is missing, the count stops here. */
const LONGEST_DAYS = 3 * 366;

export interface OptPeriods {
  start: string;
  /** The last day of all periods. Null if it isn't known. */
  end: string | null;
  limit: typeof OPT_LIMIT | typeof STEM_LIMIT;
  /** The end of the first period, if an extension follows it. */
  firstEnd?: string | null;
}

/** Counts the days without a job. @returns false if a limit is exceeded */
export function countUnemployment(
  answer: AnswerBuilder,
  jobs: readonly ClockJob[] | null | undefined,
  { start, end, limit, firstEnd }: OptPeriods,
): boolean {
  if (!jobs) {
    answer.ask('jobs');
    return true;
  }
  if (hasReversed(jobs)) {
    answer.ask('job-dates');
    return true;
  }
  const { today } = answer;
  const cover = createJobCover(jobs);
  const to = end ?? addDays(start, LONGEST_DAYS);
  const { used, unclear, unclearInAll, reachedOn } = tallyDays(cover, 'open', { from: start, to, today, limit });
  answer.addCount({ kind: 'unemployment', used, limit, left: unclear > 0 ? null : Math.max(0, limit - used), unclear });
  if (unclearInAll > 0) answer.ask('job-hours');
  else if (reachedOn !== null)
    answer.addDate('unemployment-limit', reachedOn, limit === OPT_LIMIT ? 'opt-unemployment' : 'stem-unemployment');
  if (hasShortGap(cover, start, getEarlier(today, to))) answer.warn('short-gaps');
  const isOver = used > limit;
  if (isOver) answer.warn('unemployment-over');
  else if (unclear === 0 && limit - used <= NEAR_DAYS) answer.warn('unemployment-near');
  const isFirstOver = Boolean(firstEnd) && countFirst(cover, start, firstEnd as string, today) > OPT_LIMIT;
  if (isFirstOver) answer.warn('first-period-over');
  if (isOver || isFirstOver) answer.ask('grace-after-limit');
  return !isOver && !isFirstOver;
}

const countFirst = (cover: ReturnType<typeof createJobCover>, from: string, to: string, today: string): number =>
  tallyDays(cover, 'open', { from, to, today, limit: OPT_LIMIT }).used;
