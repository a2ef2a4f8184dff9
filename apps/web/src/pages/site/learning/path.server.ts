import { data } from 'react-router';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads the data for /learning/:path. */
export async function loadLearningPath({ context, params }: RouteArgs<'path'>) {
  const { api, viewer } = context.get(requestContext);
  const [{ paths }, progress] = await Promise.all([
    load(api.learning.paths()),
    viewer ? load(api.learning.progress()) : null,
  ]);
  const path = paths.find(({ slug }) => slug === params.path);
  if (!path) throw data(null, { status: 404 });
  return { path, progress };
}
