import type { ClockStatus, DateKind, Question, VisaFacts, Warning } from '../types.ts';

/**
 * Dated cases of made-up people. The expected dates were worked out by hand from the rules' texts and a calendar, before the rules
 * were run on them. `cap-filing` and `cap-start` are listed only where a case is about them.
 */
export interface ClockCase {
  name: string;
  today: string;
  status: ClockStatus;
  facts: VisaFacts;
  dates: Partial<Record<DateKind, string>>;
  /** Used, left, and unclear days. */
  count?: readonly [number, number | null, number?];
  questions?: readonly Question[];
  warnings?: readonly Warning[];
}

export type Expected = Pick<ClockCase, 'dates' | 'count' | 'questions' | 'warnings'>;
export const list =
  (status: ClockStatus, base: VisaFacts) =>
  (name: string, today: string, facts: VisaFacts, expected: Expected): ClockCase => ({
    name: `${status}: ${name}`,
    today,
    status,
    facts: { ...base, ...facts },
    ...expected,
  });

export const full = (start: string, end: string | null = null) => ({ start, end, hours: 40 });
export const part = (hours: number | null, start: string, end: string | null = null) => ({ start, end, hours });

export const F1: VisaFacts = { admission: 'ds', stemDegree: 'no', petition: 'none' };
export const opt = list('opt', { ...F1, optStart: '2026-06-01', optEnd: '2027-05-31', jobs: [full('2026-06-01')] });
export const END = { 'opt-end': '2027-05-31' } as const;
export const ENDS = { ...END, 'f1-leave-by': '2027-07-30' } as const;
export const TODAY = '2026-11-29';
