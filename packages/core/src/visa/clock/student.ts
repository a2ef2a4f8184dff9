import { toDayNumber } from '../../text/days.ts';
import type { AnswerBuilder } from './answer.ts';
import { addDays, findPeriodEnd, getEarlier } from './calendar.ts';
import { addCapDates, F1_GRACE_DAYS, findWorkEnd } from './cap.ts';
import { createJobCover } from './coverage.ts';
import type { VisaFacts } from './types.ts';
import { countUnemployment, OPT_LIMIT, STEM_LIMIT } from './unemployment.ts';

const OPT_MONTHS = 12;
const STEM_MONTHS = 24;
const WINDOW_DAYS = 90;
const RECOMMENDATION_DAYS = 60;
const PENDING_DAYS = 180;
const REPORT_DAYS = 10;

export function readOpt(answer: AnswerBuilder, facts: VisaFacts): void {
  const { optStart: start = null, optEnd: end = null } = facts;
  if (start === null) answer.ask('opt-start');
  if (end === null) answer.ask('opt-end');
  if (start !== null && end !== null && end < start) {
    answer.ask('dates-order');
    return;
  }
  if (start !== null && end !== null && end > findPeriodEnd(start, OPT_MONTHS)) answer.ask('opt-longer');
  const workEnd = end === null ? null : findWorkEnd(facts, end);
  const isWithinLimit =
    start === null || countUnemployment(answer, facts.jobs, { start, end: workEnd, limit: OPT_LIMIT });
  if (end === null) return;
  answer.addDate('opt-end', end, null);
  const isPending = addStemApplication(answer, facts, end);
  finishStudent(answer, facts, end, { hasGrace: isWithinLimit && !isPending, hasOpt: true });
}

/** The window of the STEM application. @returns whether an application that was filed in time is pending */
function addStemApplication(answer: AnswerBuilder, facts: VisaFacts, optEnd: string): boolean {
  const opens = addDays(optEnd, -WINDOW_DAYS);
  const recommended = facts.dsoRecommended ?? null;
  const last = recommended === null ? optEnd : getEarlier(optEnd, addDays(recommended, RECOMMENDATION_DAYS));
  const filed = facts.stemFiled ?? null;
  if (filed !== null) {
    if (filed < opens || filed > last) {
      answer.ask('stem-filed-outside');
      return false;
    }
    answer.addDate('stem-pending-until', addDays(optEnd, PENDING_DAYS), 'stem-pending');
    answer.ask('stem-decision');
    const cover = createJobCover(facts.jobs ?? []);
    if (answer.today > optEnd && cover(toDayNumber(answer.today)) !== 'covered') answer.ask('stem-pending-days');
    return true;
  }
  if (!facts.stemDegree) answer.ask('stem-degree');
  if (facts.stemDegree !== 'yes') return false;
  if (last < opens) {
    answer.ask('recommendation-early');
    return false;
  }
  answer.addDate('stem-apply-opens', opens, 'stem-window');
  answer.addDate('stem-apply-by', last, 'stem-window');
  return false;
}

export function readStem(answer: AnswerBuilder, facts: VisaFacts): void {
  const { optStart = null, optEnd = null, stemStart = null, stemEnd = null } = facts;
  if (stemStart !== null && stemEnd !== null && stemEnd < stemStart) {
    answer.ask('dates-order');
    return;
  }
  if (stemStart === null) answer.ask('stem-start');
  if (stemStart === null && stemEnd === null) answer.ask('stem-end');
  const expected = stemStart === null ? null : findPeriodEnd(stemStart, STEM_MONTHS);
  const end = stemEnd ?? expected;
  if (stemStart !== null && optEnd !== null && stemStart <= optEnd) answer.ask('dates-differ');
  else if (stemEnd !== null && expected !== null && stemEnd !== expected) answer.ask('stem-end-differs');
  if (optStart === null) answer.ask('opt-start');
  if (optEnd === null) answer.ask('opt-end');
  const firstEnd = optEnd ?? (stemStart === null ? null : addDays(stemStart, -1));
  const workEnd = end === null ? null : findWorkEnd(facts, end);
  const isWithinLimit =
    optStart === null ||
    countUnemployment(answer, facts.jobs, { start: optStart, end: workEnd, limit: STEM_LIMIT, firstEnd });
  addReport(answer, facts, stemStart);
  if (end === null) return;
  answer.addDate('stem-end', end, stemEnd === null ? 'stem-length' : null);
  finishStudent(answer, facts, end, { hasGrace: isWithinLimit, hasOpt: true });
}

/** The first day by which a recent change of jobs must be reported. */
function addReport(answer: AnswerBuilder, { jobs }: VisaFacts, stemStart: string | null): void {
  const { today } = answer;
  const changes = (jobs ?? [])
    .flatMap(({ start, end }) => (end === null ? [start] : [start, end]))
    .filter((day) => day <= today && addDays(day, REPORT_DAYS) >= today && stemStart !== null && day >= stemStart)
    .sort();
  if (changes[0] !== undefined) answer.addDate('stem-report-by', addDays(changes[0], REPORT_DAYS), 'stem-report');
}

/** What follows the last day of a program or of OPT: H-1B through the cap, or the days to leave. */
export function finishStudent(
  answer: AnswerBuilder,
  facts: VisaFacts,
  end: string,
  { hasGrace, hasOpt }: { hasGrace: boolean; hasOpt: boolean },
): void {
  const after = addCapDates(answer, facts, end, hasOpt);
  if (after !== null && hasGrace) addGrace(answer, facts, after);
}

/** The last day of the 60 days after `end`, if the I-94 is for duration of status. */
function addGrace(answer: AnswerBuilder, { admission, i94End }: VisaFacts, end: string): void {
  if (!admission) answer.ask('i94');
  else if (admission === 'ds') answer.addDate('f1-leave-by', addDays(end, F1_GRACE_DAYS), 'f1-grace');
  else {
    answer.ask('f1-grace-length');
    if (i94End) answer.addDate('i94-end', i94End, null);
    else answer.ask('i94-end');
  }
}
