import { loadVerify, verify } from '../../features/accounts/verify.server.ts';
import { VerifyPage } from '../../features/accounts/verify-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/verify.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Confirm it’s you', description: 'Use your second factor.' });

export const loader = (args: Route.LoaderArgs) => loadVerify(args);

export const action = (args: Route.ActionArgs) => verify(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyPage loaderData={loaderData} actionData={actionData} />;
}
