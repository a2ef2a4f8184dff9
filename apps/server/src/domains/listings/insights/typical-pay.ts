import type { TypicalPay } from '@foothold/contracts/listings';
import { getOccupation } from '@foothold/core/jobs';
import { US_STATES } from '@foothold/core/matching';
import type { Executor } from '../../../platform/db/database.ts';
import { selectQuartiles } from './typical-pay-repository.ts';

/** Fewer listings say too little about what is typical. */
const MIN_LISTINGS = 10;
/** How long a result is used before it is computed again. */
const FRESH_MS = 5 * 60_000;
/** The oldest result is dropped first. */
const CACHE_SIZE = 1000;

interface PaidJob {
  occupation: string | null;
  places: readonly { region: string | null; country: string }[];
  /** Samples are compared with samples only. */
  sample: boolean;
}

/** What open listings of an occupation pay in a state: the middle half, from the first to the third quartile. */
export function createTypicalPay(db: Executor, now: () => Date) {
  const known = new Map<string, { at: number; pay: Promise<TypicalPay | null> }>();

  /** Null if the occupation or the state isn't known, or if fewer than 10 listings state their pay. */
  return async ({ occupation, places, sample }: PaidJob): Promise<TypicalPay | null> => {
    const state = places.find(({ country, region }) => country === 'US' && region !== null)?.region;
    if (occupation === null || !state) return null;
    const at = now().getTime();
    const key = `${occupation} ${state} ${sample}`;
    const cached = known.get(key);
    if (cached && at - cached.at < FRESH_MS) return cached.pay;
    const entry = { at, pay: compute(occupation, state, sample) };
    known.delete(key);
    known.set(key, entry);
    // The next caller retries after a failure.
    entry.pay.catch(() => known.get(key) === entry && known.delete(key));
    const [oldest] = known.keys();
    if (known.size > CACHE_SIZE && oldest !== undefined) known.delete(oldest);
    return entry.pay;
  };

  async function compute(occupation: string, state: string, sample: boolean): Promise<TypicalPay | null> {
    const today = now().toISOString().slice(0, 10);
    const found = await selectQuartiles(db, { occupation, state, sample, today });
    if (!found || found.listings < MIN_LISTINGS || found.low === null || found.high === null) return null;
    return {
      occupation: getOccupation(occupation)?.name ?? occupation,
      state: US_STATES.get(state) ?? state,
      low: Math.round(found.low),
      high: Math.round(found.high),
      listings: found.listings,
      sample,
    };
  }
}
