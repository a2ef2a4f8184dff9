export const extensionLimits = {
  /** Characters of a page's text about a job. */
  description: 60_000,
  url: 2000,
  title: 200,
  company: 200,
  place: 200,
  /** Questions in the record of a form. */
  fields: 300,
  label: 1000,
  value: 10_000,
  /** Records of one application. The oldest is deleted. */
  records: 20,
  /** Addresses of listings in the list for badges, for each mark. */
  addresses: 20_000,
} as const;

/** Browsers with a package of their own. Edge takes Chrome’s. */
export const EXTENSION_BROWSERS = ['chrome', 'firefox'] as const;
export type ExtensionBrowser = (typeof EXTENSION_BROWSERS)[number];

/** What a badge says about a listing. */
export const BADGE_MARKS = ['tracked', 'hidden', 'no-sponsorship'] as const;
export type BadgeMark = (typeof BADGE_MARKS)[number];

/** Characters of an address's hash: the first 48 bits of its SHA-256, as base64url. */
export const ADDRESS_HASH_LENGTH = 8;
