import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

const emptyPayload = z.record(z.string(), z.never());
const reveal = z.object({ revealId: z.uuid() });

/**
 * Decides about access to a mailbox password, in the custody process only. Not retried; the recruiter can request again, which is recorded
 * too. `passed` counts the custody processes that passed it on because they didn't have the key.
 */
export const openSecret: Job<{ revealId: string; passed: number }> = {
  name: 'keeper.open-secret',
  payload: reveal.extend({ passed: z.int().min(0) }),
  retries: 0,
};

/** Reseals data keys that use an older key, in the custody process only. */
export const rewrapSecrets: Job<Record<string, never>> = {
  name: 'keeper.rewrap',
  payload: emptyPayload,
  retries: 2,
  schedule: '20 * * * *',
};

/** Emails the member whose mailbox password was opened. */
export const notifyOfReveal: Job<{ revealId: string }> = {
  name: 'recruiting.tell-of-reveal',
  payload: reveal,
  retries: 6,
};

/** Every minute, deletes answers that nobody fetched in time. */
export const forgetAnswers: Job<Record<string, never>> = {
  name: 'recruiting.forget-answers',
  payload: emptyPayload,
  retries: 0,
  schedule: '* * * * *',
};

/** Every night, deletes expired mailbox passwords and registrations that nobody accepted. */
export const expireSecrets: Job<Record<string, never>> = {
  name: 'recruiting.expire',
  payload: emptyPayload,
  retries: 2,
  schedule: '10 3 * * *',
};

/** Every minute, emails members who haven't read their recruiter's messages. */
export const emailUnreadMessages: Job<Record<string, never>> = {
  name: 'recruiting.email-unread-messages',
  payload: emptyPayload,
  retries: 0,
  schedule: '* * * * *',
};

/** The custody process's jobs. */
export const CUSTODY_JOBS = [openSecret, rewrapSecrets];

/** Those that somebody waits for. Re-encryption also happens at every start of the custody process. */
export const URGENT_CUSTODY_JOBS = [openSecret];
