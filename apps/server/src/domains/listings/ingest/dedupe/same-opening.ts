import { type PayPeriod, PERIODS_PER_YEAR } from '@foothold/contracts/listings/choices';
import { type Fingerprint, SKETCH_SIZE } from './fingerprint.ts';

/** A listing to compare with others. */
export interface Comparable extends Fingerprint {
  sourceId: string;
  /** Whether its source still has it. */
  open: boolean;
  employmentType: string | null;
  pay: { min: number | null; max: number | null; currency: string | null; period: PayPeriod | null };
}

/** The share of both descriptions' letter sequences from which they count as one text. */
const SAME_SHARE = 0.8;
/** A short text with one other sentence shares less. Then its different sequences count: about two sentences of 220 letters. */
const MIN_SHARE = 0.3;
const MAX_DIFFERENT_GRAMS = 450;
/** One source may have only a part of the text: the share of the shorter one, which is estimated well enough if both share this much. */
const SAME_PART_SHARE = 0.75;
const MIN_PART_SHARE = 0.15;
/** Two listings that one source has at the same time are two jobs unless their texts hardly differ. */
const SAME_SOURCE_SHARE = 0.97;

/**
 * Whether two listings offer the same job: the same company, title, and places, nearly the same description, and no figure, shift, job type,
 * or pay that contradicts the other's.
 */
export function isSameOpening(a: Comparable, b: Comparable): boolean {
  if (a.key !== b.key || contradictsFacts(a, b)) return false;
  const share = estimateShare(a, b);
  const isTwice = a.sourceId === b.sourceId && a.open && b.open;
  if (isTwice ? share < SAME_SOURCE_SHARE : !isSameText(a, b, share)) return false;
  return !contradictsFigures(a.figures, b.figures);
}

function isSameText(a: Comparable, b: Comparable, share: number): boolean {
  if (share >= SAME_SHARE) return true;
  const common = ((a.grams + b.grams) * share) / (1 + share);
  const different = a.grams + b.grams - 2 * common;
  if (share >= MIN_SHARE && different <= MAX_DIFFERENT_GRAMS) return true;
  return share >= MIN_PART_SHARE && common >= SAME_PART_SHARE * Math.min(a.grams, b.grams);
}

/** The Jaccard index of the two sets of letter sequences, estimated from the smallest hashes of both (bottom-k sketches, Broder 1997). */
function estimateShare({ sketch: a }: Fingerprint, { sketch: b }: Fingerprint): number {
  let common = 0;
  let union = 0;
  for (let i = 0, j = 0; union < SKETCH_SIZE && (i < a.length || j < b.length); union++) {
    const left = a[i] ?? Number.POSITIVE_INFINITY;
    const right = b[j] ?? Number.POSITIVE_INFINITY;
    if (left === right) common++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return union === 0 ? 1 : common / union;
}

function contradictsFacts(a: Comparable, b: Comparable): boolean {
  if (a.employmentType !== null && b.employmentType !== null && a.employmentType !== b.employmentType) return true;
  return contradictsPay(a.pay, b.pay);
}

/** Pay by these periods is the same amount whatever the hours, so it can be compared. */
const FIXED_PERIODS: ReadonlySet<string | null> = new Set(['week', 'month', 'year'] satisfies PayPeriod[]);
/** A rounded monthly amount is up to this share off the yearly one. */
const ROUNDING = 0.02;

function contradictsPay(a: Comparable['pay'], b: Comparable['pay']): boolean {
  if (a.currency !== b.currency) return false;
  const isSamePeriod = a.period === b.period;
  if (!isSamePeriod && !(FIXED_PERIODS.has(a.period) && FIXED_PERIODS.has(b.period))) return false;
  const [aMin, aMax] = toYearlyRange(a);
  const [bMin, bMax] = toYearlyRange(b);
  const tolerance = isSamePeriod ? 1 : 1 + ROUNDING;
  return aMin > bMax * tolerance || bMin > aMax * tolerance;
}

function toYearlyRange({ min, max, period }: Comparable['pay']): [number, number] {
  const times = period === null ? 1 : PERIODS_PER_YEAR[period];
  return [(min ?? max ?? Number.NEGATIVE_INFINITY) * times, (max ?? min ?? Number.POSITIVE_INFINITY) * times];
}

/** Whether the same words stand before different figures. One text may have more figures after them than the other. */
function contradictsFigures(a: Uint32Array, b: Uint32Array): boolean {
  const ours = groupByContext(a);
  for (const [context, values] of groupByContext(b)) {
    const own = ours.get(context);
    if (own && !own.isSubsetOf(values) && !values.isSubsetOf(own)) return true;
  }
  return false;
}

function groupByContext(figures: Uint32Array): Map<number, Set<number>> {
  const groups = new Map<number, Set<number>>();
  for (let at = 0; at < figures.length; at += 2) {
    const context = figures[at] ?? 0;
    groups.set(context, (groups.get(context) ?? new Set()).add(figures[at + 1] ?? 0));
  }
  return groups;
}
