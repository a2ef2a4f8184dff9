import type { IncomingListing } from '../domains/listings/index.ts';
import type { SampleGrade, SampleOccupation } from './format.ts';
import type { Random } from './random.ts';
import { getMinimumHourly, type SampleState } from './states.ts';

const HOURS_PER_YEAR = 2080;

/** What a grade earns compared with a regular listing of the same occupation. */
const FACTORS = { intern: 0.62, entry: 0.84, mid: 1, senior: 1.22, lead: 1.25, executive: 1.6 } as const;

/** A pay range as an employer in that state might print it. Full-time work may have a salary; everything else is paid by the hour. */
export function createPay(
  block: SampleOccupation,
  grade: SampleGrade,
  employmentType: IncomingListing['employmentType'],
  state: SampleState,
  random: Random,
): NonNullable<IncomingListing['pay']> {
  const { period, low, high } = grade.pay ?? block.pay;
  const isUsualPay = grade.pay !== undefined || grade === block.grades.find((other) => other.pay === undefined);
  const factor = isUsualPay || !grade.seniority ? 1 : FACTORS[grade.seniority];
  const prices = 1 + ((state.prices - 100) / 100) * 0.8;
  const middle = (low + random.next() * (high - low)) * factor * prices;
  const spread = 0.05 + random.next() * 0.07;
  if (period === 'hour') return createHourlyPay(middle, spread, state);
  return employmentType === 'full-time'
    ? createYearlyPay(middle, spread)
    : createHourlyPay(middle / HOURS_PER_YEAR, spread, state);
}

function createHourlyPay(middle: number, spread: number, state: SampleState): NonNullable<IncomingListing['pay']> {
  const least = getMinimumHourly(state.code);
  const min = Math.max(least, roundToQuarter(middle * (1 - spread)));
  return { min, max: Math.max(min + 1, roundToQuarter(middle * (1 + spread))), currency: 'USD', period: 'hour' };
}

function createYearlyPay(middle: number, spread: number): NonNullable<IncomingListing['pay']> {
  const step = middle >= 100_000 ? 1000 : 500;
  const roundToStep = (amount: number) => Math.round(amount / step) * step;
  return {
    min: roundToStep(middle * (1 - spread)),
    max: roundToStep(middle * (1 + spread)),
    currency: 'USD',
    period: 'year',
  };
}

function roundToQuarter(amount: number): number {
  return Math.round(amount * 4) / 4;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 });

/** "$37.25 to $48.00 an hour", "$84,000 to $96,000 a year". */
export function formatPay({ min = 0, max = 0, period }: NonNullable<IncomingListing['pay']>): string {
  const format = period === 'hour' ? cents : dollars;
  return `${format.format(min)} to ${format.format(max)} ${period === 'hour' ? 'an hour' : 'a year'}`;
}
