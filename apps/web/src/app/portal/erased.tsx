import { loadErased } from '../../features/accounts/erased.server.ts';
import { ErasedPage } from '../../features/accounts/erased-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/erased.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Your account was deleted',
    description: 'What we deleted and what we have to keep.',
  });

export const loader = (args: Route.LoaderArgs) => loadErased(args);

export default function Erased({ loaderData }: Route.ComponentProps) {
  return <ErasedPage loaderData={loaderData} />;
}
