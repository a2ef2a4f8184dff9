import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/** Every night, deletes accounts whose address has been unconfirmed for 30 days. */
export const forgetUnconfirmedAccounts: Job<Record<string, never>> = {
  name: 'accounts.forget-unconfirmed',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '20 3 * * *',
};

/** Every night and at startup, records the addresses of earlier trials and deletes expired records. */
export const tidyTrialAddresses: Job<Record<string, never>> = {
  name: 'accounts.trial-addresses',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '40 3 * * *',
};

/** Every night, deletes the log of staff views past its retention period. */
export const forgetStaffViews: Job<Record<string, never>> = {
  name: 'accounts.forget-staff-views',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '50 3 * * *',
};

/** Every hour, notifies members whose trial ends in 3 days. */
export const notifyTrialsEnd: Job<Record<string, never>> = {
  name: 'accounts.trials-end',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '10 * * * *',
};

/** Contains no address, because a job's payload outlives the account. If the address has no account, the ID is a random one. */
export type EmailRequest = { kind: 'confirm' | 'reset' | 'sign-in-code'; userId: string };

/** Emails that depend on whether an address has an account. A job sends them so that response times don't reveal it. */
export const sendAccountEmail: Job<EmailRequest> = {
  name: 'accounts.send-letter',
  payload: z.object({ kind: z.enum(['confirm', 'reset', 'sign-in-code']), userId: z.uuid() }),
  retries: 5,
};
