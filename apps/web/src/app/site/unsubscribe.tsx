import { loadUnsubscribe, unsubscribe } from '../../features/accounts/unsubscribe.server.ts';
import { UnsubscribePage } from '../../features/accounts/unsubscribe-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Unsubscribe', description: 'Stop news emails with one click.' });

export const loader = (args: Route.LoaderArgs) => loadUnsubscribe(args);

export const action = (args: Route.ActionArgs) => unsubscribe(args);

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage {...loaderData} outcome={actionData ?? null} />;
}
