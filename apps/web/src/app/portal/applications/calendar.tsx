import { loadCalendar } from '../../../features/applications/plan/calendar.server.ts';
import { ApplicationCalendarPage } from '../../../pages/portal/applications/calendar-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/calendar.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Calendar', description: 'Interviews, reminders, and deadlines.' });

export const loader = (args: Route.LoaderArgs) => loadCalendar(args);

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return <ApplicationCalendarPage loaderData={loaderData} />;
}
