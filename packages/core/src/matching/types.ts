import type { SkillId } from '../skills/types.ts';
import type { DegreeLevel, Seniority } from '../jobs/types.ts';

/** What matching needs to know of a listing. */
export interface ListingFacts {
  id: string;
  title: string;
  occupation?: string;
  seniority?: Seniority;
  mustHave: SkillId[];
  niceToHave: SkillId[];
  years?: number;
  degree?: DegreeLevel;
  /** Two-letter US states of its places; empty where it names none. */
  states: string[];
  remote: boolean;
  /** US dollars a year. */
  payMin?: number;
  payMax?: number;
  sponsorship: Sponsorship;
  /** ISO date. */
  postedAt: string;
}

export const SPONSORSHIPS = ['sponsors', 'does-not-sponsor', 'citizens-or-clearance', 'unknown'] as const;
export type Sponsorship = (typeof SPONSORSHIPS)[number];

/** What matching needs to know of a person: from their résumé and what they said they want. */
export interface SeekerProfile {
  /** Skill → where it is shown. */
  skills: { skill: SkillId; shown: 'dated-role' | 'listed' }[];
  occupations: string[];
  years?: number;
  degree?: DegreeLevel;
  seniority?: Seniority;
  wants: MatchFilters;
}

export interface MatchFilters {
  states?: string[];
  remote?: 'only' | 'include';
  payMin?: number;
  needsSponsorship?: boolean;
  maxAgeDays?: number;
}

export interface Match {
  listingId: string;
  /** 0 to 100. */
  score: number;
  reasons: MatchReason[];
}

export interface MatchReason {
  kind: 'skills' | 'occupation' | 'years' | 'degree' | 'seniority' | 'place' | 'pay' | 'sponsorship' | 'age';
  effect: 'for' | 'against' | 'unknown';
  text: string;
  skills?: SkillId[];
}
