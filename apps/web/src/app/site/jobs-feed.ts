import { renderFeed } from '../../features/listings/feed.server.ts';
import type { Route } from './+types/jobs-feed.ts';

export const loader = (args: Route.LoaderArgs) => renderFeed(args);
