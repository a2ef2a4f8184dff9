import { LISTING_CHOICES } from '@foothold/core/visa';
import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { LISTINGS_ERRORS } from '../listings/errors.ts';
import { matchSchema } from '../listings/index.ts';
import { wholeNumberTextSchema } from '../numbers.ts';
import { limits } from './choices.ts';
import { importEndpoints } from './import.ts';
import { savedApplicationSchema } from './shapes.ts';
import { trackingEndpoints } from './tracking.ts';

export * from './choices.ts';
export * from './shapes.ts';

const endpoint = createEndpointFactory(LISTINGS_ERRORS);

declare module '../changes.ts' {
  interface ChangeKinds {
    application: true;
  }
}

const id = z.string().max(64);
const note = z.string().max(limits.note, 'Use 2,000 characters or fewer.');
const notFound = ['resource.not-found'] as const;

/** A part of the matches. */
export const matchesSchema = z.object({
  matches: z.array(matchSchema),
  /** How many matches there are, as far as the plan shows them. */
  total: z.number().int(),
  /** How many open listings were compared. */
  considered: z.number().int(),
  /** True if the plan, rather than the listings, ends the list. */
  limitedByPlan: z.boolean(),
});

/** What a member wants from a match. */
export const matchFiltersSchema = z.object({
  /** Two-letter US state code. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a state.')
    .optional(),
  remote: z.enum(['only', 'include']).optional(),
  payMin: wholeNumberTextSchema({ min: 0, max: 10_000_000 }).optional(),
  needsSponsorship: z.stringbool().optional(),
  /** Leaves out listings that rule out a kind of visa status by their own words. */
  visa: z.enum(LISTING_CHOICES).optional(),
});

export const matchInputSchema = matchFiltersSchema.extend({
  resumeId: id,
  /** How many of the best matches to leave out, for the next part of the list. */
  skip: wholeNumberTextSchema({ min: 0, max: limits.matches }).default(0),
  /** The maximum. The plan may allow fewer. */
  limit: wholeNumberTextSchema({ min: 1, max: limits.matches }).default(limits.matchesAtOnce),
});

export const applications = {
  ...trackingEndpoints,
  ...importEndpoints,
  save: endpoint({
    method: 'POST',
    path: '/api/applications',
    summary: 'Save a listing; saving it again returns the same application',
    access: 'signed-in',
    scope: 'applications:write',
    status: 201,
    errors: [...notFound, 'access.plan-limit'],
  })
    .input(z.object({ listingId: id, resumeId: id.optional(), note: note.optional() }))
    .output(savedApplicationSchema),
  matches: endpoint({
    method: 'GET',
    path: '/api/matches',
    summary: 'List listings that match a résumé, best first, with reasons',
    access: 'signed-in',
    scope: 'listings:read',
    errors: [...notFound, 'listings.matches-preparing'],
  })
    .input(matchInputSchema)
    .output(matchesSchema),
  sampleMatch: endpoint({
    method: 'GET',
    path: '/api/visitor/sample-match',
    summary: 'Get the listing that best matches the sample résumé, with reasons',
    access: 'anyone',
    scope: 'none',
    limits: [{ points: 120, seconds: 3600, by: ['address'] }],
    errors: ['listings.matches-preparing'],
  }).output(
    z.object({
      /** Null if no listing matches. */ match: matchSchema.nullable(),
      /** The number of listings compared. */ considered: z.number().int(),
    }),
  ),
};
