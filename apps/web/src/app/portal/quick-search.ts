import { loadQuickSearch } from '../../pages/portal/overlays/quick-search.server.ts';
import { loadOrNull } from '../../shared/api/load-or-null.ts';
import type { Route } from './+types/quick-search.ts';

/** Data for the search dialog. */
export const loader = (args: Route.LoaderArgs) => loadQuickSearch(args);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadOrNull(() => serverLoader());
