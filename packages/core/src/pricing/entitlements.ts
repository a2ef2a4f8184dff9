/** What each plan allows, in one table: plan → capability → limit. The server enforces it; screens only explain it. */
export const PLANS = ['none', 'one', 'prime', 'x'] as const;
export type Plan = (typeof PLANS)[number];

export const CAPABILITIES = [
  'resumes.kept',
  'resumes.improve',
  'resumes.export',
  'listings.matches',
  'listings.sources',
  'listings.alerts',
  'applications.kept',
  'applications.board',
  'applications.live',
  'recruiting.recruiter',
  'recruiting.guarantee',
  'coaching.uses',
  'extension.use',
  'api.calls',
  'webhooks.endpoints',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export type Entitlements = Record<Capability, number | boolean>;

/** `coaching.uses` is the number of AI tool uses per day, `api.calls` that of API calls per day, and `listings.alerts` that of saved searches. */
const ENTITLEMENTS: Record<Plan, Entitlements> = {
  // After the trial: existing work stays readable, and exporting one's own data is always possible (JSON Resume).
  none: {
    'resumes.kept': 1,
    'resumes.improve': false,
    'resumes.export': false,
    'listings.matches': 10,
    'listings.sources': true,
    'listings.alerts': 0,
    'applications.kept': 10,
    'applications.board': true,
    'applications.live': false,
    'recruiting.recruiter': false,
    'recruiting.guarantee': false,
    'coaching.uses': 5,
    'extension.use': false,
    'api.calls': 100,
    'webhooks.endpoints': 1,
  },
  one: {
    'resumes.kept': 10,
    'resumes.improve': true,
    'resumes.export': true,
    'listings.matches': 100,
    'listings.sources': true,
    'listings.alerts': 10,
    'applications.kept': 500,
    'applications.board': true,
    'applications.live': false,
    'recruiting.recruiter': false,
    'recruiting.guarantee': false,
    'coaching.uses': 50,
    'extension.use': true,
    'api.calls': 1000,
    'webhooks.endpoints': 3,
  },
  prime: {
    'resumes.kept': 50,
    'resumes.improve': true,
    'resumes.export': true,
    'listings.matches': 200,
    'listings.sources': true,
    'listings.alerts': 50,
    'applications.kept': 5000,
    'applications.board': true,
    'applications.live': true,
    'recruiting.recruiter': true,
    'recruiting.guarantee': true,
    'coaching.uses': 200,
    'extension.use': true,
    'api.calls': 5000,
    'webhooks.endpoints': 10,
  },
  x: {
    'resumes.kept': 100,
    'resumes.improve': true,
    'resumes.export': true,
    'listings.matches': 200,
    'listings.sources': true,
    'listings.alerts': 100,
    'applications.kept': 10_000,
    'applications.board': true,
    'applications.live': true,
    'recruiting.recruiter': true,
    'recruiting.guarantee': true,
    'coaching.uses': 200,
    'extension.use': true,
    'api.calls': 20_000,
    'webhooks.endpoints': 20,
  },
};

/** After its address is confirmed, an account has everything in Prime except a recruiter's time, for this many days, without a card. */
export const TRIAL_DAYS = 14;

/** What a trial adds to no plan: all of Prime, except the time of people. */
const TRIAL: Entitlements = {
  ...ENTITLEMENTS.prime,
  'recruiting.recruiter': false,
  // A person decides about a case.
  'recruiting.guarantee': false,
};

export function getEntitlements(plan: Plan): Entitlements {
  return ENTITLEMENTS[plan];
}

/** What an account may use. `bought` is false during a trial, in which `plan` is the plan being tried. */
export function getAccountEntitlements({ plan, bought }: { plan: Plan; bought: boolean }): Entitlements {
  return plan === 'prime' && !bought ? TRIAL : ENTITLEMENTS[plan];
}

/** The plan in effect at `now`: the purchased one, else Prime during the trial, else none. Both times are ISO; null if no trial started. */
export function getEffectivePlan(bought: Plan | null, trialEndsAt: string | null, now: string): Plan {
  if (bought && bought !== 'none') return bought;
  return trialEndsAt !== null && Date.parse(now) < Date.parse(trialEndsAt) ? 'prime' : 'none';
}
