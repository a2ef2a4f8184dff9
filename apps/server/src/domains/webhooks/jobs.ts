import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

const noPayload = z.record(z.string(), z.never());

/**
 * Starts sending what is due: when an event was added, and every minute, for retries after a restart. It doesn't wait for the end, because
 * a slow receiver must not hold up the next event.
 */
export const sendWebhooks: Job<Record<string, never>> = {
  name: 'webhooks.send',
  payload: noPayload,
  // The next minute's job continues what a failed one left.
  retries: 0,
  schedule: '* * * * *',
};

/** Every night, deletes old events. */
export const forgetWebhookEvents: Job<Record<string, never>> = {
  name: 'webhooks.forget',
  payload: noPayload,
  retries: 2,
  schedule: '20 3 * * *',
};
