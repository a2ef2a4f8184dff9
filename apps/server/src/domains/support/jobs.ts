import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/**
 * How long a closed inquiry is kept: long enough to recognize somebody who comes back to what we told them a year ago and to answer for it,
 * and no longer than that.
 */
export const CLOSED_RETENTION_MONTHS = 24;

/** Every night: what has been closed for so long is erased with its history. */
export const forgetClosedInquiries: Job<Record<string, never>> = {
  name: 'support.forget-closed',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '40 3 * * *',
};
