import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

const emptyPayload = z.record(z.string(), z.never());
const reveal = z.object({ revealId: z.uuid() });

/**
 * For the custody process only: decides about access to a mailbox password. Not retried: the recruiter requests again, which is recorded
 * again. `passed` counts the custody processes without the key that passed it on.
 */
export const openSecret: Job<{ revealId: string; passed: number }> = {
  name: 'keeper.open-secret',
  payload: reveal.extend({ passed: z.int().min(0) }),
  retries: 0,
};

/** For the custody process only: reseals data keys sealed to an older key. */
export const rewrapSecrets: Job<Record<string, never>> = {
  name: 'keeper.rewrap',
  payload: emptyPayload,
  retries: 2,
  schedule: '20 * * * *',
};

/** The email to the member whose mailbox password was opened. */
export const notifyOfReveal: Job<{ revealId: string }> = {
  name: 'recruiting.tell-of-reveal',
  payload: reveal,
  retries: 6,
};

/** Every minute: deletes answers that nobody fetched in time. */
export const forgetAnswers: Job<Record<string, never>> = {
  name: 'recruiting.forget-answers',
  payload: emptyPayload,
  retries: 0,
  schedule: '* * * * *',
};

/** Every night: deletes expired mailbox passwords, and registrations that nobody accepted. */
export const expireSecrets: Job<Record<string, never>> = {
  name: 'recruiting.expire',
  payload: emptyPayload,
  retries: 2,
  schedule: '10 3 * * *',
};

/** The custody process's jobs. */
export const CUSTODY_JOBS = [openSecret, rewrapSecrets];
