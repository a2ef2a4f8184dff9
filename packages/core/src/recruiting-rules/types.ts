import type { PayPeriod } from '../jobs/index.ts';

/** What a member tells their recruiter about the jobs to apply to. */
export interface MemberRules {
  /** Companies never to apply to, by name. */
  neverCompanies: readonly string[];
  askBefore: {
    /** A job that isn't remote and isn't in one of `places`. */
    relocation: boolean;
    /** Work for a limited time: a contract, temporary work, an internship, or work by the day. */
    contract: boolean;
    /** A job with days on site. */
    onSite: boolean;
    /** US dollars a year. Pay that starts below it. Null if the member doesn't want to be asked. */
    payBelow: number | null;
  };
  /** Where the member wants to work, such as “Austin, TX”, “Austin”, “TX”, or “Texas”. Empty if anywhere. */
  places: readonly string[];
  /** US dollars a year that a job must be able to pay. Null if there is no such amount. */
  payFloor: number | null;
}

/** What the check reads of a listing. Null for what its source doesn't state. */
export interface RuledListing {
  company: { name: string };
  places: readonly { city: string | null; region: string | null; country: string }[];
  remote: 'no' | 'hybrid' | 'yes' | null;
  employmentType: string | null;
  pay: { min: number | null; max: number | null; currency: string; period: PayPeriod } | null;
}

export const BLOCK_KINDS = ['never-company', 'below-floor'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Those that end in `-unknown`: the listing doesn't say, so that only the member can decide. */
export const ASK_KINDS = [
  'relocation',
  'other-place',
  'place-unknown',
  'pay-below',
  'pay-unknown',
  'contract',
  'contract-unknown',
  'on-site',
  'on-site-unknown',
] as const;
export type AskKind = (typeof ASK_KINDS)[number];

export interface RuleReason<Kind extends string> {
  kind: Kind;
  /** One sentence for the member and the recruiter. */
  text: string;
}

/** Why a listing may not be applied to, and what the member must be asked first. Both empty: the rules allow it. */
export interface RuleVerdict {
  blocked: RuleReason<BlockKind>[];
  ask: RuleReason<AskKind>[];
}
