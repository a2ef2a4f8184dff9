import { confirmOrResend, loadConfirmation } from '../../features/accounts/confirm/confirm-email.server.ts';
import { ConfirmEmailPage } from '../../features/accounts/confirm/confirm-email-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/confirm-email.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

/** The page contains a token: nothing caches it, and no referrer is sent. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Confirm your email', description: 'Confirm your email with the link we sent you.' });

export const loader = (args: Route.LoaderArgs) => loadConfirmation(args);

export const action = (args: Route.ActionArgs) => confirmOrResend(args);

/** The portal's reminder is also sent here, and stays on its page if the request fails. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { confirmation: null, resent: { state: 'failed' as const } });

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmailPage {...loaderData} posted={actionData ?? null} />;
}
