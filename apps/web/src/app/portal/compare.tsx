import { changeApplications } from '../../features/applications/saving.server.ts';
import { FAILED_OUTCOME } from '../../features/applications/saving-outcome.ts';
import { loadComparison } from '../../pages/portal/browse/compare.server.ts';
import { ComparePage } from '../../pages/portal/browse/compare-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/compare.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Compare jobs', description: 'Up to three jobs side by side.' });

export const loader = (args: Route.LoaderArgs) => loadComparison(args);

export const action = (args: Route.ActionArgs) => changeApplications(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage loaderData={loaderData} />;
}
