import { renderJobSitemap } from '../../../features/listings/sitemap.server.ts';
import type { Route } from './+types/sitemap-jobs.ts';

export const loader = (args: Route.LoaderArgs) => renderJobSitemap(args);
