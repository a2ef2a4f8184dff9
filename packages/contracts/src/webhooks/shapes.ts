import { z } from 'zod';
import { DELIVERY_STATES, PAUSE_REASONS, WEBHOOK_EVENTS } from './choices.ts';

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.iso.datetime(),
  /** Null unless it is paused. */
  paused: z.object({ at: z.iso.datetime(), reason: z.enum(PAUSE_REASONS) }).nullable(),
  /** Since when every attempt has failed. Null if the last one succeeded, or there was none. */
  failingSince: z.iso.datetime().nullable(),
  /** Until when an earlier secret still signs. Null if there is none. */
  earlierSecretUntil: z.iso.datetime().nullable(),
  /** To the minute. Null before the first. */
  lastDeliveredAt: z.iso.datetime().nullable(),
  /** Events that are yet to be delivered. */
  waiting: z.number().int(),
  /** Events of the last 7 days that we gave up on. */
  failed: z.number().int(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const attemptSchema = z.object({
  at: z.iso.datetime(),
  /** The status of the response. Null if there was none. */
  status: z.number().int().nullable(),
  /** Why there was no response: an error code such as `fetch.timeout`. Null if there was one. */
  error: z.string().nullable(),
  milliseconds: z.number().int(),
  /** The first 1,000 characters of the response. */
  response: z.string(),
});
export type DeliveryAttempt = z.infer<typeof attemptSchema>;

export const deliverySchema = z.object({
  id: z.string(),
  /** The `webhook-id` header, the same in every attempt. */
  eventId: z.string(),
  /** An event type, or `webhook.test`. */
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  at: z.iso.datetime(),
  /** All attempts, including those before a replay. */
  attempts: z.number().int(),
  /** Null if there was no attempt yet. */
  lastAttempt: attemptSchema.omit({ response: true }).nullable(),
  /** Null unless it waits. An event of an application also waits for the earlier ones. */
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryDetailSchema = deliverySchema.extend({
  /** The body, exactly as it is sent. Null if the token may not read what it contains. */
  body: z.string().nullable(),
  /** The last 20, newest first. */
  log: z.array(attemptSchema),
});
export type DeliveryDetail = z.infer<typeof deliveryDetailSchema>;

/** An endpoint with its secret, which only this response contains. */
export const withSecretSchema = webhookSchema.extend({
  /** Starts with `whsec_`. */
  secret: z.string(),
});
