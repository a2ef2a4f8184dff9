import { z } from 'zod';
import type { Job } from '../../../platform/queue.ts';

/** Compares new companies, and all after a file was loaded, with the employers of the files. */
export const matchFilings: Job<Record<string, never>> = {
  name: 'listings.match-filings',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '*/5 * * * *',
  expireSeconds: 1800,
};
