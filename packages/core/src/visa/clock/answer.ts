import { countDaysBetween } from './calendar.ts';
import type { RuleId, RuleTable } from './rules.ts';
import type { ClockCount, DateKind, Question, Warning } from './types.ts';

export interface ClockDate {
  kind: DateKind;
  date: string;
  /** Negative if it has passed. */
  daysLeft: number;
  /** Null for a date that the member gave. */
  rule: RuleId | null;
}

export interface ClockAnswer {
  /** By date. */
  dates: readonly ClockDate[];
  counts: readonly ClockCount[];
  questions: readonly Question[];
  warnings: readonly Warning[];
}

/** Dates after which a stay or the right to work may be over. */
const FINAL_DATES: readonly DateKind[] = ['f1-leave-by', 'job-grace-end', 'i94-end', 'ead-end', 'stem-pending-until'];

export type AnswerBuilder = ReturnType<typeof createAnswer>;

/** Collects what the rules find. Leaves out every date of a rule whose official text nobody has read. */
export function createAnswer(today: string, rules: RuleTable) {
  const dates = new Map<DateKind, ClockDate>();
  const counts: ClockCount[] = [];
  const questions = new Set<Question>();
  const warnings = new Set<Warning>();
  return {
    today,
    addDate(kind: DateKind, date: string, rule: RuleId | null): void {
      if (rule !== null && rules[rule].checkedOn === null) return;
      dates.set(kind, { kind, date, daysLeft: countDaysBetween(today, date), rule });
      if (FINAL_DATES.includes(kind) && date < today) warnings.add('date-passed');
    },
    addCount(count: ClockCount): void {
      counts.push(count);
    },
    ask(question: Question): void {
      questions.add(question);
    },
    warn(warning: Warning): void {
      warnings.add(warning);
    },
    finish: (): ClockAnswer => ({
      dates: [...dates.values()].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1)),
      counts,
      questions: [...questions].sort(),
      warnings: [...warnings].sort(),
    }),
  };
}
