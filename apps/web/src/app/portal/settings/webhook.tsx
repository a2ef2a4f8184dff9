import { changeEndpoint, loadEndpoint } from '../../../features/webhooks/endpoint.server.ts';
import { WebhookPage } from '../../../pages/portal/settings/webhook-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/webhook.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Webhook endpoint',
    description: 'Events that an endpoint received, and its settings.',
  });

export const loader = (args: Route.LoaderArgs) => loadEndpoint(args);
export const action = (args: Route.ActionArgs) => changeEndpoint(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhookPage loaderData={loaderData} actionData={actionData} />;
}
