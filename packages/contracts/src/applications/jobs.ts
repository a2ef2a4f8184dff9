import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { LISTINGS_ERRORS } from '../listings/errors.ts';
import {
  fitSchema,
  listingMapFilterSchema,
  listingSchema,
  listingSearchSchema,
  matchSchema,
  searchResultSchema,
} from '../listings/index.ts';
import { listingMapSchema } from '../listings/map.ts';
import { RESUMES_ERRORS } from '../resumes/errors.ts';
import { matchesSchema, matchFiltersSchema, matchInputSchema } from './index.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS, LISTINGS_ERRORS);

const id = z.string().max(64);

/** The most listings that are compared side by side. */
export const MAX_COMPARED = 3;

const comparedIds = z
  .string()
  .max(64 * (MAX_COMPARED + 1))
  .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
  .refine((ids) => ids.length > 0 && ids.length <= MAX_COMPARED, `Choose one to ${MAX_COMPARED} jobs.`);

/** Matching for API clients. By default it uses the most recently changed résumé. */
export const jobs = {
  match: endpoint({
    method: 'GET',
    path: '/api/jobs/match',
    summary:
      'List listings that match a résumé, best first, with reasons; defaults to the most recently changed résumé',
    access: 'signed-in',
    scope: 'listings:read',
    errors: ['resource.not-found', 'resumes.none', 'listings.matches-preparing'],
  })
    .input(matchInputSchema.extend({ resumeId: id.optional() }))
    .output(matchesSchema.extend({ resumeId: z.string() })),
  search: endpoint({
    method: 'GET',
    path: '/api/jobs/search',
    summary: 'Search listings, without those you have hidden, and with those you have saved marked',
    access: 'signed-in',
    scope: 'listings:read',
  })
    .input(listingSearchSchema)
    .output(
      searchResultSchema.extend({ items: z.array(listingSchema.extend({ applicationId: z.string().nullable() })) }),
    ),
  map: endpoint({
    method: 'GET',
    path: '/api/jobs/map',
    summary: 'Count the listings of a search in each city whose position is known, without those you have hidden',
    access: 'signed-in',
    scope: 'listings:read',
  })
    .input(listingMapFilterSchema)
    .output(listingMapSchema),
  compare: endpoint({
    method: 'GET',
    path: '/api/jobs/compare',
    summary: 'Compare up to three listings, with how each fits a résumé; defaults to the most recently changed résumé',
    access: 'signed-in',
    scope: 'listings:read',
    errors: ['resource.not-found'],
  })
    .input(
      matchFiltersSchema.extend({
        /** IDs of one to three listings, separated by commas. Unknown ones are skipped. */
        ids: comparedIds,
        resumeId: id.optional(),
      }),
    )
    .output(
      z.object({
        /** Null if the member has no résumé. */
        resumeId: z.string().nullable(),
        jobs: z.array(
          z.object({ listing: listingSchema, fit: fitSchema.nullable(), applicationId: z.string().nullable() }),
        ),
      }),
    ),
  recommendations: endpoint({
    method: 'GET',
    path: '/api/jobs/recommendations',
    summary: 'List the ten best unsaved matches for the most recently changed résumé',
    access: 'signed-in',
    scope: 'listings:read',
    errors: ['resumes.none', 'listings.matches-preparing'],
  }).output(z.object({ resumeId: z.string(), recommendations: z.array(matchSchema) })),
};
