import type { AnswerBuilder } from './answer.ts';
import { addDays, getEarlier, getLater } from './calendar.ts';
import type { VisaFacts } from './types.ts';

export const F1_GRACE_DAYS = 60;
/** Petitions of a season are filed between these days of a year. */
const SEASON = { opens: '04-01', ends: '09-30', starts: '10-01' } as const;

/**
 * The dates of the next cap season, or of a petition that was filed.
 * @param end the last day of the program or of OPT
 * @param hasOpt whether work is authorized as OPT, which cap-gap extends, unlike CPT: 8 CFR 214.2(f)(5)(vi)
 * @returns the day from which the days to leave count, or null if they don't follow or aren't certain
 */
export function addCapDates(answer: AnswerBuilder, facts: VisaFacts, end: string, hasOpt: boolean): string | null {
  const { petition = null } = facts;
  if (petition === null) answer.ask('petition');
  if (petition === null || petition === 'none') {
    addSeason(answer);
    return end;
  }
  return addCapGap(answer, facts, end, hasOpt);
}

/**
 * The last day that counts as OPT. Cap-gap extends OPT, and the limits on days without a job with it, if the petition was filed while OPT
 * was valid: 8 CFR 214.2(f)(5)(vi) and (f)(10)(ii)(E).
 * @param end the last day on the card
 */
export function findWorkEnd(facts: VisaFacts, end: string): string {
  const { petition, petitionFiled: filed } = facts;
  if (!petition || petition === 'none' || facts.petitionChange !== 'yes' || !filed || filed > end) return end;
  const gapEnd = isInSeason(filed) ? findGapEnd(facts, filed) : null;
  return gapEnd === null ? end : getLater(end, addDays(gapEnd, -1));
}

/** The day on which cap-gap ends for a petition filed on `filed`. Null if the start of an approved petition or the end of one is missing. */
function findGapEnd({ petition, petitionStart, petitionEnded }: VisaFacts, filed: string): string | null {
  const april = `${Number(filed.slice(0, 4)) + 1}-${SEASON.opens}`;
  if (petition === 'pending') return april;
  const day = petition === 'approved' ? petitionStart : petitionEnded;
  return day ? getEarlier(april, day) : null;
}

const isInSeason = (filed: string): boolean => filed.slice(5) >= SEASON.opens && filed.slice(5) <= SEASON.ends;

function addSeason(answer: AnswerBuilder): void {
  const year = Number(answer.today.slice(0, 4)) + (answer.today.slice(5) > SEASON.opens ? 1 : 0);
  answer.addDate('cap-filing', `${year}-${SEASON.opens}`, 'cap-season');
  answer.addDate('cap-start', `${year}-${SEASON.starts}`, 'cap-season');
}

function addCapGap(answer: AnswerBuilder, facts: VisaFacts, end: string, hasOpt: boolean): string | null {
  const { petition, petitionFiled: filed = null, petitionStart: start = null, petitionChange: change = null } = facts;
  const ended = petition === 'ended' ? (facts.petitionEnded ?? null) : null;
  if (petition === 'ended' && ended === null) {
    answer.ask('petition-ended');
    return null;
  }
  if (change === 'no' || (ended !== null && ended <= end)) return end;
  if (change === null) answer.ask('petition-change');
  if (filed === null) answer.ask('petition-filed');
  if (petition === 'approved' && start === null) answer.ask('petition-start');
  if (change === null || filed === null) return null;
  const gapEnd = findGapEnd(facts, filed);
  if (gapEnd === null) return null;
  if (!isInSeason(filed)) {
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
  if (ended !== null) return getLater(gapEnd, end);
  if (petition === 'approved' && start !== null) {
    answer.addDate('h1b-start', start, null);
    if (start <= answer.today) answer.ask('h1b-started');
  }
  if (gapEnd > end) addGapEnd(answer, facts, gapEnd, filed > end || !hasOpt);
  return null;
}

function addGapEnd(answer: AnswerBuilder, { petition }: VisaFacts, gapEnd: string, isStayOnly: boolean): void {
  answer.addDate('cap-gap-end', gapEnd, 'cap-gap');
  if (isStayOnly) answer.warn('cap-gap-no-work');
  if (petition === 'pending' && gapEnd < answer.today) answer.warn('date-passed');
}
