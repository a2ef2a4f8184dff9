import { ConnectPage } from '../../../features/accounts/providers/connect-page.tsx';
import { connectProvider, loadConnect } from '../../../features/accounts/providers/providers.server.ts';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/connect.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Connect a service', description: 'Connect a service to sign in with.' });

export const loader = (args: Route.LoaderArgs) => loadConnect(args);
export const action = (args: Route.ActionArgs) => connectProvider(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  return <ConnectPage loaderData={loaderData} actionData={actionData} />;
}
