import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/** Every night: accounts whose address nobody confirmed in 30 days go, with what is in them. */
export const forgetUnconfirmedAccounts: Job<Record<string, never>> = {
  name: 'accounts.forget-unconfirmed',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '20 3 * * *',
};

/** Every night and at each start: addresses of earlier trials are recorded, and those whose time is over go. */
export const tidyTrialAddresses: Job<Record<string, never>> = {
  name: 'accounts.trial-addresses',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '40 3 * * *',
};

/** Every hour: members whose trial ends in 3 days are told. */
export const notifyTrialsEnd: Job<Record<string, never>> = {
  name: 'accounts.trials-end',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '10 * * * *',
};

/** No address is in it: a job's payload outlives the account. An id of nobody stands for an address that has no account. */
export type EmailRequest = { kind: 'confirm' | 'reset' | 'sign-in-code'; userId: string };

/**
 * Letters whose content depends on whether an address has an account. They are written by a job, so that the time an
 * answer takes does not tell.
 */
export const sendAccountEmail: Job<EmailRequest> = {
  name: 'accounts.send-letter',
  payload: z.object({ kind: z.enum(['confirm', 'reset', 'sign-in-code']), userId: z.uuid() }),
  retries: 5,
};
