import type { DegreeLevel, Seniority } from '../jobs/types.ts';
import type { SkillId } from '../skills/types.ts';
import type { Sponsorship } from '../visa/types.ts';

/** What matching needs to know about a listing. */
export interface ListingFacts {
  id: string;
  /** Changes whenever the listing does. Matching ignores it. */
  revision?: number;
  /** Identifies the employer, so that all its listings can be left out. */
  company?: string;
  /** Occupation family; absent if the title names no known one. */
  occupation?: string;
  /** Absent if the title states no grade. */
  seniority?: Seniority;
  mustHave: SkillId[];
  niceToHave: SkillId[];
  /** Required years of experience. */
  years?: number;
  /** Lowest acceptable degree. */
  degree?: DegreeLevel;
  /** Two-letter state codes of the listing's places; empty if there are none. */
  states: string[];
  /** Can be done from anywhere the employer hires; hybrid work doesn't count. */
  remote: boolean;
  /** US dollars a year. */
  payMin?: number;
  payMax?: number;
  sponsorship: Sponsorship;
  /** ISO date. */
  postedAt: string;
}

/** What matching needs to know about a person: from their résumé and their stated preferences. */
export interface SeekerProfile {
  skills: SeekerSkill[];
  /** Lines of work of their roles, without duplicates, most recent first. */
  occupations: SeekerOccupation[];
  /** Years in dated roles, overlaps counted once; absent if no role is dated. */
  years?: number;
  /** Highest degree. */
  degree?: DegreeLevel;
  seniority?: Seniority;
  wants: MatchFilters;
}

export interface SeekerSkill {
  skill: SkillId;
  /** Whether a dated role shows it at work, or it is only named. */
  shown: 'dated-role' | 'listed';
}

export interface SeekerOccupation {
  occupation: string;
  /** Years in dated roles of this line of work, overlaps counted once. */
  years: number;
  /** The line of work of the latest role. */
  latest: boolean;
}

/** A person's filters. Each one is optional; none depends on who they are. */
export interface MatchFilters {
  /** Two-letter codes; a listing fits if any of its places does. */
  states?: string[];
  /** `only`: remote work only; `include`: remote work in addition to the requested states. */
  remote?: 'only' | 'include';
  /** US dollars a year that the top of the pay range must reach; a listing without pay is left out. */
  payMin?: number;
  /** Leaves out listings that say they don't sponsor or hire only citizens; those that don't mention it stay, with a note. */
  needsSponsorship?: boolean;
  /** Leaves out listings that say anything else about sponsorship. Nothing comes first because of it. */
  sponsorships?: readonly Sponsorship[];
  maxAgeDays?: number;
}

export interface Match {
  listingId: string;
  /** A whole number from 0 to 100: the sum of the parts' points. */
  score: number;
  parts: MatchPartScore[];
  reasons: MatchReason[];
}

export const MATCH_PART_IDS = ['must-have', 'occupation', 'years', 'seniority', 'degree', 'nice-to-have'] as const;
export type MatchPartId = (typeof MATCH_PART_IDS)[number];

export interface MatchPartScore {
  part: MatchPartId;
  /** A whole number. */
  points: number;
  /** The maximum points of the part. */
  of: number;
}

export interface MatchReason {
  kind: 'skills' | 'occupation' | 'years' | 'degree' | 'seniority' | 'place' | 'pay' | 'sponsorship' | 'age';
  effect: 'for' | 'against' | 'unknown';
  text: string;
  skills?: SkillId[];
}
