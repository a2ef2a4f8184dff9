import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

const noPayload = z.record(z.string(), z.never());

/** Every night, ends applications whose job has closed or that weren't answered. */
export const endOverdueApplications: Job<Record<string, never>> = {
  name: 'applications.end-overdue',
  payload: noPayload,
  retries: 2,
  schedule: '10 4 * * *',
  expireSeconds: 3600,
};

/** Every minute, sends the reminders that are due. */
export const sendDueReminders: Job<Record<string, never>> = {
  name: 'applications.send-reminders',
  payload: noPayload,
  retries: 2,
  schedule: '* * * * *',
};

/** Every night, deletes applications that were removed long ago. */
export const deleteRemovedApplications: Job<Record<string, never>> = {
  name: 'applications.delete-removed',
  payload: noPayload,
  retries: 2,
  schedule: '50 4 * * *',
};
