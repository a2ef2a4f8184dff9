import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { DELIVERY_STATES, WEBHOOK_EVENTS, webhookLimits } from './choices.ts';
import { WEBHOOKS_ERRORS } from './errors.ts';
import { deliveryDetailSchema, deliverySchema, webhookSchema, withSecretSchema } from './shapes.ts';

export * from './choices.ts';
export * from './shapes.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    webhook: true;
  }
}

const endpoint = createEndpointFactory(WEBHOOKS_ERRORS);

const id = z.object({ id: z.string().max(64) });
const delivery = id.extend({ deliveryId: z.string().max(64) });
const cursor = z.string().regex(/^\d{1,15}$/, 'This isn’t a cursor.');
const notFound = ['resource.not-found'] as const;
const reading = { access: 'signed-in', scope: 'webhooks:read' } as const;
const writing = {
  access: 'signed-in',
  scope: 'webhooks:write',
  bodyLimit: 8 * KILOBYTE,
  limits: [{ points: 200, seconds: 3600, by: ['account'], name: 'webhooks.write' }],
} as const;

const url = z
  .string()
  .trim()
  .min(1, 'Enter the address that receives the events.')
  .max(webhookLimits.url, `Use an address of ${webhookLimits.url} characters or fewer.`);
const description = z
  .string()
  .trim()
  .max(webhookLimits.description, `Use ${webhookLimits.description} characters or fewer.`);
const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, 'Choose at least one event.')
  .max(WEBHOOK_EVENTS.length)
  .refine((types) => new Set(types).size === types.length, 'Name each event once.');

/** Where a member's programs receive events, by Standard Webhooks. */
export const webhooks = {
  list: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/webhooks',
    summary: 'List your webhook endpoints, oldest first, and how many your plan allows',
  }).output(z.object({ webhooks: z.array(webhookSchema), limit: z.number().int() })),
  create: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Add a webhook endpoint; only this response contains its secret',
    status: 201,
    // The response holds the secret.
    replays: false,
    errors: ['access.plan-limit', 'webhooks.url', 'webhooks.event-scope'],
  })
    .input(z.object({ url, description: description.default(''), events }))
    .output(withSecretSchema),
  get: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/webhooks/{id}',
    summary: 'Get a webhook endpoint',
    errors: notFound,
  })
    .input(id)
    .output(webhookSchema),
  change: endpoint({
    ...writing,
    method: 'PATCH',
    path: '/api/webhooks/{id}',
    summary: 'Change the address, description, or events of a webhook endpoint',
    errors: [...notFound, 'webhooks.url', 'webhooks.event-scope'],
  })
    .input(id.extend({ url: url.optional(), description: description.optional(), events: events.optional() }))
    .output(webhookSchema),
  remove: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Delete a webhook endpoint with its log; events that wait are dropped',
    errors: notFound,
  })
    .input(id)
    .output(z.object({})),
  pause: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/webhooks/{id}/pause',
    summary: 'Pause a webhook endpoint; its events wait for up to 7 days',
    errors: notFound,
  })
    .input(id)
    .output(webhookSchema),
  resume: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/webhooks/{id}/resume',
    summary: 'Resume a webhook endpoint, and send the events that wait',
    errors: [...notFound, 'webhooks.not-paused'],
  })
    .input(id)
    .output(webhookSchema),
  rotateSecret: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/webhooks/{id}/rotate-secret',
    summary:
      'Replace the secret; the earlier one also signs for 24 more hours, and only this response contains the new one',
    // The response holds the secret.
    replays: false,
    errors: [...notFound, 'webhooks.event-scope'],
  })
    .input(id)
    .output(withSecretSchema),
  test: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Send a test event, once, even to a paused endpoint',
    status: 202,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: notFound,
  })
    .input(id)
    .output(deliverySchema),
  deliveries: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'List the events of the last 7 days for an endpoint, newest first',
    errors: notFound,
  })
    .input(
      id.extend({
        state: z.enum(DELIVERY_STATES).optional(),
        /** `next` of the previous page. */
        cursor: cursor.optional(),
      }),
    )
    .output(
      z.object({
        deliveries: z.array(deliverySchema),
        /** The cursor of the next page. Null on the last one. */
        next: z.string().nullable(),
      }),
    ),
  delivery: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries/{deliveryId}',
    summary: 'Get an event with its body and every attempt to deliver it',
    errors: notFound,
  })
    .input(delivery)
    .output(deliveryDetailSchema),
  replay: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries/{deliveryId}/replay',
    summary: 'Send an event again, with the same ID',
    errors: [...notFound, 'webhooks.too-old'],
  })
    .input(delivery)
    .output(deliverySchema),
  replayAll: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/webhooks/{id}/replay',
    summary: 'Send every event that wasn’t delivered now, in order',
    errors: notFound,
  })
    .input(id)
    .output(z.object({ replayed: z.number().int() })),
};
