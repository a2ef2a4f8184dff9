import { loadActivity } from '../../features/recruiting/activity/activity.server.ts';
import { ActivityPage } from '../../features/recruiting/activity/activity-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/profile-history.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Activity log',
    description: 'What happened with your registration, tasks, and mailbox.',
  });

export const loader = (args: Route.LoaderArgs) => loadActivity(args);

export default function ProfileHistory({ loaderData }: Route.ComponentProps) {
  return <ActivityPage loaderData={loaderData} />;
}
