import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

const nothing = z.record(z.string(), z.never());
type Nothing = Record<string, never>;

/** These go through everything that is due, and ask the payment service about each. */
const HOURS_2 = 2 * 60 * 60;

/** Renews what is due and tries again what failed. */
export const renewSubscriptions: Job<Nothing> = {
  name: 'billing.renew',
  payload: nothing,
  retries: 2,
  schedule: '*/10 * * * *',
  expireSeconds: HOURS_2,
};

/** Asks the service about payments that were left open: the browser is gone, an event was lost. */
export const sweepPayments: Job<Nothing> = {
  name: 'billing.sweep',
  payload: nothing,
  retries: 2,
  schedule: '5-59/10 * * * *',
  expireSeconds: HOURS_2,
};

/** Refunds what was asked for in a transaction. */
export const refundPayment: Job<{ refundId: string }> = {
  name: 'billing.refund',
  payload: z.object({ refundId: z.uuid() }),
  retries: 6,
};

/** Brings what the service moved without us (disputes, refunds made there) into the ledger. */
export const reconcileLedger: Job<Nothing> = {
  name: 'billing.reconcile',
  payload: nothing,
  retries: 4,
  schedule: '20 4 * * *',
  expireSeconds: HOURS_2,
};

/** Every night: records of erased accounts that need not be kept any longer go. */
export const deleteOldLedgerEntries: Job<Nothing> = {
  name: 'billing.forget',
  payload: nothing,
  retries: 2,
  schedule: '35 4 * * *',
};
