import { shareInterval } from '../feed/sample-size.ts';
import { toDayNumber } from '../text/days.ts';
import { type ApplicationState, COUNTED_STAGES } from './states.ts';

/** Rates of fewer applications aren't shown: the interval of 5 of 10 already spans half the scale. */
export const MIN_APPLICATIONS = 10;
/** Medians of fewer values aren't shown. */
export const MIN_DURATIONS = 5;
/** An application that wasn't answered counts only after this many days. */
export const WAITING_DAYS = 30;
/** What is said about an employer needs applications of this many members, and so many answers. */
export const MIN_MEMBERS_OF_EMPLOYER = 10;

/** The states that an employer's answer leads to. */
const ANSWERS: readonly ApplicationState[] = ['in-review', 'interview', 'offer', 'accepted', 'rejected'];

/** An application as insights see it. Dates are ISO. */
export interface SentApplication {
  /** Null if it wasn't sent. Such applications don't count. */
  appliedOn: string | null;
  state: ApplicationState;
  /** The states that it entered, oldest first, without undone ones. */
  entered: readonly { state: ApplicationState; on: string }[];
  /** What rates are compared by. Null where it isn't known. */
  groups: Readonly<Record<InsightGroup, string | null>>;
}

export const INSIGHT_GROUPS = ['source', 'resume', 'template', 'match', 'weekday'] as const;
export type InsightGroup = (typeof INSIGHT_GROUPS)[number];

/** A share with its 95% interval, all in percent. Null shares: too few to say. */
export interface Rate {
  answered: number;
  of: number;
  rate: number | null;
  low: number | null;
  high: number | null;
}

export interface Insights {
  /** Applications that were sent. */
  sent: number;
  /** Sent too recently to count, and without an answer yet. */
  waiting: number;
  /** How many reached each stage, whatever became of them. The first is all that were sent. */
  funnel: { stage: FunnelStage; count: number }[];
  response: Rate;
  groups: Record<InsightGroup, (Rate & { group: string })[]>;
  /** Days in each state before the next one. `median` is null if there are too few. */
  durations: { state: ApplicationState; count: number; median: number | null }[];
}

export const FUNNEL_STAGES = ['sent', 'answered', 'interview', 'offer', 'accepted'] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

/** The day of the first answer. Null if there is none. */
const findAnswerDay = ({ entered }: SentApplication): string | null =>
  entered.find(({ state }) => ANSWERS.includes(state))?.on ?? null;

function reached(application: SentApplication, stage: FunnelStage): boolean {
  if (stage === 'sent') return true;
  if (stage === 'answered') return findAnswerDay(application) !== null;
  // An offer implies that there was an interview or something like it, even if nobody recorded that.
  const from = COUNTED_STAGES.indexOf(stage);
  return application.entered.some(({ state }) => (COUNTED_STAGES as readonly string[]).indexOf(state) >= from);
}

/**
 * Computes figures from a member's own applications. A rate counts applications that were answered, or that have waited `WAITING_DAYS`;
 * withdrawn ones without an answer don't count, because nobody knows what they would have got.
 * @param today ISO date
 */
export function computeInsights(applications: readonly SentApplication[], today: string): Insights {
  const sent = applications.filter(({ appliedOn }) => appliedOn !== null);
  const decided = sent.filter((application) => isDecided(application, today));
  const groups = Object.fromEntries(
    INSIGHT_GROUPS.map((group) => [group, rateEach(decided, group)]),
  ) as unknown as Insights['groups'];
  return {
    sent: sent.length,
    waiting: sent.filter((application) => application.state !== 'withdrawn' && !isDecided(application, today)).length,
    funnel: FUNNEL_STAGES.map((stage) => ({ stage, count: sent.filter((one) => reached(one, stage)).length })),
    response: rate(decided),
    groups,
    durations: measureDurations(sent),
  };
}

function isDecided(application: SentApplication, today: string): boolean {
  if (findAnswerDay(application) !== null) return true;
  if (application.state === 'withdrawn') return false;
  if (application.state === 'no-answer') return true;
  return toDayNumber(today) - toDayNumber(application.appliedOn ?? today) >= WAITING_DAYS;
}

function rate(applications: readonly SentApplication[]): Rate {
  const of = applications.length;
  const answered = applications.filter((one) => findAnswerDay(one) !== null).length;
  if (of < MIN_APPLICATIONS) return { answered, of, rate: null, low: null, high: null };
  const { low, high } = shareInterval(answered, of);
  return { answered, of, rate: toPercent(answered / of), low: toPercent(low), high: toPercent(high) };
}

const toPercent = (share: number) => Math.round(100 * share);

/** The rate of each group, those with the most applications first. */
function rateEach(applications: readonly SentApplication[], by: InsightGroup): (Rate & { group: string })[] {
  const members = Map.groupBy(applications, ({ groups }) => groups[by]);
  return [...members]
    .flatMap(([group, ones]) => (group === null ? [] : [{ group, ...rate(ones) }]))
    .sort((a, b) => b.of - a.of || a.group.localeCompare(b.group));
}

/** How long applications were in each state that they left. */
function measureDurations(applications: readonly SentApplication[]): Insights['durations'] {
  const days = new Map<ApplicationState, number[]>();
  for (const { entered } of applications)
    for (const [at, { state, on }] of entered.entries()) {
      const next = entered[at + 1];
      // Entries can be written down in another order than they happened.
      if (next && next.state !== state && next.on >= on)
        days.set(state, [...(days.get(state) ?? []), toDayNumber(next.on) - toDayNumber(on)]);
    }
  return COUNTED_STAGES.flatMap((state) => {
    const values = days.get(state) ?? [];
    return values.length === 0
      ? []
      : [{ state, count: values.length, median: values.length < MIN_DURATIONS ? null : findQuantile(values, 0.5) }];
  });
}

/** The value that the share of the values doesn't exceed, by nearest rank. */
function findQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** What members' applications say about when an employer answers. */
export interface EmployerSilence {
  members: number;
  applications: number;
  /** Days until the first answer of half and of nine in ten of the answered ones. */
  half: number;
  most: number;
}

/**
 * Null below `MIN_MEMBERS_OF_EMPLOYER` members or answers, so that it says nothing about any of them.
 * @param answerDays days until the first answer, of the answered applications
 */
export function summarizeSilence(
  { members, applications }: { members: number; applications: number },
  answerDays: readonly number[],
): EmployerSilence | null {
  if (members < MIN_MEMBERS_OF_EMPLOYER || answerDays.length < MIN_MEMBERS_OF_EMPLOYER) return null;
  return { members, applications, half: findQuantile(answerDays, 0.5), most: findQuantile(answerDays, 0.9) };
}
