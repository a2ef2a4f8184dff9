import { renderSitemap } from '../../../features/site/seo/sitemap.server.ts';
import type { Route } from './+types/sitemap.ts';

export const loader = (args: Route.LoaderArgs) => renderSitemap(args);
