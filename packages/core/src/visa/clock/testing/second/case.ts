import type { DateKind, Question } from '../../types.ts';
import { type ClockCase, F1, full, list } from '../case.ts';

/**
 * A second set of dated cases of made-up people, worked out from the official texts and a calendar apart from the first set.
 * An asked case is about facts that are missing or contradict each other: it names what must be asked and the dates that must not be given.
 */
export interface AskedCase extends ClockCase {
  never: readonly DateKind[];
}

type AskedFacts = Pick<ClockCase, 'facts' | 'count' | 'warnings'> & {
  today?: string;
  asks?: Question[];
  never?: DateKind[];
  dates?: ClockCase['dates'];
};
export const asked = (status: ClockCase['status'], name: string, entry: AskedFacts): AskedCase => ({
  today: TODAY,
  dates: {},
  never: [],
  ...entry,
  status,
  name: `${status}: ${name}`,
  questions: entry.asks ?? [],
});

export const TODAY = '2026-11-29';

export const JANUARY = { ...F1, optStart: '2026-01-15', optEnd: '2027-01-14', jobs: [full('2026-01-15')] };
export const JANUARY_END = { 'opt-end': '2027-01-14' } as const;
export const JANUARY_ENDS = { ...JANUARY_END, 'f1-leave-by': '2027-03-15' } as const;
export const january = list('opt', JANUARY);

export const SEPTEMBER_END = { 'opt-end': '2027-08-31' } as const;
export const SEPTEMBER_ENDS = { ...SEPTEMBER_END, 'f1-leave-by': '2027-10-30' } as const;
export const september = list('opt', {
  ...F1,
  optStart: '2026-09-01',
  optEnd: '2027-08-31',
  jobs: [full('2026-09-01')],
});

export const DECEMBER_END = { 'opt-end': '2028-11-30' } as const;
export const DECEMBER_ENDS = { ...DECEMBER_END, 'f1-leave-by': '2029-01-29' } as const;
export const december = list('opt', {
  ...F1,
  optStart: '2027-12-01',
  optEnd: '2028-11-30',
  jobs: [full('2027-12-01')],
});

/** Ends on a leap day. */
export const MARCH_ENDS = { 'opt-end': '2028-02-29', 'f1-leave-by': '2028-04-29' } as const;
export const march = list('opt', { ...F1, optStart: '2027-03-01', optEnd: '2028-02-29', jobs: [full('2027-03-01')] });
