export const FEED_TYPES = ['trend', 'tip', 'insight', 'market'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

/** Which listings a figure is about: those of one line of work, of one field of work, or all of them. */
export interface Scope {
  /** Id of a line of work. */
  occupation: string | null;
  field: string | null;
}

/** How many listings a figure rests on, and how many of those are generated samples. */
export interface Sample {
  listings: number;
  samples: number;
}

/** What the open listings of a scope say. */
export interface OpenFigures extends Scope, Sample {
  remote: number;
  hybrid: number;
  sponsors: number;
  doesNotSponsor: number;
  citizensOrClearance: number;
  /** Posted within the last `RECENT_DAYS`. */
  recent: number;
}

/** Of the listings that show pay, each with the middle of its range, in US dollars a year. */
export interface PayFigures extends Scope, Sample {
  /** Code of a US state, or null for all places. */
  state: string | null;
  median: number;
  /** 95% interval of the median, from the ranks. */
  low: number;
  high: number;
}

/** How often a skill is asked for in a scope. */
export interface SkillFigures extends Scope, Sample {
  skill: string;
  asked: number;
  /** Listings posted within the last `RECENT_DAYS`, and how many of those ask for it. */
  recent: number;
  recentAsked: number;
}

/** Listings that their source closed within the last 90 days: days from the posting to the closing. */
export interface ClosingFigures extends Scope, Sample {
  median: number;
  low: number;
  high: number;
}

/** Everything that is counted over the listings at one moment. */
export interface ListingFigures {
  open: readonly OpenFigures[];
  pay: readonly PayFigures[];
  skills: readonly SkillFigures[];
  closing: readonly ClosingFigures[];
}

/** Of the listings that members saved last, at most `MOST_OF_ONE_MEMBER` of each; a listing counts once, whether it is open still or not. */
export interface SavedFigures extends Sample {
  /** How many members have any. */
  members: number;
  remote: number;
  sponsors: number;
}

/** Everything that the feed speaks of. */
export interface FeedFigures extends ListingFigures {
  saved: SavedFigures;
}

/** Something that can be said, before anybody is told. */
export interface FeedTopic {
  /** The same whenever the same thing is said of the same listings' scope. */
  id: string;
  type: FeedType;
  category: string;
  title: string;
  content: string;
  confidence: number;
  basis: string;
}
