import { loadPageHelp } from '../../pages/portal/overlays/page-help.server.ts';
import { loadOrNull } from '../../shared/api/load-or-null.ts';
import type { Route } from './+types/page-help.ts';

/** Data for the help dialog. */
export const loader = (args: Route.LoaderArgs) => loadPageHelp(args);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadOrNull(() => serverLoader());
