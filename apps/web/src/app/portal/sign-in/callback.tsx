import { ProviderProblemPage } from '../../../features/accounts/providers/provider-problem-page.tsx';
import { finishProvider } from '../../../features/accounts/providers/providers.server.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/callback.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Sign in', description: 'Sign in to your portal.' });

export const loader = (args: Route.LoaderArgs) => finishProvider(args);

export default function FinishSignIn({ loaderData }: Route.ComponentProps) {
  return <ProviderProblemPage problem={loaderData} />;
}
