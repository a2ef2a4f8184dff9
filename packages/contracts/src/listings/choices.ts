/** Choices and limits of listing sources. No schemas, so that a page doesn’t load any in the browser. */
export const SOURCE_STATES = ['on', 'paused', 'off'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
export const RUN_OUTCOMES = ['complete', 'incomplete', 'failed', 'stopped'] as const;
export const SOURCE_EVENTS = ['added', 'switched-on', 'paused', 'switched-off', 'sync-requested'] as const;

/** How many days ago a listing was posted at most. */
export const AGES = ['1', '3', '7', '30'] as const;
export type Age = (typeof AGES)[number];

/** Miles around a city. */
export const RADII = ['10', '25', '50', '100'] as const;
export type Radius = (typeof RADII)[number];

/** Searches count up to this number. Beyond it, an exact count would take too long. */
export const MAX_COUNT = 10_000;

/** The most cities on a map. */
export const MAX_MAP_PLACES = 500;

export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/**
 * How many of each period a year of full-time pay has, to compare pay: 40 hours and 5 days in each of 52 weeks, and 12 months. The columns
 * `pay_year_min` and `pay_year_max` of listings are computed the same way.
 */
export const PERIODS_PER_YEAR: Readonly<Record<PayPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

/** Fields of work, as in the occupation table. */
export const SOURCE_FIELDS = [
  'agriculture',
  'construction',
  'creative',
  'education',
  'engineering',
  'finance',
  'food',
  'health',
  'hospitality',
  'human-resources',
  'law',
  'management',
  'manufacturing',
  'marketing',
  'office',
  'personal-care',
  'procurement',
  'public-safety',
  'repair',
  'retail',
  'sales',
  'science',
  'social-services',
  'technology',
  'transport',
] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

/** `atOnce`: sources that one call can change. */
export const sourceLimits = {
  address: 2000,
  company: 200,
  query: 100,
  pageSize: 20,
  directoryPageSize: 50,
  atOnce: 100,
} as const;

/** Government files about employers: USCIS’s decisions about H-1B petitions, and the Department of Labor’s about labor condition applications. */
export const FILING_KINDS = ['uscis-h1b', 'dol-lca'] as const;
export type FilingKind = (typeof FILING_KINDS)[number];

/** How sure it is that employers belong to a company: they have its name, or their names start with it. */
export const FILING_CERTAINTIES = ['same-name', 'similar-name'] as const;

export const FILING_REJECT_REASONS = [
  'bad-count',
  'bad-date',
  'bad-year',
  'line-too-long',
  'no-employer',
  'other-year',
  'too-few-cells',
  'unclosed-quote',
  'unknown-status',
] as const;

/** `employers`: names shown for each year. */
export const filingLimits = { employers: 8 } as const;

/** How often a saved search sends an alert: at most once an hour, every morning, on Monday mornings, or never. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** How a saved search’s alerts arrive, besides in the portal: by email, in the browsers in which notifications are on, or both. */
export const ALERT_CHANNELS = ['email', 'browser', 'both'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/** The hour of daily and weekly alerts, in the time zone of the account's region. */
export const ALERT_HOUR = 7;

/** How long a new listing counts as new to a saved search, in days, unless the member looks at it. */
export const NEW_LISTING_DAYS = 60;

/**
 * `searches`: of one member. `newListings`: that one search counts as new; beyond it, the oldest no longer do. `restoreHours`: how long a
 * deleted search can be restored.
 */
export const savedSearchLimits = { searches: 100, name: 100, newListings: 200, restoreHours: 24 } as const;

/** How many listings an alert shows. It counts the others. */
export const ALERT_LISTINGS = 10;

/** How many listings a feed holds. */
export const FEED_LISTINGS = 50;
