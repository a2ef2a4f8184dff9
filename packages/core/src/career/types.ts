import type { Sample } from '../feed/types.ts';
import type { DegreeLevel, Seniority } from '../jobs/types.ts';
import type { SkillId } from '../skills/types.ts';
import type { MilitaryJob } from './people/military.ts';
import type { Situation } from './people/situations.ts';

/** A skill and how many listings of a sample require it. */
export interface AskedSkill {
  skill: SkillId;
  asked: number;
}

/** Alternatives of which one is enough ("Java, Python or C#"), and how many listings accept them. */
export interface AlternativeCounts {
  skills: readonly SkillId[];
  listings: number;
}

/** Listings with the same seniority, years, and degree; null for what they don't state. */
export interface RequiredLevel {
  seniority: Seniority | null;
  years: number | null;
  degree: DegreeLevel | null;
  listings: number;
}

export interface DatedSample extends Sample {
  /** ISO dates of the oldest and the newest posting; null if there is none. */
  from: string | null;
  to: string | null;
}

/** What the open listings of one occupation require and offer. */
export interface OccupationDemand extends DatedSample {
  occupation: string;
  skills: readonly AskedSkill[];
  alternatives: readonly AlternativeCounts[];
  levels: readonly RequiredLevel[];
  remote: number;
  hybrid: number;
  sponsors: number;
  doesNotSponsor: number;
  citizensOrClearance: number;
  /** Of listings with pay, the middle of each range in US dollars a year, with the 95% interval of the median. */
  pay: (Sample & { median: number; low: number; high: number }) | null;
}

/** Up to 2 years, 2 to 5, more than 5. */
export type ExperienceBand = 'entry' | 'mid' | 'senior';

/** What the advice may know about a person. Nothing in it identifies them. */
export interface CareerPerson {
  skills: readonly { skill: SkillId; shown: 'dated-role' | 'listed' | 'named' }[];
  /** Years in a résumé's dated roles. */
  years?: number;
  experience?: ExperienceBand;
  degree?: DegreeLevel;
  /** Whether a résumé is included. */
  hasResume: boolean;
}

/** A title as written, the occupation that it names, and what else it says about the person. */
export interface RoleWanted {
  title: string;
  occupation: string | null;
  /** Circumstances that are no occupation: "Retired", "Student". */
  situations?: readonly Situation[];
  /** The job and the post of a military title, as far as it names them. */
  military?: { job: MilitaryJob | null; post: string | null } | null;
  /** Did the work before, and not now. */
  isFormer?: boolean;
  /** "Staff Engineer", "Principal Scientist": above senior, without people to manage. */
  isSeniorContributor?: boolean;
  /** Other occupations that a target names besides the first: "tutor or substitute teacher". */
  others?: readonly string[];
  /** A business of one's own. */
  isBusiness?: boolean;
  /** Only a grade was named: the next step in the person's own work. */
  isGrade?: boolean;
}

export interface Neighbor extends DatedSample {
  occupation: string;
  name: string;
  /** Skills that at least one in five of its listings requires, and how many of those the person has. */
  asked: number;
  held: number;
}

export interface CareerStep {
  kind: 'first' | 'learn';
  title: string;
  detail: string;
  /** Its basis. */
  basis: string;
  /** What to learn. */
  skills: readonly SkillId[];
}
