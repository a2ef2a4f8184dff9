import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

const emptyPayload = z.record(z.string(), z.never());
type EmptyPayload = Record<string, never>;

/** These jobs go through everything that is due and query the payment service for each item. */
const TWO_HOURS_SECONDS = 2 * 60 * 60;

/** Renews what is due and retries what failed. */
export const renewSubscriptions: Job<EmptyPayload> = {
  name: 'billing.renew',
  payload: emptyPayload,
  retries: 2,
  schedule: '*/10 * * * *',
  expireSeconds: TWO_HOURS_SECONDS,
};

/** Checks payments that were left open because the browser is gone or an event was lost. */
export const sweepPayments: Job<EmptyPayload> = {
  name: 'billing.sweep',
  payload: emptyPayload,
  retries: 2,
  schedule: '5-59/10 * * * *',
  expireSeconds: TWO_HOURS_SECONDS,
};

/** Makes refunds that were requested in a transaction. */
export const refundPayment: Job<{ refundId: string }> = {
  name: 'billing.refund',
  payload: z.object({ refundId: z.uuid() }),
  retries: 6,
};

/** Records changes made at the service (disputes, manual refunds) in the ledger. */
export const reconcileLedger: Job<EmptyPayload> = {
  name: 'billing.reconcile',
  payload: emptyPayload,
  retries: 4,
  schedule: '20 4 * * *',
  expireSeconds: TWO_HOURS_SECONDS,
};

/** Every night, deletes records of erased accounts whose retention period is over. */
export const deleteOldLedgerEntries: Job<EmptyPayload> = {
  name: 'billing.forget',
  payload: emptyPayload,
  retries: 2,
  schedule: '35 4 * * *',
};
