import { APPLICATION_STATES } from '@foothold/core/tracking';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const count = z.number().int();

/** The number of days over which saved listings are counted. */
export const ANALYTICS_DAYS = 30;

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
