import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

const nothing = z.record(z.string(), z.never());
const reveal = z.object({ revealId: z.uuid() });

/**
 * For the custody process alone: decides about a look at a mailbox password. No second try: who waits asks again, and is on record again. `passed` counts the
 * custody processes that did not have the key and passed it on.
 */
export const openSecret: Job<{ revealId: string; passed: number }> = {
  name: 'keeper.open-secret',
  payload: reveal.extend({ passed: z.int().min(0) }),
  retries: 0,
};

/** For the custody process alone: data keys that are sealed to an older key are sealed to the newest. */
export const rewrapSecrets: Job<Record<string, never>> = {
  name: 'keeper.rewrap',
  payload: nothing,
  retries: 2,
  schedule: '20 * * * *',
};

/** The letter to the member whose mailbox password was opened. */
export const notifyOfReveal: Job<{ revealId: string }> = {
  name: 'recruiting.tell-of-reveal',
  payload: reveal,
  retries: 6,
};

/** Every minute: answers that nobody fetched in time. */
export const forgetAnswers: Job<Record<string, never>> = {
  name: 'recruiting.forget-answers',
  payload: nothing,
  retries: 0,
  schedule: '* * * * *',
};

/** Every night: mailbox passwords whose time is over, and registrations that nobody took. */
export const expireSecrets: Job<Record<string, never>> = {
  name: 'recruiting.expire',
  payload: nothing,
  retries: 2,
  schedule: '10 3 * * *',
};

/** What the custody process works on. */
export const CUSTODY_JOBS = [openSecret, rewrapSecrets];
