import { z } from 'zod';
import { endpoint, KILOBYTE } from '../endpoint.ts';

const clientSecret = z.string().min(1).max(200);

/** A payment or setup as the confirming browser sees it. */
export const sandboxIntentSchema = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'setup']),
  /** `requires_action`: the bank asks for approval; call `authenticate`. */
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  /** Whole cents; 0 for a setup. */
  amount: z.number().int(),
  currency: z.string(),
  /** Why this attempt failed: Stripe's code and a message for the user. `field` is the part of the card that can be fixed. */
  failure: z
    .object({ code: z.string(), message: z.string(), field: z.enum(['number', 'expires', 'cvc']).nullable() })
    .nullable(),
});
export type SandboxIntent = z.infer<typeof sandboxIntentSchema>;

export const sandboxCardSchema = z.object({
  /** Digits, with or without spaces. */
  number: z.string().max(40),
  /** As printed on the card: month and year, `04/28`. */
  expires: z.string().max(12),
  cvc: z.string().max(8),
});

/** High enough for people, too low for bots. */
const limits = [{ points: 120, seconds: 600, by: ['address'] }] as const;
const call = {
  access: 'anyone',
  scope: 'none',
  internal: true,
  limits,
  bodyLimit: 4 * KILOBYTE,
  replays: false,
  errors: ['resource.not-found'],
} as const;

/** The browser side of the sandbox. Anyone with an intent's client secret may act on it. Missing if another service is configured. */
export const sandboxPayments = {
  confirm: endpoint({
    method: 'POST',
    path: '/api/sandbox-payments/confirm',
    summary: 'Pay with, or save, a test card (sandbox)',
    ...call,
  })
    .input(
      z.object({
        clientSecret,
        card: sandboxCardSchema,
        payer: z.object({ email: z.email().max(320), name: z.string().trim().min(1).max(200) }),
      }),
    )
    .output(sandboxIntentSchema),
  authenticate: endpoint({
    method: 'POST',
    path: '/api/sandbox-payments/authenticate',
    summary: 'Set the person’s answer to their bank’s request (sandbox)',
    ...call,
  })
    .input(z.object({ clientSecret, outcome: z.enum(['approved', 'refused']) }))
    .output(sandboxIntentSchema),
  look: endpoint({
    method: 'POST',
    path: '/api/sandbox-payments/look',
    summary: 'Get the current state of a payment (sandbox)',
    ...call,
  })
    .input(z.object({ clientSecret }))
    .output(sandboxIntentSchema),
};
