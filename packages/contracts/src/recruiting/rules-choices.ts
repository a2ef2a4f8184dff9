// Limits and texts of a member’s rules. No schemas, so that pages don’t load any in the browser.

export const rulesLimits = { companies: 100, places: 30, name: 120, note: 2000, pay: 10_000_000, weekly: 50 } as const;

export const rulesMessages = {
  name: `Use ${rulesLimits.name} characters or fewer for each line.`,
  companies: `List ${rulesLimits.companies} companies or fewer.`,
  places: `List ${rulesLimits.places} places or fewer.`,
  pay: 'Enter whole US dollars a year, such as 85000.',
  note: 'Use 2,000 characters or fewer.',
  weekly: `Enter a number from 0 to ${rulesLimits.weekly}.`,
} as const;
