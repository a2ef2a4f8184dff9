import { z } from 'zod';
import type { Job } from '../../../platform/queue.ts';

/** Syncs the sources that are due, every minute and when an admin asks for it. It starts none that another process has. */
export const syncSources: Job<Record<string, never>> = {
  name: 'listings.sync-sources',
  payload: z.record(z.string(), z.never()),
  // The next minute's job continues what a failed one left.
  retries: 0,
  schedule: '* * * * *',
  expireSeconds: 1800,
};
