import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { ALERT_CHANNELS, ALERT_FREQUENCIES, savedSearchLimits } from './choices.ts';
import { LISTINGS_ERRORS } from './errors.ts';
import { listingFilterSchema } from './index.ts';

const endpoint = createEndpointFactory(LISTINGS_ERRORS);

declare module '../changes.ts' {
  interface ChangeKinds {
    'saved-search': true;
  }
}

const id = z.object({ id: z.string().max(64) });
const changeLimits = [{ points: 300, seconds: 3600, by: ['account'] }] as const;

/** The part of a search that is saved: words and filters, without order, page, and age, because alerts are about new listings. */
export const searchFilterSchema = listingFilterSchema.omit({ sort: true, page: true, age: true });

const name = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(savedSearchLimits.name, `Use at most ${savedSearchLimits.name} characters.`);
const frequency = z.enum(ALERT_FREQUENCIES);
const channel = z.enum(ALERT_CHANNELS);

export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  filter: searchFilterSchema,
  frequency,
  /** How alerts arrive, besides in the portal. */
  channel,
  savedAt: z.iso.datetime(),
  /** When the member last opened it. */
  visitedAt: z.iso.datetime(),
  /** Open listings that were added since then, up to 200. */
  newListings: z.number().int(),
  alertedAt: z.iso.datetime().nullable(),
  /** When the next alert is due. Null if no new listing waits for one. */
  nextAlertAt: z.iso.datetime().nullable(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** How many searches may send alerts on the member's plan, and how many do. */
export const alertAllowanceSchema = z.object({ allowed: z.number().int(), used: z.number().int() });
export type AlertAllowance = z.infer<typeof alertAllowanceSchema>;

/** The searches that a member saved. */
export const savedSearches = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    summary: 'List your saved searches with their new listings, newest first',
    access: 'signed-in',
    scope: 'listings:read',
  }).output(z.object({ searches: z.array(savedSearchSchema), alerts: alertAllowanceSchema })),
  find: endpoint({
    method: 'GET',
    path: '/api/saved-searches/find',
    summary: 'Find out whether a search is saved',
    access: 'signed-in',
    scope: 'listings:read',
  })
    .input(searchFilterSchema)
    .output(
      z.object({
        search: savedSearchSchema.nullable(),
        /** IDs of the new listings that the search counts. */
        newListingIds: z.array(z.string()),
        alerts: alertAllowanceSchema,
      }),
    ),
  save: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    summary: 'Save a search; saving it again returns the same one',
    access: 'signed-in',
    scope: 'listings:write',
    status: 201,
    limits: changeLimits,
    errors: ['access.plan-limit', 'listings.search-limit', 'listings.search-empty'],
  })
    .input(
      z.object({
        filter: searchFilterSchema,
        /** By default, the search in words. */
        name: name.optional(),
        frequency: frequency.default('off'),
        channel: channel.default('email'),
      }),
    )
    .output(savedSearchSchema),
  change: endpoint({
    method: 'PATCH',
    path: '/api/saved-searches/{id}',
    summary: 'Rename a saved search, or change how often and how it sends alerts',
    access: 'signed-in',
    scope: 'listings:write',
    limits: changeLimits,
    errors: ['resource.not-found', 'access.plan-limit'],
  })
    .input(id.extend({ name: name.optional(), frequency: frequency.optional(), channel: channel.optional() }))
    .output(savedSearchSchema),
  visit: endpoint({
    method: 'POST',
    path: '/api/saved-searches/{id}/visit',
    summary: 'Mark the new listings of a saved search as seen',
    access: 'signed-in',
    scope: 'listings:write',
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(savedSearchSchema),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/{id}',
    summary: 'Delete a saved search; it can be restored for a day',
    access: 'signed-in',
    scope: 'listings:write',
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(z.object({})),
  restore: endpoint({
    method: 'POST',
    path: '/api/saved-searches/{id}/restore',
    summary: 'Restore a saved search that was deleted in the last day',
    access: 'signed-in',
    scope: 'listings:write',
    errors: ['resource.not-found', 'access.plan-limit', 'listings.search-limit'],
  })
    .input(id)
    .output(savedSearchSchema),
};

const token = z.string().min(1).max(300);
/** Whether a link turns off the alerts of its search or of all. */
const all = z.enum(['yes']).optional();

/** What the links in alerts lead to. They work without signing in. */
export const listingAlerts = {
  get: endpoint({
    method: 'GET',
    path: '/api/listing-alerts',
    summary: 'Get the saved search that an alert’s link belongs to',
    access: 'anyone',
    scope: 'none',
    internal: true,
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
    errors: ['listings.alert-link'],
  })
    .input(z.object({ token }))
    .output(z.object({ name: z.string(), on: z.boolean() })),
  /** RFC 8058: mail programs post here when someone clicks their unsubscribe button. */
  turnOff: endpoint({
    method: 'POST',
    path: '/api/listing-alerts/turn-off',
    summary: 'Turn off the alerts of a saved search, or of all, with the link in an alert',
    access: 'anyone',
    scope: 'none',
    replays: false,
    // Some mail programs send it as a form.
    takesForm: true,
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
    errors: ['listings.alert-link'],
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ query: z.object({ token, all }) }))
    .output(z.object({})),
};
