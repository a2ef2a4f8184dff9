/** Choices and limits of listing sources. No schemas, so that a page doesn’t load any in the browser. */
export const SOURCE_STATES = ['on', 'paused', 'off'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
export const RUN_OUTCOMES = ['complete', 'incomplete', 'failed', 'stopped'] as const;
export const SOURCE_EVENTS = ['added', 'switched-on', 'paused', 'switched-off', 'sync-requested'] as const;

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
