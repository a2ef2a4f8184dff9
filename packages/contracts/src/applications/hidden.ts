import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { APPLICATIONS_ERRORS } from './errors.ts';

const endpoint = createEndpointFactory(APPLICATIONS_ERRORS);

declare module '../changes.ts' {
  interface ChangeKinds {
    hidden: true;
  }
}

export const HIDDEN_KINDS = ['listing', 'company'] as const;
export const hiddenLimits = { entries: 2000, pageSize: 50 } as const;

const id = z.string().max(64);

/** A listing or a company that a member doesn't want to see. */
export const hiddenSchema = z.object({
  id: z.string(),
  kind: z.enum(HIDDEN_KINDS),
  /** Null if all listings of the company are hidden. */
  listing: z.object({ id: z.string(), title: z.string() }).nullable(),
  company: z.object({ id: z.string(), name: z.string() }),
  hiddenAt: z.iso.datetime(),
});
export type Hidden = z.infer<typeof hiddenSchema>;

/** Listings and companies that a member's matches and searches leave out. */
export const hidden = {
  list: endpoint({
    method: 'GET',
    path: '/api/hidden',
    summary: 'List hidden listings and companies, newest first, or get the entries that hide one listing',
    access: 'signed-in',
    scope: 'listings:read',
  })
    .input(z.object({ listingId: id.optional(), page: pageNumberSchema() }))
    .output(z.object({ hidden: z.array(hiddenSchema), total: z.number().int(), pages: z.number().int() })),
  hide: endpoint({
    method: 'POST',
    path: '/api/hidden',
    summary: 'Hide a listing or all listings of its company; hiding it again returns the same entry',
    access: 'signed-in',
    scope: 'listings:write',
    status: 201,
    errors: ['resource.not-found', 'applications.hidden-limit'],
  })
    .input(z.object({ listingId: id, kind: z.enum(HIDDEN_KINDS) }))
    .output(hiddenSchema),
  restore: endpoint({
    method: 'DELETE',
    path: '/api/hidden/{id}',
    summary: 'Show a hidden listing or company again',
    access: 'signed-in',
    scope: 'listings:write',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id }))
    .output(z.object({})),
};
