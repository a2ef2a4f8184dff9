import {
  changeApplicationSettings,
  loadApplicationSettings,
} from '../../../features/applications/plan/settings.server.ts';
import { ApplicationSettingsPage } from '../../../pages/portal/applications/settings-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/settings.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Application settings', description: 'Reminders and the calendar subscription.' });

export const loader = (args: Route.LoaderArgs) => loadApplicationSettings(args);

export const action = (args: Route.ActionArgs) => changeApplicationSettings(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function ApplicationSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationSettingsPage loaderData={loaderData} actionData={actionData} />;
}
