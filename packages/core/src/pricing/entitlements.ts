/** What each plan allows, in one table: plan → capability → limit. The server enforces it; screens only explain it. */
export const PLANS = ['none', 'one', 'prime', 'x'] as const;
export type Plan = (typeof PLANS)[number];

export const CAPABILITIES = [
  'resumes.kept',
  'resumes.improve',
  'resumes.export',
  'listings.matches',
  'applications.kept',
  'coaching.uses',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export type Entitlements = Record<Capability, number | boolean>;

/** `coaching.uses` is the number of AI tool uses per day. */
const ENTITLEMENTS: Record<Plan, Entitlements> = {
  // After the trial: existing work stays readable, and exporting one's own data is always possible (JSON Resume).
  none: {
    'resumes.kept': 1,
    'resumes.improve': false,
    'resumes.export': false,
    'listings.matches': 10,
    'applications.kept': 10,
    'coaching.uses': 5,
  },
  one: {
    'resumes.kept': 10,
    'resumes.improve': true,
    'resumes.export': true,
    'listings.matches': 100,
    'applications.kept': 500,
    'coaching.uses': 50,
  },
  prime: {
    'resumes.kept': 50,
    'resumes.improve': true,
    'resumes.export': true,
    'listings.matches': 200,
    'applications.kept': 5000,
    'coaching.uses': 200,
  },
  x: {
    'resumes.kept': 100,
    'resumes.improve': true,
    'resumes.export': true,
    'listings.matches': 200,
    'applications.kept': 10_000,
    'coaching.uses': 200,
  },
};

/** After its address is confirmed, an account has everything in Prime except a recruiter's time, for this many days, without a card. */
export const TRIAL_DAYS = 14;

export function getEntitlements(plan: Plan): Entitlements {
  return ENTITLEMENTS[plan];
}

/** The plan in effect at `now`: the purchased one, else Prime during the trial, else none. Both times are ISO; null if no trial started. */
export function getEffectivePlan(bought: Plan | null, trialEndsAt: string | null, now: string): Plan {
  if (bought && bought !== 'none') return bought;
  return trialEndsAt !== null && Date.parse(now) < Date.parse(trialEndsAt) ? 'prime' : 'none';
}
