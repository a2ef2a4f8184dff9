import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { SOURCE_FIELDS, SOURCE_STATES, sourceLimits } from './choices.ts';
import { LISTINGS_ERRORS } from './errors.ts';
import {
  changedSourcesSchema,
  directoryPageSchema,
  pageOf,
  sourceDetailSchema,
  sourceRejectSchema,
  sourceRunSchema,
  sourceSchema,
} from './shapes.ts';

const endpoint = createEndpointFactory(LISTINGS_ERRORS);

const access = ['admin'] as const;
const id = z.object({ id: z.string().min(1).max(100) });
const changeLimits = [{ points: 300, seconds: 3600, by: ['account'] }] as const;

/** The console's pages about where listings come from. Only admins use them. */
export const listingSources = {
  list: endpoint({
    method: 'GET',
    path: '/api/listing-sources',
    summary: 'List the sources of listings with their health, by name',
    access,
    scope: 'session',
    internal: true,
  })
    .input(z.object({ state: z.enum(SOURCE_STATES).optional(), page: pageNumberSchema() }))
    .output(pageOf(sourceSchema)),
  get: endpoint({
    method: 'GET',
    path: '/api/listing-sources/{id}',
    summary: 'Get a source with its terms and history',
    access,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(sourceDetailSchema),
  runs: endpoint({
    method: 'GET',
    path: '/api/listing-sources/{id}/runs',
    summary: 'List the syncs of a source, newest first',
    access,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id.extend({ page: pageNumberSchema() }))
    .output(pageOf(sourceRunSchema)),
  rejects: endpoint({
    method: 'GET',
    path: '/api/listing-sources/{id}/rejects',
    summary: 'List the rejected records of a source, newest first',
    access,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id.extend({ page: pageNumberSchema() }))
    .output(pageOf(sourceRejectSchema)),
  add: endpoint({
    method: 'POST',
    path: '/api/listing-sources',
    summary: 'Add the job board at a careers address',
    access,
    scope: 'session',
    internal: true,
    status: 201,
    answer: 'work',
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: [
      'listings.source-not-recognized',
      'listings.source-gone',
      'listings.source-unreadable',
      'listings.source-without-jobs',
      'listings.source-exists',
      'listings.source-key-missing',
      'fetch.invalid-url',
      'fetch.refused-address',
      'fetch.not-found',
      'fetch.disallowed-by-robots',
      'fetch.too-many-redirects',
      'fetch.too-large',
      'fetch.timeout',
      'fetch.unsupported',
      'fetch.failed',
      'server.busy',
    ],
  })
    .input(
      z.object({
        address: z.string().trim().min(1, 'Enter an address.').max(sourceLimits.address, 'This address is too long.'),
        /** The employer, if its board doesn't name it. */
        company: z
          .string()
          .trim()
          .max(sourceLimits.company, `Use ${sourceLimits.company} characters or fewer.`)
          .optional(),
      }),
    )
    .output(sourceDetailSchema),
  directory: endpoint({
    method: 'GET',
    path: '/api/listing-directory',
    summary: 'List the built-in directory of job boards, by employer',
    access,
    scope: 'session',
    internal: true,
  })
    .input(
      z.object({
        q: z.string().trim().max(sourceLimits.query).optional(),
        system: z.string().max(40).optional(),
        field: z.enum(SOURCE_FIELDS).optional(),
        page: pageNumberSchema(),
      }),
    )
    .output(directoryPageSchema),
  changeMany: endpoint({
    method: 'POST',
    path: '/api/listing-sources/states',
    summary: 'Switch several sources on or off, also boards of the directory',
    access,
    scope: 'session',
    internal: true,
    answer: 'work',
    limits: changeLimits,
  })
    .input(
      z.object({
        ids: z
          .array(id.shape.id)
          .min(1, 'Select at least one board.')
          .max(sourceLimits.atOnce, `Select ${sourceLimits.atOnce} boards or fewer.`),
        state: z.enum(['on', 'off']),
      }),
    )
    .output(changedSourcesSchema),
  change: endpoint({
    method: 'POST',
    path: '/api/listing-sources/{id}/state',
    summary: 'Switch a source or a board of the directory on or off, or pause it',
    access,
    scope: 'session',
    internal: true,
    limits: changeLimits,
    errors: ['resource.not-found', 'listings.source-key-missing'],
  })
    .input(id.extend({ state: z.enum(SOURCE_STATES) }))
    .output(sourceDetailSchema),
  sync: endpoint({
    method: 'POST',
    path: '/api/listing-sources/{id}/sync',
    summary: 'Sync a source now',
    access,
    scope: 'session',
    internal: true,
    limits: changeLimits,
    errors: ['resource.not-found', 'listings.source-not-on'],
  })
    .input(id)
    .output(sourceDetailSchema),
};
