import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/** Runs every 5 minutes and does nothing, so that the time of the last finished job shows whether workers are running. */
export const checkWorkers: Job<Record<string, never>> = {
  name: 'staff.check-workers',
  payload: z.record(z.string(), z.never()),
  retries: 0,
  schedule: '*/5 * * * *',
};
