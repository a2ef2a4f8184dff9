import { EXCLUDED_POINTS } from './career-table.ts';
import type { ListingTerms, MatchIndex } from './match-index.ts';
import { decodeOffer } from './row-codes.ts';
import type { MatchFilters } from './types.ts';
import { encodeStates } from './us-states.ts';

/** Moves known sponsors that fit above everything else: larger than any score. */
const SPONSOR_BOOST = 128;

/** For each of the index's terms: the amount added to a listing's score, or `EXCLUDED_POINTS` if the filters leave it out. */
export function rateTerms({ terms }: MatchIndex, wants: MatchFilters): Int16Array {
  const boosts = new Int16Array(terms.length);
  const isIn = createPlaceFilter(wants);
  for (const [place, own] of terms.entries()) boosts[place] = isIn(own) ? getBoost(own, wants) : EXCLUDED_POINTS;
  return boosts;
}

function getBoost({ offer }: ListingTerms, { needsSponsorship, sponsorships, remote }: MatchFilters): number {
  const { sponsorship, remote: isRemote } = decodeOffer(offer);
  if (remote === 'only' && !isRemote) return EXCLUDED_POINTS;
  if (sponsorships && !sponsorships.includes(sponsorship)) return EXCLUDED_POINTS;
  if (!needsSponsorship || sponsorship === 'unknown') return 0;
  return sponsorship === 'sponsors' ? SPONSOR_BOOST : EXCLUDED_POINTS;
}

function createPlaceFilter({ states, remote }: MatchFilters): (terms: ListingTerms) => boolean {
  if (!states?.length) return () => true;
  const [low, high] = encodeStates(states);
  return ({ statesLow, statesHigh, offer }) => {
    if ((statesLow & low) !== 0 || (statesHigh & high) !== 0) return true;
    if (remote === 'include') return decodeOffer(offer).remote;
    // Remote work without a state is open to all states.
    return remote === 'only' && statesLow === 0 && statesHigh === 0;
  };
}
