import { decideConsent, loadConsent } from '../../../features/accounts/apps/consent.server.ts';
import { ConsentPage } from '../../../features/accounts/apps/consent-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { requireViewer } from '../../guards.ts';
import type { Route } from './+types/request.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Connect an app', description: 'Allow an app to act for you, or decline.' });

export const middleware: Route.MiddlewareFunction[] = [requireViewer];

export const loader = (args: Route.LoaderArgs) => loadConsent(args);
export const action = (args: Route.ActionArgs) => decideConsent(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { allowed: false, next: null });

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsentPage loaderData={loaderData} actionData={actionData} />;
}
