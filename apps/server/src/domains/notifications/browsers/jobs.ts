import { z } from 'zod';
import type { Job } from '../../../platform/queue.ts';

/** Sends a notification to one browser. A failed try is repeated for about half an hour. */
export const sendToBrowser: Job<{ browserId: string; notificationId: string }> = {
  name: 'notifications.send-to-browser',
  payload: z.object({ browserId: z.uuid(), notificationId: z.uuid() }),
  retries: 9,
};
