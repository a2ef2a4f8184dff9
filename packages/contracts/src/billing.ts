import { PRICED_PLANS } from '@foothold/core/pricing';
import { z } from 'zod';
import {
  billingSchema,
  limits,
  openPaymentSchema,
  planChangeSchema,
  renewalSchema,
  SUBSCRIPTION_STATES,
  subscriptionDetailSchema,
  subscriptionRowSchema,
} from './billing-shapes.ts';
import { endpoint } from './endpoint.ts';

export * from './billing-shapes.ts';

const staff = ['support', 'admin'] as const;
const nothing = z.object({});
const id = z.object({ id: z.string().max(64) });
const plan = z.enum(PRICED_PLANS, 'Please choose one of the plans.');
const intent = z.string().min(1).max(limits.intent);
const filled = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Please fill in all required fields.')
    .max(most, `Please keep this under ${most} characters.`);
const amount = z.number('Please give an amount.').int('Whole cents only.').min(1, 'Please give an amount.');
const reason = z
  .string()
  .trim()
  .min(3, 'Please say why.')
  .max(limits.reason, `Please keep this under ${limits.reason} characters.`);

/** Each of these calls speaks to the payment service. */
const paying = [{ points: 30, seconds: 3600, by: ['account'] }] as const;
const withService = ['billing.service'] as const;

