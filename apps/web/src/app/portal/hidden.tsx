import { changeApplications } from '../../features/applications/saving.server.ts';
import { FAILED_OUTCOME } from '../../features/applications/saving-outcome.ts';
import { loadHidden } from '../../pages/portal/browse/hidden.server.ts';
import { HiddenPage } from '../../pages/portal/browse/hidden-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/hidden.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Hidden jobs', description: 'Jobs and companies that you have hidden.' });

export const loader = (args: Route.LoaderArgs) => loadHidden(args);

export const action = (args: Route.ActionArgs) => changeApplications(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Hidden({ loaderData }: Route.ComponentProps) {
  return <HiddenPage loaderData={loaderData} />;
}
