import { decideBatch } from '../../../features/recruiting/packets/decide.server.ts';
import { loadBatch } from '../../../features/recruiting/packets/packets.server.ts';
import { BatchPage } from '../../../pages/portal/approvals/batch-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/batch.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Review together', description: 'Several applications, approved at once.' });

export const loader = (args: Route.LoaderArgs) => loadBatch(args);

export const action = (args: Route.ActionArgs) => decideBatch(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function ReviewTogether({ loaderData, actionData }: Route.ComponentProps) {
  return <BatchPage loaderData={loaderData} actionData={actionData} />;
}
