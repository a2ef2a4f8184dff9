import { toDayNumber } from '../text/days.ts';
import { createCareerTable } from './career-table.ts';
import { describeMatch } from './describe.ts';
import type { MatchIndex } from './match-index.ts';
import { GOOD_FIT_SCORE, MATCH_POINTS, MIN_MATCH_SCORE } from './parts.ts';
import {
  CARD_SIZE,
  CardWord,
  getDay,
  getMustBase,
  getMustCount,
  getNiceCount,
  getNiceWeight,
  getRequirements,
} from './row-cards.ts';
import { rateTerms } from './row-filter.ts';
import { createCreditTable, mustHavePoints, scoreNiceToHaves } from './skill-credit.ts';
import { TopRows } from './top-rows.ts';
import type { ListingFacts, Match, SeekerProfile } from './types.ts';

export interface MatchOptions {
  /** The maximum number of matches, 1 to `MAX_MATCHES`. */
  limit: number;
  /** The day that listing ages are calculated for, YYYY-MM-DD. */
  asOf: string;
  /** Rows of the index to leave out: see `MatchIndex.findRows`. */
  without?: ReadonlySet<number>;
}

export const MAX_MATCHES = 500;

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
  return matchPart(index, profile, options, { from: 0, to: options.limit }).matches;
}

/**
 * The same for a part of the best listings, by their place from 0, without `to`. Reasons are worked out for that part only; `total` is how many
 * there are, up to the limit.
 */
export function matchPart(
  index: MatchIndex,
  profile: SeekerProfile,
  { limit, asOf, without }: MatchOptions,
  { from, to }: { from: number; to: number },
): { matches: Match[]; total: number } {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_MATCHES)
    throw new RangeError(`limit must be 1 to ${MAX_MATCHES}`);
  const describe = describeMatch(profile, asOf);
  const rows = findBestRows(index, profile, toDayNumber(asOf), limit, without);
  return { matches: rows.slice(from, to).map((row) => describe(index.getFacts(row))), total: rows.length };
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
 * First the rows in a line of work related to the person's, which are few and fill the top ranks, then all others, most of which
 * can't qualify even with all skills, as the most that their group can earn shows. Every index is in range by construction; the
 * casts only remove the `undefined` that the compiler must assume.
 */
function findBestRows(
  index: MatchIndex,
  profile: SeekerProfile,
  today: number,
  limit: number,
  without?: ReadonlySet<number>,
): number[] {
  const { skills, rows } = index;
  const { group, previous, terms, card } = index.columns;
  const credits = createCreditTable(profile.skills);
  const { offset, points, field, tied, others } = createCareerTable(index, profile);
  const boosts = rateTerms(index, profile.wants);
  const minPay = profile.wants.payMin ?? 0;
  const oldest = profile.wants.maxAgeDays === undefined ? 0 : today - profile.wants.maxAgeDays;
  const top = new TopRows(limit, index.ids, MIN_MATCH_SCORE << 16);
  for (const own of tied)
    for (let next = index.groups[own]?.last ?? 0; next > 0; next = previous[next - 1] as number)
      // A removed row stays in the list.
      if (group[next - 1] === own) consider(next - 1, own);
  let least = top.leastRank - SKILL_POINTS;
  for (let row = 0; row < rows; row++) {
    const own = group[row] as number;
    if ((others[own] as number) + (boosts[terms[row] as number] as number) < least) continue;
    consider(row, own);
    least = top.leastRank - SKILL_POINTS;
  }
  return top.sorted();

  function consider(row: number, own: number): void {
    const boost = boosts[terms[row] as number] as number;
    const first = row * CARD_SIZE;
    const asks = card[first + CardWord.asks] as number;
    const career = (points[(offset[own] as number) + getRequirements(asks)] as number) + (field[own] as number);
    if (career + SKILL_POINTS + boost < top.leastRank) return;
    const weights = card[first + CardWord.weights] as number;
    const day = getDay(weights);
    if ((card[first + CardWord.payMax] as number) < minPay || day < oldest) return;
    let at = card[first + CardWord.start] as number;
    const middle = at + getMustCount(asks);
    let must = 0;
    for (; at < middle; at++) must += credits[skills[at] as number] as number;
    const known = career + mustHavePoints(must, getMustBase(weights));
    if (known + MATCH_POINTS['nice-to-have'] + boost < top.leastRank) return;
    const end = middle + getNiceCount(asks);
    let nice = 0;
    for (; at < end; at++) nice += credits[skills[at] as number] as number;
    const score = known + scoreNiceToHaves(nice, getNiceWeight(weights));
    const rank = score >= GOOD_FIT_SCORE ? score + boost : score;
    if (rank < top.leastRank || without?.has(row)) return;
    top.offer((rank << 16) | day, row);
  }
}
