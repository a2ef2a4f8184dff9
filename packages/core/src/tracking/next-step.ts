import { type ApplicationState, isActive } from './states.ts';

/** Days after the last news when asking the employer is usual. An assumption of ours: advice for applicants says one to two weeks. */
export const FOLLOW_UP_DAYS = 10;

/** After how many days without news an application counts as not answered, unless the member chooses otherwise. An assumption of ours. */
export const NO_ANSWER_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

export interface NextStepFacts {
  state: ApplicationState;
  /** When the state was set, as an ISO date. */
  movedOn: string;
  /** Interviews that aren't over or canceled. Times are ISO. */
  interviews: readonly { title: string; startsAt: string }[];
  /** Reminders that aren't done. */
  reminders: readonly { text: string; dueOn: string }[];
  /** The last day to answer an offer. */
  offerUntil: string | null;
  /** The last day to apply. */
  applyUntil: string | null;
}

/** What comes next in an application. */
export interface NextStep {
  kind: 'interview' | 'reminder' | 'answer-offer' | 'apply' | 'follow-up';
  /** The member's own words. Null if the kind says it all. */
  text: string | null;
  /** An ISO date, or an ISO time for an interview. Null if there is no date. */
  date: string | null;
}

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The earliest of what a member has planned. Without a plan, what the state suggests. Null if nothing is left to do. */
export function findNextStep(facts: NextStepFacts): NextStep | null {
  const planned: NextStep[] = [
    ...facts.interviews.map(({ title, startsAt }) => ({ kind: 'interview' as const, text: title, date: startsAt })),
    ...facts.reminders.map(({ text, dueOn }) => ({ kind: 'reminder' as const, text, date: dueOn })),
  ];
  if (facts.state === 'offer' && facts.offerUntil !== null)
    planned.push({ kind: 'answer-offer', text: null, date: facts.offerUntil });
  const [earliest] = planned.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
  return earliest ?? suggestStep(facts);
}

function suggestStep({ state, movedOn, applyUntil }: NextStepFacts): NextStep | null {
  if (state === 'saved' || state === 'preparing') return { kind: 'apply', text: null, date: applyUntil };
  if (state === 'offer') return { kind: 'answer-offer', text: null, date: null };
  if (!isActive(state)) return null;
  return { kind: 'follow-up', text: null, date: addDays(movedOn, FOLLOW_UP_DAYS) };
}
