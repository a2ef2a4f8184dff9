import { confirmOrResend, loadConfirmation } from '../../features/accounts/confirm/confirm-email.server.ts';
import { ConfirmEmailPage } from '../../features/accounts/confirm/confirm-email-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/confirm-email.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

/** The URL contains a token, so the page is never cached and sends no referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Confirm your email', description: 'Confirm your email with the link we sent you.' });

export const loader = (args: Route.LoaderArgs) => loadConfirmation(args);

export const action = (args: Route.ActionArgs) => confirmOrResend(args);

/** The reminder in the portal also posts here. Its page stays open if the request fails. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { confirmation: null, resent: { state: 'failed' as const } });

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmailPage {...loaderData} posted={actionData ?? null} />;
}
