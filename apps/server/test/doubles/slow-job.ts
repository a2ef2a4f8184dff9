import { z } from 'zod';
import type { Job } from '../../src/platform/queue.ts';

export const slowJob: Job<{ n: number }> = { name: 'test.slow', payload: z.object({ n: z.int() }), retries: 2 };
