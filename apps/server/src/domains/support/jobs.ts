import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/** How long a closed inquiry is retained. Long enough that someone can refer to our answer a year later. */
export const CLOSED_RETENTION_MONTHS = 24;

/** Every night, deletes inquiries past this period, with their history. */
export const forgetClosedInquiries: Job<Record<string, never>> = {
  name: 'support.forget-closed',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '40 3 * * *',
};
