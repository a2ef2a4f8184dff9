import { loadPackets } from '../../../features/recruiting/packets/packets.server.ts';
import { ApprovalsPage } from '../../../pages/portal/approvals/list-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Approvals', description: 'Applications that your recruiter prepared for you.' });

export const loader = (args: Route.LoaderArgs) => loadPackets(args);

export default function Approvals({ loaderData }: Route.ComponentProps) {
  return <ApprovalsPage loaderData={loaderData} />;
}
