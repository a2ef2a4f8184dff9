import { z } from 'zod';
import type { Job } from '../../../platform/queue.ts';

/** Every night, deletes the texts of emails that are older than 30 days. */
export const forgetMailTexts: Job<Record<string, never>> = {
  name: 'applications.forget-mail-texts',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '20 3 * * *',
};
