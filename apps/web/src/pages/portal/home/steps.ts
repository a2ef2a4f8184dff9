import type { Card } from '../../../features/applications/cards/card.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After every date. */
const NO_DATE = '9999';

/** Applications by their next step: the earliest date first, then steps without a date, and those with nothing left to do last. */
export const sortByStep = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => {
    const order = getDate(a).localeCompare(getDate(b));
    return order === 0 ? b.movedAt.localeCompare(a.movedAt) : order;
  });

const getDate = ({ nextStep, nextStepDate }: Card): string =>
  nextStep === null ? `${NO_DATE}-2` : (nextStepDate ?? `${NO_DATE}-1`);

/** A step of an application that can't wait: an interview, a reminder, or an offer to answer. */
export interface DueStep {
  card: Pick<Card, 'id' | 'title' | 'company'>;
  nextStep: NonNullable<Card['nextStep']>;
  /** An ISO date or time. */
  date: string;
}

const PLANNED: readonly string[] = ['interview', 'reminder', 'answer-offer'];

/** The earliest step that is late or due by tomorrow. Null if there is none. What only the state suggests doesn't count. */
export function findDueStep(cards: readonly Card[], now: Date): DueStep | null {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  for (const { id, title, company, nextStep, nextStepDate: date } of sortByStep(cards))
    if (nextStep && date !== null && PLANNED.includes(nextStep.kind) && date.slice(0, tomorrow.length) <= tomorrow)
      return { card: { id, title, company }, nextStep, date };
  return null;
}
