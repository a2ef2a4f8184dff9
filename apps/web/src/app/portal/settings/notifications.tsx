import { changeBrowsers, loadBrowsers } from '../../../features/notifications/browsers/browsers.server.ts';
import { NotificationSettingsPage } from '../../../pages/portal/settings/notifications-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/notifications.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Notification settings', description: 'Where notifications are shown.' });

export const loader = (args: Route.LoaderArgs) => loadBrowsers(args);
export const action = (args: Route.ActionArgs) => changeBrowsers(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function NotificationSettings({ loaderData }: Route.ComponentProps) {
  return <NotificationSettingsPage loaderData={loaderData} />;
}
