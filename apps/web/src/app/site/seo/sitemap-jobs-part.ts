import { renderJobSitemapPart } from '../../../features/listings/sitemap.server.ts';
import type { Route } from './+types/sitemap-jobs-part.ts';

export const loader = (args: Route.LoaderArgs) => renderJobSitemapPart(args, args.params.part);
