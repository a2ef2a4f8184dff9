import { decidePacket } from '../../../features/recruiting/packets/decide.server.ts';
import { loadPacket } from '../../../features/recruiting/packets/packets.server.ts';
import { ReviewPage } from '../../../pages/portal/approvals/review-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/review.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `${loaderData.packet.job.title}, ${loaderData.packet.job.company}` : 'Approval',
    description: 'An application that your recruiter prepared for you.',
  });

export const loader = (args: Route.LoaderArgs) => loadPacket(args);

export const action = (args: Route.ActionArgs) => decidePacket(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Approval({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage key={loaderData.packet.id} loaderData={loaderData} actionData={actionData} />;
}
