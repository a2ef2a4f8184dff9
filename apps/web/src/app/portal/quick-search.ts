import { loadQuickSearch } from '../../pages/portal/overlays/quick-search.server.ts';
import type { Route } from './+types/quick-search.ts';

/** Data for the search and help dialogs. */
export const loader = (args: Route.LoaderArgs) => loadQuickSearch(args);
