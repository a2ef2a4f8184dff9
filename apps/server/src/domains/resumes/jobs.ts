import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/** Every hour, deletes the copies behind share links that have expired. */
export const forgetShares: Job<Record<string, never>> = {
  name: 'resumes.forget-shares',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '25 * * * *',
};

/** Deletes the files of deleted résumés and of deleted applications. Runs on a schedule and after each deletion. */
export const removeFiles: Job<Record<string, never>> = {
  name: 'resumes.remove-files',
  payload: z.record(z.string(), z.never()),
  retries: 3,
  schedule: '*/15 * * * *',
};

/** Announces how a résumé scores against its target listing, after a score was stored or a suggestion declined. */
export const checkScore: Job<{ resumeId: string }> = {
  name: 'resumes.check-score',
  payload: z.object({ resumeId: z.uuid() }),
  retries: 4,
};
