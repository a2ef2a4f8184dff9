import { createCareerTable, Pass } from './career-table.ts';
import { toDayNumber } from './days.ts';
import { describeMatch } from './describe.ts';
import { getFieldStrengths, scoreField } from './field-fit.ts';
import type { MatchIndex } from './match-index.ts';
import { GOOD_FIT_SCORE, MATCH_POINTS, MIN_MATCH_SCORE } from './parts.ts';
import { decodeOffer, OFFER_CODE_COUNT } from './row-codes.ts';
import { createCreditTable, mustHavePoints, scoreNiceToHaves } from './skill-credit.ts';
import { TopRows } from './top-rows.ts';
import type { ListingFacts, Match, MatchFilters, SeekerProfile } from './types.ts';
import { encodeStates } from './us-states.ts';

export interface MatchOptions {
  /** The maximum number of matches, 1 to `MAX_MATCHES`. */
  limit: number;
  /** The day that listing ages are calculated for, YYYY-MM-DD. */
  asOf: string;
}

export const MAX_MATCHES = 500;

/** Moves known sponsors that fit above everything else: larger than any score. */
const SPONSOR_BOOST = 128;
const SKILL_POINTS = MATCH_POINTS['must-have'] + MATCH_POINTS['nice-to-have'];

/**
 * The listings that pass the person's filters and score at least `MIN_MATCH_SCORE`, best first, with reasons. For anyone who needs
 * sponsorship, known sponsors that fit (`GOOD_FIT_SCORE`) come before all others. Equal scores are ordered by date, newest first,
 * then by id, so the result doesn't depend on the order of the listings, and a smaller limit returns the start of a larger
 * one's result.
 *
 * @throws RangeError for an invalid limit or day
 */
export function match(index: MatchIndex, profile: SeekerProfile, options: MatchOptions): Match[] {
  const { limit, asOf } = options;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_MATCHES)
    throw new RangeError(`limit must be 1 to ${MAX_MATCHES}`);
  const describe = describeMatch(profile, asOf);
  return findBestRows(index, profile, toDayNumber(asOf), limit).map((row) => describe(index.getFacts(row)));
}

/** Score and reasons of one listing, whether or not it passes the filters. @throws RangeError for an invalid day */
export function explainMatch(
  listing: ListingFacts,
  profile: SeekerProfile,
  options: Pick<MatchOptions, 'asOf'>,
): Match {
  return describeMatch(profile, options.asOf)(listing);
}

/**
 * Two passes over the rows: first those in a line of work related to the person's, which are few and fill the top ranks, then
 * the others, most of which can't qualify even with all skills and cost a few lookups each. Every index is in range by
 * construction; the casts only remove the `undefined` that the compiler must assume.
 */
function findBestRows(index: MatchIndex, profile: SeekerProfile, today: number, limit: number): number[] {
  const { skills, rows } = index;
  const { occupation, require, offer, start, mustCount, niceCount, mustBase, niceWeight, day, mix } = index.columns;
  const credits = createCreditTable(profile.skills);
  const { offset, points, pass } = createCareerTable(index, profile);
  const strengths = getFieldStrengths(profile);
  const fieldScores = Uint8Array.from(index.mixes, (code) => scoreField(code, strengths));
  const lift = getOfferBoosts(profile.wants);
  const passes = createRowFilter(index, profile.wants, today);
  const top = new TopRows(limit, index.ids, MIN_MATCH_SCORE << 16);
  for (const current of [Pass.tied, Pass.others]) {
    for (let row = 0; row < rows; row++) {
      const work = occupation[row] as number;
      if (pass[work] !== current) continue;
      const career =
        (points[(offset[work] as number) + (require[row] as number)] as number) +
        (fieldScores[mix[row] as number] as number);
      const lifted = lift[offer[row] as number] as number;
      if (career + SKILL_POINTS + lifted < top.leastRank || !passes(row)) continue;
      let at = start[row] as number;
      const middle = at + (mustCount[row] as number);
      let must = 0;
      for (; at < middle; at++) must += credits[skills[at] as number] as number;
      const known = career + mustHavePoints(must, mustBase[row] as number);
      if (known + MATCH_POINTS['nice-to-have'] + lifted < top.leastRank) continue;
      const end = middle + (niceCount[row] as number);
      let nice = 0;
      for (; at < end; at++) nice += credits[skills[at] as number] as number;
      const score = known + scoreNiceToHaves(nice, niceWeight[row] as number);
      const rank = score >= GOOD_FIT_SCORE ? score + lifted : score;
      top.offer((rank << 16) | (day[row] as number), row);
    }
  }
  return top.sorted();
}

/** A penalty that no score can offset: the filters leave the listing out. */
const EXCLUDED_SCORE = -1000;

/** By offer code: the amount added to a listing's score, or `EXCLUDED_SCORE`. */
function getOfferBoosts({ needsSponsorship, remote }: MatchFilters): Int16Array {
  return Int16Array.from({ length: OFFER_CODE_COUNT }, (_, code) => {
    const { sponsorship, remote: isRemote } = decodeOffer(code);
    if (remote === 'only' && !isRemote) return EXCLUDED_SCORE;
    if (!needsSponsorship || sponsorship === 'unknown') return 0;
    return sponsorship === 'sponsors' ? SPONSOR_BOOST : EXCLUDED_SCORE;
  });
}

/** The filters for place, pay and age. */
function createRowFilter({ columns }: MatchIndex, wants: MatchFilters, today: number): (row: number) => boolean {
  const { statesLow, statesHigh, payMax, day, offer } = columns;
  const [low, high] = encodeStates(wants.states ?? []);
  const acceptsAnyState = !wants.states?.length;
  const minPay = wants.payMin ?? 0;
  const oldest = wants.maxAgeDays === undefined ? 0 : today - wants.maxAgeDays;
  if (acceptsAnyState && minPay === 0 && oldest <= 0) return () => true;
  const remoteCounts = Uint8Array.from({ length: OFFER_CODE_COUNT }, (_, code) =>
    wants.remote === 'include' && decodeOffer(code).remote ? 1 : 0,
  );
  const remoteOnly = wants.remote === 'only';
  // Place comes first because it excludes the most.
  return (row) => isIn(row) && (payMax[row] as number) >= minPay && (day[row] as number) >= oldest;

  function isIn(row: number): boolean {
    if (acceptsAnyState || ((statesLow[row] as number) & low) !== 0 || ((statesHigh[row] as number) & high) !== 0)
      return true;
    if (remoteCounts[offer[row] as number] === 1) return true;
    // Remote work without a state is open to all states.
    return remoteOnly && statesLow[row] === 0 && statesHigh[row] === 0;
  }
}
