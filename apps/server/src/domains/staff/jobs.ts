import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

/** Every night, verifies the audit log: what was added, and on Sundays the whole. */
export const verifyAuditLog: Job<Record<string, never>> = {
  name: 'staff.verify-audit-log',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '40 3 * * *',
  expireSeconds: 3600,
};
