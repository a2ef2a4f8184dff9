import { changeDelivery, loadDelivery } from '../../../features/webhooks/delivery.server.ts';
import { DeliveryPage } from '../../../features/webhooks/delivery-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/webhook-delivery.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Webhook event', description: 'What was sent, and the responses.' });

export const loader = (args: Route.LoaderArgs) => loadDelivery(args);
export const action = (args: Route.ActionArgs) => changeDelivery(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function WebhookDelivery({ loaderData, actionData }: Route.ComponentProps) {
  return <DeliveryPage loaderData={loaderData} actionData={actionData} />;
}
