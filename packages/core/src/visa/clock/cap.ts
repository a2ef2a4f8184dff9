import type { AnswerBuilder } from './answer.ts';
import { addDays, getEarlier, getLater } from './calendar.ts';
import type { VisaFacts } from './types.ts';

export const F1_GRACE_DAYS = 60;
/** Petitions of a season are filed between these days of a year. */
const SEASON = { opens: '04-01', ends: '09-30', starts: '10-01' } as const;

/**
 * The dates of the next cap season, or of a petition that was filed.
 * @param end the last day of the program or of OPT
 * @returns the day from which the days to leave count, or null if they don't follow or aren't certain
 */
export function addCapDates(answer: AnswerBuilder, facts: VisaFacts, end: string): string | null {
  const { petition = null } = facts;
  if (petition === null) answer.ask('petition');
  if (petition === null || petition === 'none') {
    addSeason(answer);
    return end;
  }
  if (petition === 'ended') {
    if (facts.petitionEnded) return getLater(facts.petitionEnded, end);
    answer.ask('petition-ended');
    return null;
  }
  return addCapGap(answer, facts, end);
}

function addSeason(answer: AnswerBuilder): void {
  const year = Number(answer.today.slice(0, 4)) + (answer.today.slice(5) > SEASON.opens ? 1 : 0);
  answer.addDate('cap-filing', `${year}-${SEASON.opens}`, 'cap-season');
  answer.addDate('cap-start', `${year}-${SEASON.starts}`, 'cap-season');
}

function addCapGap(answer: AnswerBuilder, facts: VisaFacts, end: string): string | null {
  const { petition, petitionFiled: filed = null, petitionStart: start = null, petitionChange: change = null } = facts;
  if (change === 'no') return end;
  if (change === null) answer.ask('petition-change');
  if (filed === null) answer.ask('petition-filed');
  if (petition === 'approved' && start === null) answer.ask('petition-start');
  if (change === null || filed === null || (petition === 'approved' && start === null)) return null;
  if (filed.slice(5) < SEASON.opens || filed.slice(5) > SEASON.ends) {
    answer.ask('petition-season');
    return null;
  }
  if (filed > end && facts.admission !== 'ds') {
    answer.ask('i94');
    return null;
  }
  if (filed > addDays(end, F1_GRACE_DAYS)) {
    answer.ask('petition-late');
    return end;
  }
  const april = `${Number(filed.slice(0, 4)) + 1}-${SEASON.opens}`;
  const gapEnd = petition === 'approved' && start !== null ? getEarlier(april, start) : april;
  if (petition === 'approved' && start !== null) {
    answer.addDate('h1b-start', start, null);
    if (start <= answer.today) answer.ask('h1b-started');
  }
  if (gapEnd > end) {
    answer.addDate('cap-gap-end', gapEnd, 'cap-gap');
    if (filed > end) answer.warn('cap-gap-no-work');
  }
  return null;
}
