import { z } from 'zod';
import { endpoint, KILOBYTE } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { browsers } from './browsers.ts';

export * from './choices.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    notification: true;
  }
}

export const notificationSchema = z.object({
  id: z.string(),
  /** The domain that announced it, such as `billing`. */
  source: z.string(),
  title: z.string(),
  text: z.string().nullable(),
  /** The page it leads to, such as `/portal/billing`. */
  path: z.string(),
  createdAt: z.iso.datetime(),
  /** Null if it is unread. */
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

const unread = { unread: z.number().int() };

/** What a person is told of in the portal. */
export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'List your notifications, newest first',
    access: 'signed-in',
    scope: 'session',
  })
    .input(z.object({ page: pageNumberSchema() }))
    .output(
      z.object({
        notifications: z.array(notificationSchema),
        ...unread,
        total: z.number().int(),
        pageSize: z.number().int(),
      }),
    ),
  unread: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    summary: 'Count your unread notifications',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object(unread)),
  read: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark notifications as read: the ones with these IDs, or all of them',
    access: 'signed-in',
    scope: 'session',
    bodyLimit: 8 * KILOBYTE,
  })
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(100).optional() }))
    .output(z.object(unread)),
  browsers,
};
