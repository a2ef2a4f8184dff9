import { FAILED_SEARCH_OUTCOME } from '../../features/listings/searches/search-outcome.ts';
import { changeSavedSearches, loadSavedSearches } from '../../features/listings/searches/searches.server.ts';
import { SavedSearchesPage } from '../../pages/portal/browse/saved-searches-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/saved-searches.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Saved searches', description: 'Your saved searches and their alerts.' });

export const loader = (args: Route.LoaderArgs) => loadSavedSearches(args);

export const action = (args: Route.ActionArgs) => changeSavedSearches(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_SEARCH_OUTCOME);

export default function SavedSearches({ loaderData }: Route.ComponentProps) {
  return <SavedSearchesPage loaderData={loaderData} />;
}
