import type { Match, SeekerProfile } from '@foothold/core/matching';
import type { Exclusion } from '../exclusion.ts';

/** Which of the best matches to return. */
export interface MatchRange {
  /** The maximum number of matches. */
  limit: number;
  /** The part of them, by place from 0, without `to`. All by default. */
  from?: number;
  to?: number;
  without?: Exclusion;
}

/** A match, with the revision of the listing that was compared. */
export type RevisedMatch = Match & { revision: number };

export interface BestMatches {
  /** Best first, and of equal ones always in the same order, so that parts neither repeat nor skip a listing. */
  matches: RevisedMatch[];
  /** How many listings match, up to the limit. */
  total: number;
  /** How many listings were compared. */
  considered: number;
}

/**
 * Finds the listings that fit a profile best. An index in the memory of each process does it (`memory-match.ts`); an engine that is made for
 * it can take its place in `engines.ts`, and has to pass `apps/server/test/match-contract.ts`. Points and reasons are those of
 * `@foothold/core/matching`, whatever the engine.
 *
 * Listings that are closed, hidden as duplicates, or past their last day never match.
 */
export interface MatchEngine {
  /** Takes over what changed. Resolves once every change that was committed before the call counts. */
  refresh(): Promise<void>;
  /**
   * A part of the best matches. Every change that was committed before the call counts, unless taking over a large import takes longer than a
   * request may wait.
   * @param today ISO date
   * @throws AppError `listings.matches-preparing` if the listings aren't loaded yet
   */
  best(profile: SeekerProfile, range: MatchRange, today: string): Promise<BestMatches>;
  /** Somebody whom one of the listings fits, to run a match before anybody waits for one. */
  createExampleProfile(): SeekerProfile;
}
