import type { ErrorTable } from '../errors.ts';

export const BILLING_ERRORS = {
  'billing.amount': { status: 422, message: 'This amount doesn’t match the plan’s price, so nothing was charged.' },
  'billing.plan': { status: 422, message: 'Invalid plan selected' },
  'billing.subscribed': {
    status: 409,
    message: 'You already have a plan. You can change it on the billing page of your portal.',
  },
  'billing.paid': { status: 409, message: 'This payment already went through. Check your email.' },
  'billing.not-paid': {
    status: 409,
    message: 'This payment hasn’t gone through yet. If your bank has confirmed it, try again in a moment.',
  },
  'billing.no-plan': { status: 409, message: 'You don’t have an active plan to change.' },
  'billing.past-due': {
    status: 409,
    message: 'You have an unpaid invoice. Pay it first, then change your plan.',
  },
  'billing.changed': { status: 409, message: 'The amount has changed since you last saw it. Check the new amount.' },
  'billing.declined': { status: 402, message: 'Your card was declined, so nothing changed.' },
  'billing.under-way': { status: 409, message: 'A payment is in progress. Check back in a minute.' },
  'billing.not-open': { status: 409, message: 'This invoice is no longer open.' },
  'billing.refund': { status: 422, message: 'This is more than the amount left to refund on this payment.' },
  'billing.refund-credited': {
    status: 422,
    message:
      'Part of this payment was already returned as credit after a plan change, so the refundable amount is lower.',
  },
  'billing.service': {
    status: 503,
    message: 'We can’t reach the payment service right now. Try again shortly. You won’t be charged twice.',
  },
  'billing.webhook': { status: 400, message: 'This event doesn’t have a valid signature from the payment service.' },
} as const satisfies ErrorTable;

type Declared = typeof BILLING_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
