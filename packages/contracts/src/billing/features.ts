import { CAPABILITIES, type Capability, getEntitlements, type Plan } from '@foothold/core/pricing';

/**
 * What is open, in one table. Every page that names a feature or a limit (price cards, checkout, questions, help, buttons) reads it from here,
 * so that a feature becomes open everywhere with one change. What each plan allows is the table of entitlements in `@foothold/core/pricing`.
 */

/**
 * `invite`: open to people whom our staff accept or agree it with. `samples`: open, with labeled samples until our staff connect the first
 * source. `planned`: not built yet.
 */
export const FEATURE_STATES = ['open', 'invite', 'samples', 'planned'] as const;
export type FeatureState = (typeof FEATURE_STATES)[number];

/** The mark beside a feature that isn’t open to everyone or starts with samples. */
export const FEATURE_MARKS: Record<Exclude<FeatureState, 'open'>, string> = {
  invite: 'On request',
  samples: 'Samples at first',
  planned: 'Not open yet',
};

export interface Feature {
  /** As the plan cards name it. */
  label: string;
  state: FeatureState;
  /** What happens instead until it is open, or what is worth knowing about an open one. */
  instead: string | null;
  /** The cheapest plan that has it. A more expensive plan's card may name it again. */
  since: OfferedPlan;
}

export const OFFERED_PLANS = ['one', 'prime', 'x'] as const;
export type OfferedPlan = (typeof OFFERED_PLANS)[number];

const inState =
  (state: FeatureState) =>
  (label: string, since: OfferedPlan, instead: string | null = null): Feature => ({ label, state, instead, since });
const open = inState('open');
const invite = inState('invite');
const samples = inState('samples');
const planned = inState('planned');

const UNTIL_CONNECTED = 'Until our staff connect the first job board, all listings are samples, labeled as samples.';

const IN_EVERY_PLAN = 'In every plan.';

export const FEATURES = {
  analysis: open('Basic AI resume analysis', 'one'),
  listings: samples('1,000+ job listings', 'one', UNTIL_CONNECTED),
  optimization: open('Standard ATS optimization', 'one'),
  tracking: open(
    'Application tracking',
    'one',
    'Any job, on a board, in a list, and in a calendar. You set each status yourself.',
  ),
  recruiters: invite(
    'Human recruiters applying for you',
    'prime',
    'Register, and our staff review your registration and assign a recruiter. They prepare each application, and you approve exactly what is sent.',
  ),
  guarantee: open(
    'Guaranteed ATS 80+',
    'prime',
    'If you meet the conditions and don’t reach 80, a case opens by itself. A recruiter has five business days; after that you get 10% of one month’s price as a credit. Not part of the trial.',
  ),
  aiOptimization: open('AI resume optimization', 'one', IN_EVERY_PLAN),
  portal: open(
    'Unified job portal',
    'one',
    `In every plan. Search, matches, and saved searches work today. ${UNTIL_CONNECTED}`,
  ),
  liveTracking: open(
    'Real-time tracking',
    'prime',
    'Status from employers’ emails that you add or forward, sent reminders, and insights. What your recruiter submits appears at once, with its receipt.',
  ),
  paths: open('Learning paths', 'one', IN_EVERY_PLAN),
  profiles: planned('Unlimited employee profiles', 'x', 'Today each person signs up on their own.'),
  whiteLabel: planned('White-label', 'x', 'Today the site carries our brand.'),
  analytics: planned('Advanced analytics', 'x', 'Today each member sees their own figures.'),
  insights: planned('Team insights', 'x', 'There are no team reports yet.'),
  integrations: planned('Custom integrations', 'x', 'Today the documented API works for one account at a time.'),
  manager: invite('Dedicated account manager', 'x', 'Agreed with your organization in writing.'),
  prioritySupport: invite('24/7 priority support', 'x', 'Agreed in writing. Everyone gets a reply within 24 hours.'),
  sla: invite('SLA guarantees', 'x', 'Agreed with your organization in writing.'),
  training: invite('Custom training', 'x', 'Agreed with your organization in writing.'),
  // On no card.
  dashboard: planned(
    'Dashboard for your own recruiters',
    'x',
    'Today: a demo with sample figures. Our own staff have the real ones.',
  ),
  screening: planned(
    'Screening for employers',
    'x',
    'Today: job seekers can score their own résumé, and our recruiters compare what a job asks for with the résumés of their own members.',
  ),
  sources: samples('Listings from job boards and hiring systems', 'one', UNTIL_CONNECTED),
  alerts: open(
    'Saved searches with alerts',
    'one',
    'By email, in your browser, or both. Without a plan, you can save searches and see their new jobs, without alerts.',
  ),
  extension: open(
    'Browser extension',
    'one',
    'For Chrome and Edge, and to try in Firefox. You install it from the portal; it isn’t in the browsers’ stores yet.',
  ),
  app: planned('Mobile app', 'one', 'The portal works on your phone.'),
  videos: planned('Video tutorials', 'one', 'Our step-by-step guides cover the same topics.'),
  forum: planned('Community forum', 'one', 'We answer common questions in our articles and on the blog.'),
} as const satisfies Record<string, Feature>;
export type FeatureId = keyof typeof FEATURES;

