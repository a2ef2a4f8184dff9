// Limits of weekly reports. No schemas, so that pages don’t load any in the browser.

export const weeklyReportLimits = {
  /** Weeks that are listed and can be opened. */
  weeks: 52,
  /** Entries of one kind that a report lists. Its figures count all. */
  listed: 50,
  /** Interviews ahead are those of this many days. */
  interviewDays: 14,
} as const;

/** The local hour on Monday from which last week’s report is emailed. */
export const REPORT_HOUR = 8;
