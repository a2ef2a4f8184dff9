import { formatDay, toDayNumber } from '../../text/days.ts';
import type { ClockJob } from './types.ts';

/** Hours a week from which a job counts as employment on OPT. */
const EMPLOYED_HOURS = 20;
/** Older guidance left gaps of up to this many days between jobs out of the count. */
const SHORT_GAP_DAYS = 10;

export type DayCover = 'covered' | 'open' | 'unclear';

interface Span {
  from: number;
  to: number;
}

const toSpan = ({ start, end }: { start: string; end: string | null }): Span => ({
  from: toDayNumber(start),
  to: end === null ? Number.POSITIVE_INFINITY : toDayNumber(end),
});

/** Whether any period ends before it starts. */
export const hasReversed = (periods: readonly { start: string; end: string | null }[]): boolean =>
  periods.some(({ start, end }) => end !== null && end < start);

/** Whether a day counts as employed: covered by a job of 20 hours a week, open, or unclear where hours are unknown or only add up. */
export function createJobCover(jobs: readonly ClockJob[]): (day: number) => DayCover {
  const spans = jobs.map((job) => ({ ...toSpan(job), hours: job.hours }));
  return (day) => {
    const current = spans.filter(({ from, to }) => from <= day && day <= to);
    if (current.some(({ hours }) => (hours ?? 0) >= EMPLOYED_HOURS)) return 'covered';
    if (current.some(({ hours }) => hours === null)) return 'unclear';
    const together = current.reduce((sum, { hours }) => sum + (hours ?? 0), 0);
    return together >= EMPLOYED_HOURS ? 'unclear' : 'open';
  };
}

export interface DayTally {
  /** Days of the kind from the first day through today. */
  used: number;
  unclear: number;
  /** Unclear days in the whole period, later ones included. */
  unclearInAll: number;
  /** The day on which the limit is reached with the periods that are known. Null if it isn't within the period. */
  reachedOn: string | null;
}

/** Counts the days that are `counted` from `from` through `to`, and finds the day that reaches the limit. */
export function tallyDays(
  cover: (day: number) => DayCover,
  counted: DayCover,
  { from, to, today, limit }: { from: string; to: string; today: string; limit: number },
): DayTally {
  const [first, last, now] = [toDayNumber(from), toDayNumber(to), toDayNumber(today)];
  const tally: DayTally = { used: 0, unclear: 0, unclearInAll: 0, reachedOn: null };
  let all = 0;
  for (let day = first; day <= last; day++) {
    const kind = cover(day);
    if (kind === counted) {
      all++;
      if (day <= now) tally.used++;
      if (all === limit) tally.reachedOn = formatDay(day);
    } else if (kind === 'unclear') {
      tally.unclearInAll++;
      if (day <= now) tally.unclear++;
    }
  }
  return tally;
}

/** Whether a gap of at most ten days lies between two jobs, up to today. */
export function hasShortGap(cover: (day: number) => DayCover, from: string, today: string): boolean {
  let gap: number | null = null;
  for (let day = toDayNumber(from); day <= toDayNumber(today); day++) {
    if (cover(day) === 'open') {
      if (gap !== null) gap++;
      continue;
    }
    if (gap !== null && gap > 0 && gap <= SHORT_GAP_DAYS) return true;
    gap = 0;
  }
  return false;
}
