import { loadNewest } from '../../features/notifications/notifications.server.ts';
import { loadOrNull } from '../../shared/api/load-or-null.ts';
import type { Route } from './+types/newest-notifications.ts';

/** Data for the bell. */
export const loader = (args: Route.LoaderArgs) => loadNewest(args);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadOrNull(() => serverLoader());
