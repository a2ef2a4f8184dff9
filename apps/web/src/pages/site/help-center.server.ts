import { loadSiteSearch } from '../../features/site/search/query.server.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /help-center. */
export async function loadHelpCenter(args: RouteArgs) {
  const [articles, search] = await Promise.all([
    load(args.context.get(requestContext).api.site.contents({ kind: 'help' })),
    loadSiteSearch(args, { only: 'help', limit: 50 }),
  ]);
  return { articles, search };
}