export const getFeature = (id: FeatureId): Feature => FEATURES[id];
export const isOpen = (id: FeatureId): boolean => getFeature(id).state === 'open';

/** What each plan's card names, in the order of the card. A plan also has everything on the cards before it. */
export const PLAN_FEATURES: Record<OfferedPlan, readonly FeatureId[]> = {
  one: ['analysis', 'listings', 'optimization', 'tracking'],
  prime: ['recruiters', 'guarantee', 'aiOptimization', 'portal', 'liveTracking', 'paths'],
  x: [
    'profiles',
    'whiteLabel',
    'analytics',
    'insights',
    'integrations',
    'manager',
    'prioritySupport',
    'sla',
    'training',
  ],
};

/** What a plan names, with all it includes of the plans before it, and isn't open to everyone. Shown before someone pays. */
export function listNotOpen(plan: OfferedPlan): Feature[] {
  const plans = OFFERED_PLANS.slice(0, OFFERED_PLANS.indexOf(plan) + 1);
  return plans.flatMap((one) => PLAN_FEATURES[one].map(getFeature)).filter(({ state }) => state !== 'open');
}

/** How each row of the entitlements table is named, and the feature that it limits, whose mark it carries. */
export const CAPABILITY_LABELS: Record<Capability, { label: string; feature?: FeatureId }> = {
  'resumes.kept': { label: 'Saved résumés' },
  'resumes.improve': { label: 'Suggested edits, each with its points' },
  'resumes.export': { label: 'Export as PDF and DOCX' },
  'listings.matches': { label: 'Matches per résumé' },
  'listings.sources': { label: 'Listings from every connected source', feature: 'sources' },
  'listings.alerts': { label: 'Saved searches with alerts', feature: 'alerts' },
  'applications.kept': { label: 'Saved listings' },
  'applications.board': { label: 'Application board', feature: 'tracking' },
  'applications.live': { label: 'Live status, reminders, and insights', feature: 'liveTracking' },
  'recruiting.recruiter': { label: 'A recruiter of your own', feature: 'recruiters' },
  'recruiting.guarantee': { label: 'The 80+ guarantee', feature: 'guarantee' },
  'coaching.uses': { label: 'AI tool uses per day' },
  'extension.use': { label: 'Browser extension', feature: 'extension' },
  'api.calls': { label: 'API calls per day' },
  'webhooks.endpoints': { label: 'Webhook endpoints' },
};

export interface LimitRow {
  id: Capability;
  label: string;
  /** Set if it limits something that isn't open to everyone. */
  mark: string | null;
  /** By plan: a number, or whether it's included. */
  values: Record<Plan, number | boolean>;
}

/** The entitlements table as a person reads it. */
export const listLimits = (): LimitRow[] =>
  CAPABILITIES.map((id) => {
    const { label, feature } = CAPABILITY_LABELS[id];
    return {
      id,
      label,
      mark: feature === undefined ? null : getMark(getFeature(feature)),
      values: {
        none: getEntitlements('none')[id],
        one: getEntitlements('one')[id],
        prime: getEntitlements('prime')[id],
        x: getEntitlements('x')[id],
      },
    };
  });

/** "Not open yet. Today: …" for a sentence about the feature. Empty once it is open. */
export function describeState(id: FeatureId): string {
  const feature = getFeature(id);
  const mark = getMark(feature);
  return mark === null ? '' : [`${mark}.`, feature.instead].filter(Boolean).join(' ');
}

export const getMark = ({ state }: Pick<Feature, 'state'>): string | null =>
  state === 'open' ? null : FEATURE_MARKS[state];
