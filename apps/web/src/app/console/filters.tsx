import { changeSavedFilters, loadFiltersPage } from '../../features/staff/saved-filters.server.ts';
import { SavedFiltersPage } from '../../features/staff/saved-filters-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/filters.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Saved filters', description: 'Saves and deletes the filters of a list.' });

export const loader = (args: Route.LoaderArgs) => loadFiltersPage(args);

export const action = (args: Route.ActionArgs) => changeSavedFilters(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Only shown if a change failed without JavaScript. Otherwise, it leads back to the list. */
export default function Filters({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedFiltersPage list={loaderData} outcome={actionData} />;
}
