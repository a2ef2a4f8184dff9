import type { Keyword } from '../ats/report.ts';

/** What the guarantee promises and under which conditions. The terms and the help quote these figures. */
export const GUARANTEE = {
  /** The total that an optimized résumé reaches. */
  score: 80,
  /** The share of a job’s must-haves that the member meets, in percent. */
  mustHaves: 70,
  /** How long a case may stay open. */
  businessDays: 5,
  /** The service credit, in percent of one month’s price. */
  creditPercent: 10,
  /** Cases that count in any `windowDays`, so that their credits never exceed one month’s price. */
  casesPerWindow: 10,
  windowDays: 30,
} as const;

/** Why the guarantee doesn't apply. */
export const GUARANTEE_EXCLUSIONS = [
  'plan',
  'trial',
  'no-must-haves',
  'must-haves',
  'suggestions-left',
  'limit',
] as const;
export type GuaranteeExclusion = (typeof GUARANTEE_EXCLUSIONS)[number];

export interface GuaranteeFacts {
  /** Whether the member has the guarantee, and if not, whether that is because of a trial. */
  entitlement: 'included' | 'trial' | 'none';
  /** 0 to 100, against the job. */
  score: number;
  /** From `calculateMustHavesMet`. Null if the job names none. */
  mustHavesMet: number | null;
  /** Proposals that are neither accepted nor declined. */
  proposalsLeft: number;
  /** The member's cases that were opened within the window and count. */
  recentCases: number;
}

export type GuaranteeDecision =
  | { kind: 'reached' }
  | { kind: 'missed' }
  | { kind: 'excluded'; reason: GuaranteeExclusion };

/** The conditions, in the order in which a person reads them; the first one that isn't met is the reason. */
const CONDITIONS: readonly { reason: GuaranteeExclusion; holds: (facts: GuaranteeFacts) => boolean }[] = [
  { reason: 'trial', holds: ({ entitlement }) => entitlement !== 'trial' },
  { reason: 'plan', holds: ({ entitlement }) => entitlement === 'included' },
  { reason: 'no-must-haves', holds: ({ mustHavesMet }) => mustHavesMet !== null },
  { reason: 'must-haves', holds: ({ mustHavesMet }) => (mustHavesMet ?? 0) >= GUARANTEE.mustHaves },
  { reason: 'suggestions-left', holds: ({ proposalsLeft }) => proposalsLeft === 0 },
  { reason: 'limit', holds: ({ recentCases }) => recentCases < GUARANTEE.casesPerWindow },
];

/** Decides whether the guarantee for one résumé and one job is kept, missed, or doesn't apply. */
export function decideGuarantee(facts: GuaranteeFacts): GuaranteeDecision {
  if (facts.score >= GUARANTEE.score) return { kind: 'reached' };
  const failed = CONDITIONS.find(({ holds }) => !holds(facts));
  return failed ? { kind: 'excluded', reason: failed.reason } : { kind: 'missed' };
}

/**
 * The share of a job's required skills that the résumé names, in whole percent, rounded down. Each counts by its points in the rubric. One
 * that is only listed is met; "two of three" counts for its share. Null if the job names no required skill.
 */
export function calculateMustHavesMet(keywords: readonly Keyword[]): number | null {
  const required = keywords.filter(({ need, possible }) => need === 'required' && possible > 0);
  const possible = required.reduce((sum, keyword) => sum + keyword.possible, 0);
  if (possible === 0) return null;
  const met = required.reduce((sum, keyword) => sum + getMetPoints(keyword), 0);
  return Math.floor((100 * met) / possible);
}

/** The required skills that the résumé doesn't show or list, in the order of the rubric. */
export const listMissingMustHaves = (keywords: readonly Keyword[]): string[] =>
  keywords.filter(({ need, place }) => need === 'required' && !isMet(place)).map(({ name }) => name);

const isMet = (place: Keyword['place']): boolean => place !== 'missing' && place !== 'named';

const getMetPoints = ({ place, earned, possible }: Keyword): number => (isMet(place) ? possible : earned);

/** The credit for one missed case, in cents: a tenth of one month's price, rounded up. */
export const calculateGuaranteeCredit = (monthlyPrice: number): number =>
  Math.ceil((monthlyPrice * GUARANTEE.creditPercent) / 100);

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'America/New_York' });
const isWeekend = (at: Date): boolean => /^S/.test(weekday.format(at));

/** The same time of day after this many business days: Monday to Friday in US Eastern time. Holidays aren't left out. */
export function addBusinessDays(from: Date, days: number): Date {
  const at = new Date(from);
  for (let left = days; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (!isWeekend(at)) left--;
  }
  return at;
}
