import { parseCategories } from '../../features/site/blog/filter.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /blog. */
export async function loadBlog({ request, context }: RouteArgs) {
  const posts = await load(context.get(requestContext).api.site.contents({ kind: 'blog' }));
  return { posts, ...parseCategories(posts, new URL(request.url).searchParams.get('category')) };
}
