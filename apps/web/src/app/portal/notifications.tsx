import { changeNotifications, loadNotifications } from '../../features/notifications/notifications.server.ts';
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/notifications.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Notifications', description: 'What happened in your account, newest first.' });

export const loader = (args: Route.LoaderArgs) => loadNotifications(args);

/** Marks notifications as read. */
export const action = (args: Route.ActionArgs) => changeNotifications(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData('notification');
  return <NotificationsPage loaderData={loaderData} failure={actionData?.failure} />;
}
