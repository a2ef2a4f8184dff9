import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads the data for /learning/:path/:module. */
export async function loadLearningModule({ context, params: { path, module } }: RouteArgs<'path' | 'module'>) {
  const { api, viewer } = context.get(requestContext);
  const [studied, { paths }, saved, progress] = await Promise.all([
    load(api.learning.module({ path, module })),
    load(api.learning.paths()),
    viewer ? load(api.learning.moduleProgress({ path, module })) : null,
    viewer ? load(api.learning.progress()) : null,
  ]);
  return { module: studied, path: paths.find(({ slug }) => slug === path), saved, progress };
}
