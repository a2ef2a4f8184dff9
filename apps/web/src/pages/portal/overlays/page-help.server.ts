import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { findPageHelp } from './page-help.ts';

/** The help articles about the page in `?path=`, the most useful first. */
export async function loadPageHelp({ request, context }: RouteArgs) {
  const articles = await load(context.get(requestContext).api.site.contents({ kind: 'help' }));
  return findPageHelp(new URL(request.url).searchParams.get('path') ?? '/portal').flatMap((wanted) =>
    articles
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, title, description }) => ({ slug, title, description })),
  );
}
