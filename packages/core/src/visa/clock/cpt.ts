import { toDayNumber } from '../../text/days.ts';
import type { AnswerBuilder } from './answer.ts';
import { addDays, getEarlier } from './calendar.ts';
import { F1_GRACE_DAYS } from './cap.ts';
import { type DayCover, hasReversed, tallyDays } from './coverage.ts';
import { finishStudent } from './student.ts';
import type { CptPeriod, VisaFacts } from './types.ts';

const YEAR_DAYS = 365;
const NEAR_DAYS = 30;
const WINDOW_DAYS = 90;
const RECOMMENDATION_DAYS = 30;

export function readCpt(answer: AnswerBuilder, facts: VisaFacts): void {
  const isBelowYear = countCpt(answer, facts.cpt);
  const { programEnd, dsoRecommended } = facts;
  if (!programEnd) {
    answer.ask('program-end');
    return;
  }
  if (isBelowYear) addOptWindow(answer, programEnd, dsoRecommended ?? null);
  finishStudent(answer, facts, programEnd, { hasGrace: true, hasOpt: false });
}

function addOptWindow(answer: AnswerBuilder, programEnd: string, recommended: string | null): void {
  const opens = addDays(programEnd, -WINDOW_DAYS);
  const last = addDays(programEnd, F1_GRACE_DAYS);
  const by = recommended === null ? last : getEarlier(last, addDays(recommended, RECOMMENDATION_DAYS));
  if (by < opens) {
    answer.ask('recommendation-early');
    return;
  }
  answer.addDate('opt-apply-opens', opens, 'opt-window');
  answer.addDate('opt-apply-by', by, 'opt-window');
}

/** Counts days of full-time CPT. @returns false if they are a year */
function countCpt(answer: AnswerBuilder, periods: readonly CptPeriod[] | null | undefined): boolean {
  if (!periods) {
    answer.ask('cpt-periods');
    return true;
  }
  if (hasReversed(periods)) {
    answer.ask('cpt-dates');
    return true;
  }
  const from = periods.map(({ start }) => start).sort()[0] ?? answer.today;
  const { used, unclear, unclearInAll, reachedOn } = tallyDays(createCptCover(periods), 'covered', {
    from,
    to: findLast(periods, from),
    today: answer.today,
    limit: YEAR_DAYS,
  });
  const left = Math.max(0, YEAR_DAYS - used);
  answer.addCount({ kind: 'cpt', used, limit: YEAR_DAYS, left: unclear > 0 ? null : left, unclear });
  if (unclearInAll > 0) answer.ask('cpt-time');
  else if (reachedOn !== null) answer.addDate('cpt-year', reachedOn, 'cpt-year');
  if (left === 0) answer.warn('cpt-over');
  else if (unclear === 0 && left <= NEAR_DAYS) answer.warn('cpt-near');
  const ends = periods.map(({ end }) => end);
  if (ends.length > 0 && ends.every((end) => end !== null)) answer.addDate('cpt-end', ends.sort().at(-1) ?? '', null);
  return left > 0;
}

/** A period without an end counts on until it is a year. */
const findLast = (periods: readonly CptPeriod[], from: string): string =>
  periods
    .map(({ start, end }) => end ?? addDays(start, YEAR_DAYS))
    .sort()
    .at(-1) ?? from;

function createCptCover(periods: readonly CptPeriod[]): (day: number) => DayCover {
  const spans = periods.map(({ start, end, time }) => ({
    from: toDayNumber(start),
    to: end === null ? Number.POSITIVE_INFINITY : toDayNumber(end),
    time,
  }));
  return (day) => {
    const times = spans.filter(({ from, to }) => from <= day && day <= to).map(({ time }) => time);
    if (times.includes('full')) return 'covered';
    return times.includes(null) ? 'unclear' : 'open';
  };
}
