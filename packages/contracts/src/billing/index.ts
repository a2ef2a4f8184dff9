import { PRICED_PLANS } from '@foothold/core/pricing';
import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { MAX_INTEGER, numberSchema, pageNumberSchema, wholeNumberSchema } from '../numbers.ts';
import { BILLING_ERRORS } from './errors.ts';
import {
  billingSchema,
  limits,
  openPaymentSchema,
  planChangeSchema,
  renewalSchema,
  SUBSCRIPTION_STATES,
  subscriptionDetailSchema,
  subscriptionRowSchema,
} from './shapes.ts';

export * from './shapes.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    billing: true;
  }
}

const endpoint = createEndpointFactory(BILLING_ERRORS);

const staff = ['support', 'admin'] as const;
const nothing = z.object({});
const id = z.object({ id: z.string().max(64) });
const plan = z.enum(PRICED_PLANS, 'Choose a plan.');
const intent = z.string().min(1).max(limits.intent);
const requiredTextSchema = (most: number) =>
  z.string().trim().min(1, 'Please fill in all required fields.').max(most, `Use ${most} characters or fewer.`);
/** Cents. */
const amountSchema = (max: number, tooMuchMessage: string) =>
  z
    .number('Enter an amount.')
    .int('Enter the amount in whole cents.')
    .min(1, 'Enter an amount.')
    .max(max, tooMuchMessage);
const reason = z
  .string()
  .trim()
  .min(3, 'Enter a reason.')
  .max(limits.reason, `Use ${limits.reason} characters or fewer.`);

/** Each of these calls the payment service. */
const paying = [{ points: 30, seconds: 3600, by: ['account'] }] as const;
const withService = ['billing.service'] as const;

