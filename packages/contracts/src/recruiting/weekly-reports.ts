import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { weeklyReportSchema, weeklyReportsSchema } from './weekly-report-shapes.ts';

export * from './weekly-report-choices.ts';
export type { WeeklyReport, WeeklyReports, WeekSummary } from './weekly-report-shapes.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const notFound = ['resource.not-found'] as const;
/** The Monday on which the week begins. */
const week = z.object({ week: z.iso.date('Use a date such as 2026-11-23.') });
const token = z.string().min(1).max(300);
const sent = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(File) });

/** What was done for a member in each week, and the emails about it. */
export const weeklyReports = {
  list: endpoint({
    method: 'GET',
    path: '/api/recruiting/weekly-reports',
    summary: 'List the weeks in which recruiters worked for you, newest first, with figures',
    access: 'signed-in',
    scope: 'session',
  }).output(weeklyReportsSchema),
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/weekly-reports/{week}',
    summary: 'Get the report of the week that begins on a Monday',
    access: 'signed-in',
    scope: 'session',
    errors: notFound,
  })
    .input(week)
    .output(weeklyReportSchema),
  pdf: endpoint({
    method: 'GET',
    path: '/api/recruiting/weekly-reports/{week}/pdf',
    files: ['application/pdf'],
    summary: 'Download the report of a week as a PDF',
    access: 'signed-in',
    scope: 'session',
    answer: 'download',
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: notFound,
  })
    .route({ outputStructure: 'detailed' })
    .input(week)
    .output(sent),
  setEmails: endpoint({
    method: 'PUT',
    path: '/api/recruiting/weekly-report-emails',
    summary: 'Turn the emails with weekly reports on or off',
    access: 'signed-in',
    scope: 'session',
  })
    .input(z.object({ on: z.boolean() }))
    .output(z.object({ on: z.boolean() })),
  /** What the link in an email leads to. It works without signing in. */
  getLink: endpoint({
    method: 'GET',
    path: '/api/recruiting/weekly-report-emails/link',
    summary: 'Get whether the weekly reports that a link belongs to are emailed',
    access: 'anyone',
    scope: 'none',
    internal: true,
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
    errors: ['recruiting.report-link'],
  })
    .input(z.object({ token }))
    .output(z.object({ on: z.boolean() })),
  /** RFC 8058: mail programs post here when someone clicks their unsubscribe button. */
  turnOff: endpoint({
    method: 'POST',
    path: '/api/recruiting/weekly-report-emails/turn-off',
    summary: 'Turn off the emails with weekly reports with the link in one of them',
    access: 'anyone',
    scope: 'none',
    replays: false,
    // Some mail programs send it as a form.
    takesForm: true,
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
    errors: ['recruiting.report-link'],
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ query: z.object({ token }) }))
    .output(z.object({})),
};
