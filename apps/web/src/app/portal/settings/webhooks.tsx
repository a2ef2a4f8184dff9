import { changeWebhooks, loadWebhooks } from '../../../features/webhooks/webhooks.server.ts';
import { WebhooksPage } from '../../../pages/portal/settings/webhooks-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/webhooks.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Webhooks', description: 'Where your own programs receive events.' });

export const loader = (args: Route.LoaderArgs) => loadWebhooks(args);
export const action = (args: Route.ActionArgs) => changeWebhooks(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhooksPage loaderData={loaderData} actionData={actionData} />;
}