/** Paying for a plan, and everything that follows from it. */
export const billing = {
  createPaymentIntent: endpoint({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Opens the payment of a plan; the amount in cents must be its price',
    access: 'anyone',
    // The answer holds a secret of the payment, so none is kept: an Idempotency-Key names the payment instead.
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
    errors: [
      'billing.amount',
      'billing.plan',
      'billing.subscribed',
      'billing.paid',
      'request.key-reused',
      ...withService,
    ],
  })
    .input(
      z.object({
        /** As the brand calls it, like "Foothold One". */
        planName: z.string().max(limits.planName),
        amount: z.number(),
        /** Only ever US dollars; it can be left out. */
        currency: z.string().max(10).optional(),
      }),
    )
    .output(openPaymentSchema.extend({ plan, planName: z.string(), renewal: renewalSchema })),
  paymentSuccess: endpoint({
    method: 'POST',
    path: '/api/payment-success',
    summary: 'Opens the account of a payment that succeeded, once, and sends the link that sets its password',
    access: 'anyone',
    // Once per payment whatever the key: a refusal must not be kept, because a retry can succeed.
    replays: false,
    limits: [{ points: 120, seconds: 3600, by: ['address'] }],
    errors: ['resource.not-found', 'billing.not-paid', ...withService],
  })
    .input(
      z.object({
        paymentIntentId: intent,
        email: filled(limits.email),
        firstName: filled(limits.name),
        lastName: filled(limits.name),
      }),
    )
    .output(z.object({ /** Name of the plan. */ plan: z.string(), email: z.string() })),

  get: endpoint({
    method: 'GET',
    path: '/api/billing',
    summary: 'Your plan, card, next payment, credit and invoices',
    access: 'signed-in',
  }).output(billingSchema),
  cancel: endpoint({
    method: 'POST',
    path: '/api/billing/cancel',
    limits: paying,
    summary: 'Cancels the plan: it stays until what is paid for is over',
    access: 'signed-in',
    errors: ['billing.no-plan'],
  })
    .input(nothing)
    .output(billingSchema),
  resume: endpoint({
    method: 'POST',
    path: '/api/billing/resume',
    limits: paying,
    summary: 'Takes a cancellation back while the plan still runs',
    access: 'signed-in',
    errors: ['billing.no-plan'],
  })
    .input(nothing)
    .output(billingSchema),
  previewChange: endpoint({
    method: 'GET',
    path: '/api/billing/change',
    summary: 'What a change to another plan does now, to the cent',
    access: 'signed-in',
    errors: ['billing.no-plan', 'billing.past-due', 'billing.plan'],
  })
    .input(z.object({ plan }))
    .output(planChangeSchema),
  change: endpoint({
    method: 'POST',
    path: '/api/billing/change',
    summary: 'Changes the plan at once, at the figure that was previewed',
    access: 'signed-in',
    limits: paying,
    errors: [
      'billing.no-plan',
      'billing.past-due',
      'billing.plan',
      'billing.changed',
      'billing.declined',
      'billing.under-way',
      ...withService,
    ],
  })
    .input(z.object({ plan, /** The preview's `difference`. */ previewed: z.number().int() }))
    .output(billingSchema),
  startMethod: endpoint({
    method: 'POST',
    path: '/api/billing/method',
    summary: 'Begins to put another card on the plan; the browser confirms it with the payment service',
    access: 'signed-in',
    replays: false,
    limits: paying,
    errors: ['billing.no-plan', ...withService],
  })
    .input(nothing)
    .output(openPaymentSchema),
  finishMethod: endpoint({
    method: 'POST',
    path: '/api/billing/method/done',
    summary: 'Takes over a card that the browser has confirmed; an open invoice is tried with it at once',
    access: 'signed-in',
    replays: false,
    limits: paying,
    errors: ['resource.not-found', 'billing.not-paid', ...withService],
  })
    .input(z.object({ intent }))
    .output(billingSchema),
  payInvoice: endpoint({
    method: 'POST',
    path: '/api/billing/invoices/{id}/pay',
    summary: 'Begins to pay an open invoice; the browser confirms it with the payment service',
    access: 'signed-in',
    replays: false,
    limits: paying,
    errors: ['resource.not-found', 'billing.not-open', 'billing.under-way', ...withService],
  })
    .input(id)
    .output(openPaymentSchema.extend({ amount: z.number().int() })),
  finishInvoice: endpoint({
    method: 'POST',
    path: '/api/billing/invoices/{id}/paid',
    summary: 'Looks whether a payment that the browser has confirmed went through',
    access: 'signed-in',
    replays: false,
    limits: paying,
    errors: ['resource.not-found', 'billing.not-paid', ...withService],
  })
    .input(id.extend({ intent }))
    .output(billingSchema),
  invoicePdf: endpoint({
    method: 'GET',
    path: '/api/billing/invoices/{id}/pdf',
    summary: 'An invoice as PDF',
    access: 'signed-in',
    answer: 'download',
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(z.instanceof(File)),
  receiptPdf: endpoint({
    method: 'GET',
    path: '/api/billing/invoices/{id}/receipt',
    summary: 'The receipt of a paid invoice as PDF',
    access: 'signed-in',
    answer: 'download',
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(z.instanceof(File)),

  subscriptions: endpoint({
    method: 'GET',
    path: '/api/billing/subscriptions',
    summary: 'Who pays for what, newest first',
    access: staff,
  })
    .input(
      z.object({
        page: z.coerce.number().int().min(1).max(1000).default(1),
        /** Name, e-mail address, or number of an invoice. */
        q: z.string().trim().max(200).optional(),
        /** Left out: those that live. */
        state: z.enum([...SUBSCRIPTION_STATES, 'all']).optional(),
      }),
    )
    .output(
      z.object({
        subscriptions: z.array(subscriptionRowSchema),
        total: z.number().int(),
        pageSize: z.number().int(),
        /** How many there are by state, whatever the filter, and what the live ones pay a month. */
        counts: z.record(z.enum(SUBSCRIPTION_STATES), z.number().int()),
        monthly: z.number().int(),
      }),
    ),
  subscription: endpoint({
    method: 'GET',
    path: '/api/billing/subscriptions/{id}',
    summary: 'One subscription with its payments, invoices, ledger and history',
    access: staff,
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(subscriptionDetailSchema),
  refund: endpoint({
    method: 'POST',
    path: '/api/billing/subscriptions/{id}/refund',
    summary: 'Pays a payment back, whole or in part; the member is told by mail',
    access: staff,
    limits: paying,
    errors: ['resource.not-found', 'billing.refund', ...withService],
  })
    .input(id.extend({ /** Our id of the payment. */ payment: z.string().max(64), amount, reason }))
    .output(subscriptionDetailSchema),
  credit: endpoint({
    method: 'POST',
    path: '/api/billing/subscriptions/{id}/credit',
    summary: 'Gives a member credit, which the next invoices use first; the member is told by mail',
    access: staff,
    limits: paying,
    errors: ['resource.not-found'],
  })
    .input(
      id.extend({
        amount: amount.max(limits.credit, `At most $${limits.credit / 100} at once.`),
        reason,
      }),
    )
    .output(subscriptionDetailSchema),
};
