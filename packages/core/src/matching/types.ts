import type { DegreeLevel, Seniority } from '../jobs/types.ts';
import type { SkillId } from '../skills/types.ts';
import type { Sponsorship } from '../visa/types.ts';

/** What matching needs to know of a listing. */
export interface ListingFacts {
  id: string;
  /** Occupation family; absent where the title names none that we know. */
  occupation?: string;
  /** Absent where the title states no grade. */
  seniority?: Seniority;
  mustHave: SkillId[];
  niceToHave: SkillId[];
  /** Years of experience asked for. */
  years?: number;
  /** Lowest degree that is enough. */
  degree?: DegreeLevel;
  /** Two-letter codes of the US states of its places; empty where it names none. */
  states: string[];
  /** Can be done from anywhere the employer hires; hybrid work is not. */
  remote: boolean;
  /** US dollars a year. */
  payMin?: number;
  payMax?: number;
  sponsorship: Sponsorship;
  /** ISO date. */
  postedAt: string;
}

/** What matching needs to know of a person: from their résumé and what they said they want. */
export interface SeekerProfile {
  skills: SeekerSkill[];
  /** Lines of work of their roles, each once, the most recent first. */
  occupations: SeekerOccupation[];
  /** Years in dated roles, overlaps counted once; absent where no role is dated. */
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

/** What a person asks for. Every filter is optional; none looks at who they are. */
export interface MatchFilters {
  /** Two-letter codes; a listing fits with any of its places. */
  states?: string[];
  /** `only`: nothing but remote work; `include`: remote work also counts beside the states asked for. */
  remote?: 'only' | 'include';
  /** US dollars a year that the top of the pay range must reach; a listing that states no pay is left out. */
  payMin?: number;
  /** Leaves out listings that say they do not sponsor or hire citizens only; those that say nothing stay and say so. */
  needsSponsorship?: boolean;
  maxAgeDays?: number;
}

export interface Match {
  listingId: string;
  /** 0 to 100, whole: the sum of the parts' points. */
  score: number;
  parts: MatchPartScore[];
  reasons: MatchReason[];
}

export const MATCH_PART_IDS = ['must-have', 'occupation', 'years', 'seniority', 'degree', 'nice-to-have'] as const;
export type MatchPartId = (typeof MATCH_PART_IDS)[number];

export interface MatchPartScore {
  part: MatchPartId;
  /** Whole. */
  points: number;
  /** What the part can bring. */
  of: number;
}

export interface MatchReason {
  kind: 'skills' | 'occupation' | 'years' | 'degree' | 'seniority' | 'place' | 'pay' | 'sponsorship' | 'age';
  effect: 'for' | 'against' | 'unknown';
  text: string;
  skills?: SkillId[];
}
