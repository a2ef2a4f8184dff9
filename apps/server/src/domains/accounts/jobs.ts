import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/** Every night: accounts whose address nobody confirmed in 30 days go, with what is in them. */
export const forgetUnconfirmedAccounts: Job<Record<string, never>> = {
  name: 'accounts.forget-unconfirmed',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '20 3 * * *',
};

export type LetterRequest = { kind: 'confirm'; userId: string } | { kind: 'reset'; email: string };

/**
 * Letters whose content depends on whether an address has an account. They are written by a job, so that the time an
 * answer takes does not tell.
 */
export const sendAccountLetter: Job<LetterRequest> = {
  name: 'accounts.send-letter',
  payload: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('confirm'), userId: z.uuid() }),
    z.object({ kind: z.literal('reset'), email: z.string() }),
  ]),
  retries: 5,
};