/** Buying a plan and everything that follows. */
export const billing = {
  createPaymentIntent: endpoint({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Create a payment for a plan; the amount in cents must match its price',
    access: 'anyone',
    scope: 'none',
    // The response contains a payment secret, so it isn't stored. An Idempotency-Key identifies the payment instead.
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
        /** The plan's brand name, such as "Foothold One". */
        planName: z.string().max(limits.planName),
        amount: numberSchema({ min: -MAX_INTEGER, max: MAX_INTEGER }),
        /** Always US dollars. Optional. */
        currency: z.string().max(10).optional(),
      }),
    )
    .output(openPaymentSchema.extend({ plan, planName: z.string(), renewal: renewalSchema })),
  paymentSuccess: endpoint({
    method: 'POST',
    path: '/api/payment-success',
    summary: 'Create the account for a successful payment, once, and email a link to set its password',
    access: 'anyone',
    scope: 'none',
    // Runs once per payment regardless of the key. An error must not be stored, because a retry can succeed.
    replays: false,
    limits: [{ points: 120, seconds: 3600, by: ['address'] }],
    errors: ['resource.not-found', 'billing.not-paid', ...withService],
  })
    .input(
      z.object({
        paymentIntentId: intent,
        email: requiredTextSchema(limits.email),
        firstName: requiredTextSchema(limits.name),
        lastName: requiredTextSchema(limits.name),
      }),
    )
    .output(z.object({ /** Name of the plan. */ plan: z.string(), email: z.string() })),

  get: endpoint({
    method: 'GET',
    path: '/api/billing',
    summary: 'Get your plan, card, next payment, credit balance, and invoices',
    access: 'signed-in',
    scope: 'session',
  }).output(billingSchema),
  cancel: endpoint({
    method: 'POST',
    path: '/api/billing/cancel',
    limits: paying,
    summary: 'Cancel the plan; it stays active until the end of the paid period',
    access: 'signed-in',
    scope: 'session',
    errors: ['billing.no-plan'],
  })
    .input(nothing)
    .output(billingSchema),
  resume: endpoint({
    method: 'POST',
    path: '/api/billing/resume',
    limits: paying,
    summary: 'Undo a cancellation while the plan is still active',
    access: 'signed-in',
    scope: 'session',
    errors: ['billing.no-plan'],
  })
    .input(nothing)
    .output(billingSchema),
  previewChange: endpoint({
    method: 'GET',
    path: '/api/billing/change',
    summary: 'Preview the exact cost of changing to another plan now',
    access: 'signed-in',
    scope: 'session',
    errors: ['billing.no-plan', 'billing.past-due', 'billing.plan'],
  })
    .input(z.object({ plan }))
    .output(planChangeSchema),
  change: endpoint({
    method: 'POST',
    path: '/api/billing/change',
    summary: 'Change the plan immediately, at the previewed amount',
    access: 'signed-in',
    scope: 'session',
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
    .input(
      z.object({
        plan,
        /** The preview's `difference`. */ previewed: wholeNumberSchema({ min: -MAX_INTEGER, max: MAX_INTEGER }),
      }),
    )
    .output(billingSchema),
  startMethod: endpoint({
    method: 'POST',
    path: '/api/billing/method',
    summary: 'Start a card update; the browser confirms it with the payment service',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: paying,
    errors: ['billing.no-plan', ...withService],
  })
    .input(nothing)
    .output(openPaymentSchema),
  finishMethod: endpoint({
    method: 'POST',
    path: '/api/billing/method/done',
    summary: 'Save a card the browser has confirmed; an open invoice is charged to it immediately',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: paying,
    errors: ['resource.not-found', 'billing.not-paid', ...withService],
  })
    .input(z.object({ intent }))
    .output(billingSchema),
  payInvoice: endpoint({
    method: 'POST',
    path: '/api/billing/invoices/{id}/pay',
    summary: 'Start paying an open invoice; the browser confirms it with the payment service',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: paying,
    errors: ['resource.not-found', 'billing.not-open', 'billing.under-way', ...withService],
  })
    .input(id)
    .output(openPaymentSchema.extend({ amount: z.number().int() })),
  finishInvoice: endpoint({
    method: 'POST',
    path: '/api/billing/invoices/{id}/paid',
    summary: 'Check whether a payment the browser confirmed went through',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: paying,
    errors: ['resource.not-found', 'billing.not-paid', ...withService],
  })
    .input(id.extend({ intent }))
    .output(billingSchema),
  invoicePdf: endpoint({
    method: 'GET',
    path: '/api/billing/invoices/{id}/pdf',
    files: ['application/pdf'],
    summary: 'Download an invoice as a PDF',
    access: 'signed-in',
    scope: 'session',
    answer: 'download',
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(z.instanceof(File)),
  receiptPdf: endpoint({
    method: 'GET',
    path: '/api/billing/invoices/{id}/receipt',
    files: ['application/pdf'],
    summary: 'Download the receipt for a paid invoice as a PDF',
    access: 'signed-in',
    scope: 'session',
    answer: 'download',
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(z.instanceof(File)),

  subscriptions: endpoint({
    method: 'GET',
    path: '/api/billing/subscriptions',
    summary: 'List subscriptions, newest first',
    access: staff,
    scope: 'session',
    internal: true,
  })
    .input(
      z.object({
        page: pageNumberSchema(),
        /** Name, email address, or invoice number. */
        q: z.string().trim().max(200).optional(),
        /** Defaults to the active ones. */
        state: z.enum([...SUBSCRIPTION_STATES, 'all']).optional(),
      }),
    )
    .output(
      z.object({
        subscriptions: z.array(subscriptionRowSchema),
        total: z.number().int(),
        pageSize: z.number().int(),
        /** Counts by state, regardless of the filter, and the monthly revenue of active ones. */
        counts: z.record(z.enum(SUBSCRIPTION_STATES), z.number().int()),
        monthly: z.number().int(),
      }),
    ),
  subscription: endpoint({
    method: 'GET',
    path: '/api/billing/subscriptions/{id}',
    summary: 'Get a subscription with its payments, invoices, ledger, and history',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(subscriptionDetailSchema),
  refund: endpoint({
    method: 'POST',
    path: '/api/billing/subscriptions/{id}/refund',
    summary: 'Refund a payment in full or in part; emails the member',
    access: staff,
    scope: 'session',
    internal: true,
    limits: paying,
    errors: ['resource.not-found', 'billing.refund', 'billing.refund-credited', ...withService],
  })
    .input(
      id.extend({
        /** Our ID of the payment. */ payment: z.string().max(64),
        amount: amountSchema(MAX_INTEGER, 'This is more than was paid.'),
        reason,
      }),
    )
    .output(subscriptionDetailSchema),
  credit: endpoint({
    method: 'POST',
    path: '/api/billing/subscriptions/{id}/credit',
    summary: 'Give a member credit, applied to their next invoices; emails the member',
    access: staff,
    scope: 'session',
    internal: true,
    limits: paying,
    errors: ['resource.not-found'],
  })
    .input(
      id.extend({
        amount: amountSchema(limits.credit, `Enter up to $${limits.credit / 100} at a time.`),
        reason,
      }),
    )
    .output(subscriptionDetailSchema),
};
