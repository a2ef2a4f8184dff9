import { changeApplications } from '../../features/applications/saving.server.ts';
import { FAILED_OUTCOME } from '../../features/applications/saving-outcome.ts';
import { loadMatches } from '../../pages/portal/browse/matches.server.ts';
import { MatchesPage } from '../../pages/portal/browse/matches-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/matches.ts';

export { reloadsList as shouldRevalidate } from '../../pages/portal/browse/reloads-list.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Matches', description: 'Jobs that match your résumé, best first, with reasons.' });

export const loader = (args: Route.LoaderArgs) => loadMatches(args);

export const action = (args: Route.ActionArgs) => changeApplications(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Matches({ loaderData }: Route.ComponentProps) {
  return <MatchesPage loaderData={loaderData} />;
}
