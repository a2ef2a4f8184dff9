import { z } from 'zod';
import { BILLING_ERRORS } from '../billing/errors.ts';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';

const endpoint = createEndpointFactory(BILLING_ERRORS);

/** Events from a payment service. */
export const payments = {
  receiveEvent: endpoint({
    method: 'POST',
    path: '/api/payments/webhooks',
    summary: 'Receive signed events from the payment service, as raw bytes',
    access: 'anyone',
    scope: 'none',
    internal: true,
    // No rate limit, because a service sends in bursts and unsigned events are rejected before any lookup.
    bodyLimit: 256 * KILOBYTE,
    rawBody: true,
    replays: false,
    errors: ['billing.webhook'],
  }).output(z.object({ received: z.literal(true) })),
};
