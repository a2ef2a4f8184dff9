import type { Sample } from '../feed/types.ts';
import type { DegreeLevel, Seniority } from '../jobs/types.ts';
import type { SkillId } from '../skills/types.ts';

/** A skill and how many listings of a sample ask for it. */
export interface AskedSkill {
  skill: SkillId;
  asked: number;
}

/** Skills of which one is enough ("Java, Python or C#"), and how many listings leave that choice. */
export interface Alternatives {
  skills: readonly SkillId[];
  listings: number;
}

/** Listings with the same grade, years and degree; null for what they do not state. */
export interface RequiredLevel {
  seniority: Seniority | null;
  years: number | null;
  degree: DegreeLevel | null;
  listings: number;
}

export interface DatedSample extends Sample {
  /** ISO dates of the oldest and the newest posting; null where there is none. */
  from: string | null;
  to: string | null;
}

/** What the open listings of one line of work ask for and offer. */
export interface OccupationDemand extends DatedSample {
  occupation: string;
  skills: readonly AskedSkill[];
  alternatives: readonly Alternatives[];
  levels: readonly RequiredLevel[];
  remote: number;
  hybrid: number;
  sponsors: number;
  doesNotSponsor: number;
  citizensOrClearance: number;
  /** Of those that show it, the middle of each range in US dollars a year, with the 95% interval of the median. */
  pay: (Sample & { median: number; low: number; high: number }) | null;
}

/** Up to 2 years, 2 to 5, more than 5. */
export type ExperienceBand = 'entry' | 'mid' | 'senior';

/** What the advice may know of a person. Nothing about who they are is in it. */
export interface CareerPerson {
  skills: readonly { skill: SkillId; shown: 'dated-role' | 'listed' | 'named' }[];
  /** Years in dated roles of a résumé. */
  years?: number;
  experience?: ExperienceBand;
  degree?: DegreeLevel;
  /** Whether a résumé is part of it. */
  hasResume: boolean;
}

/** A title as somebody wrote it, and the line of work that it names. */
export interface RoleWanted {
  title: string;
  occupation: string | null;
}

export interface Neighbor extends DatedSample {
  occupation: string;
  name: string;
  /** Skills that at least one in five of its listings asks for, and how many of those the person has. */
  asked: number;
  held: number;
}

export interface CareerStep {
  kind: 'show' | 'stone' | 'learn' | 'credential' | 'apply' | 'name';
  title: string;
  detail: string;
  /** What it rests on. */
  basis: string;
  /** What is to be learned. */
  skills: readonly SkillId[];
}
