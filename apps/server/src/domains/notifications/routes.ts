import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import { createBrowsersRoutes } from './browsers/routes.ts';
import type { Notifications } from './service.ts';

export function createNotificationsRoutes(
  api: Api,
  { notifications, browsers }: { notifications: Notifications; browsers: Parameters<typeof createBrowsersRoutes>[1] },
) {
  const os = api.notifications;
  return {
    list: os.list.handler(({ context, input }) => notifications.list(requireUser(context.actor), input.page)),
    unread: os.unread.handler(({ context }) => notifications.countUnread(requireUser(context.actor))),
    read: os.read.handler(({ context, input }) => notifications.markRead(requireUser(context.actor), input.ids)),
    browsers: createBrowsersRoutes(os.browsers, browsers),
  };
}
