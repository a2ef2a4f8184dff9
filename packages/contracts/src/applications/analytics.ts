import { APPLICATION_STATES, FUNNEL_STAGES } from '@foothold/core/tracking';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const count = z.number().int();

/** The number of days over which saved listings are counted. */
export const ANALYTICS_DAYS = 30;

const percent = z.number().int().min(0).max(100);

/** A share with its 95% interval, in percent. The last three are null if there are too few applications to say. */
const rateSchema = z.object({
  answered: count,
  of: count,
  rate: percent.nullable(),
  low: percent.nullable(),
  high: percent.nullable(),
});
const groupedRates = z.array(rateSchema.extend({ group: z.string() }));

/** Figures from the member’s own applications. */
export const insightsSchema = z.object({
  sent: count,
  /** Sent less than 30 days ago and not answered yet. They aren't in any rate. */
  waiting: count,
  /** Answered or over, but the day of applying isn't known. They aren't in any figure. */
  undated: count,
  funnel: z.array(z.object({ stage: z.enum(FUNNEL_STAGES), count })),
  response: rateSchema,
  groups: z.object({
    source: groupedRates,
    /** Each version of a résumé. */
    resume: groupedRates,
    template: groupedRates,
    match: groupedRates,
    weekday: groupedRates,
  }),
  /** Days in each stage before the next. The median is null if there are too few applications to say. */
  durations: z.array(z.object({ state: z.enum(APPLICATION_STATES), count, median: count.nullable() })),
  /** When employers answer whose answer you wait for, from all members' applications. Only where at least 10 members say. */
  employers: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      /** Days since the last news. */
      waitingDays: count,
      members: count,
      applications: count,
      /** Days until the first answer of half of the answered applications, and of nine in ten. */
      half: count,
      most: count,
    }),
  ),
});
export type ApplicationInsights = z.infer<typeof insightsSchema>;

export const analytics = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/analytics/dashboard',
    summary: 'Get totals for résumés, with their best score, and saved listings',
    access: 'signed-in',
    scope: 'analytics:read',
  }).output(
    z.object({
      resumes: count,
      /** The average of current versions, each against its own target. Null if none is scored. */
      bestScore: z.number().int().nullable(),
      applications: z.object({ total: count, lastSevenDays: count }),
    }),
  ),
  applications: endpoint({
    method: 'GET',
    path: '/api/analytics/applications',
    summary: 'Get saved listings by day for the last 30 days, and all of them by state and sponsorship',
    access: 'signed-in',
    scope: 'analytics:read',
  }).output(
    z.object({
      total: count,
      days: z.array(z.object({ date: z.iso.date(), saved: count })),
      states: z.array(z.object({ state: z.enum(APPLICATION_STATES), count })),
      sponsorship: z.array(z.object({ value: z.enum(SPONSORSHIPS), count })),
    }),
  ),
  insights: endpoint({
    method: 'GET',
    path: '/api/analytics/insights',
    summary: 'Get response rates with their intervals, a funnel, and waiting times, from your own applications',
    access: 'signed-in',
    scope: 'analytics:read',
    errors: ['access.plan'],
  }).output(insightsSchema),
  performance: endpoint({
    method: 'GET',
    path: '/api/analytics/performance',
    summary: 'Compare each résumé’s first and current versions, where both were scored the same way',
    access: 'signed-in',
    scope: 'analytics:read',
  }).output(
    z.object({
      resumes: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          versions: count,
          kind: z.enum(['job', 'format']).nullable(),
          first: z.number().int().nullable(),
          current: z.number().int().nullable(),
          /** Null if one of the two is missing. */
          change: z.number().int().nullable(),
        }),
      ),
    }),
  ),
};
