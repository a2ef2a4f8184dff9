import { FAILED_BULK } from '../../../features/applications/list/bulk-outcome.ts';
import { loadTimeline, undoFromTimeline } from '../../../features/applications/timeline/timeline.server.ts';
import { TimelinePage } from '../../../pages/portal/applications/timeline-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/timeline.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Applications, timeline', description: 'All changes of your applications by day.' });

export const loader = (args: Route.LoaderArgs) => loadTimeline(args);

export const action = (args: Route.ActionArgs) => undoFromTimeline(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), FAILED_BULK);

export default function ApplicationsTimeline({ loaderData, actionData }: Route.ComponentProps) {
  return <TimelinePage loaderData={loaderData} actionData={actionData} />;
}
