import { logIn } from '../../features/accounts/log-in.server.ts';
import { loadLogIn } from '../../features/accounts/log-in-page.server.ts';
import { LogInPage } from '../../features/accounts/log-in-page.tsx';
import { parseRequestedCode, parseStep } from '../../features/accounts/log-in-step.ts';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/log-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Sign in', description: 'Sign in to your portal.', path: '/portal/login' });

export const loader = (args: Route.LoaderArgs) => loadLogIn(args);

export const action = (args: Route.ActionArgs) => logIn(args);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  // If the request fails at a later step, the user stays on that step.
  const form = await request.clone().formData();
  return cachePage(() => serverAction(), { step: parseStep(form), emailCode: parseRequestedCode(form) });
}

export default function LogIn({ loaderData, actionData }: Route.ComponentProps) {
  return <LogInPage loaderData={loaderData} actionData={actionData} />;
}
