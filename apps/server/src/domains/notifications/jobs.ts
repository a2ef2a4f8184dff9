import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/** Deletes old notifications every night. */
export const forgetNotifications: Job<Record<string, never>> = {
  name: 'notifications.forget',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '40 2 * * *',
};
