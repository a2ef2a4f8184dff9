export const FEED_TYPES = ['trend', 'tip', 'insight', 'market'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

/** Which listings a figure is about: those of one occupation, of one field of work, or all of them. */
export interface Scope {
  /** Id of an occupation. */
  occupation: string | null;
  field: string | null;
}

/** How many listings a figure is based on, and how many of those are generated samples. */
export interface Sample {
  listings: number;
  samples: number;
}

/** Figures of a scope's open listings. */
export interface OpenFigures extends Scope, Sample {
  remote: number;
  hybrid: number;
  sponsors: number;
  doesNotSponsor: number;
  citizensOrClearance: number;
  /** Posted within the last `RECENT_DAYS`. */
  recent: number;
}

/** Of listings with pay, each with the middle of its range, in US dollars a year. */
export interface PayFigures extends Scope, Sample {
  /** Code of a US state, or null for all places. */
  state: string | null;
  median: number;
  /** 95% interval of the median, from the ranks. */
  low: number;
  high: number;
}

/** How often a scope's listings require a skill. */
export interface SkillFigures extends Scope, Sample {
  skill: string;
  asked: number;
  /** Listings posted within the last `RECENT_DAYS`, and how many of those require it. */
  recent: number;
  recentAsked: number;
}

/** Listings that their source closed within the last 90 days: days from posting to closing. */
export interface ClosingFigures extends Scope, Sample {
  median: number;
  low: number;
  high: number;
}

/** All figures counted over the listings at one moment. */
export interface ListingFigures {
  open: readonly OpenFigures[];
  pay: readonly PayFigures[];
  skills: readonly SkillFigures[];
  closing: readonly ClosingFigures[];
}

/** Members' most recently saved listings, at most `MAX_PER_MEMBER` each; a listing counts once, whether or not it is still open. */
export interface SavedFigures extends Sample {
  /** How many members have any. */
  members: number;
  remote: number;
  sponsors: number;
}

/** All of the feed's figures. */
export interface FeedFigures extends ListingFigures {
  saved: SavedFigures;
}

/** A possible statement, before it is shown. */
export interface FeedTopic {
  /** The same for every repetition of a statement about the same scope. */
  id: string;
  type: FeedType;
  category: string;
  title: string;
  content: string;
  confidence: number;
  basis: string;
}
