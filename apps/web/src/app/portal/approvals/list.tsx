import { loadPackets } from '../../../features/recruiting/packets/packets.server.ts';
import { countTasks } from '../../../features/recruiting/tasks/tasks.server.ts';
import { ApprovalsPage } from '../../../pages/portal/approvals/list-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Approvals', description: 'Applications that your recruiter prepared for you.' });

export async function loader(args: Route.LoaderArgs) {
  const [packets, tasks] = await Promise.all([loadPackets(args), countTasks(args)]);
  return { ...packets, tasksWaiting: tasks.waiting };
}

export default function Approvals({ loaderData }: Route.ComponentProps) {
  return <ApprovalsPage loaderData={loaderData} tasksWaiting={loaderData.tasksWaiting} />;
}
