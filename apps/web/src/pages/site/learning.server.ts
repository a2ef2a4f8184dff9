import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /learning. */
export async function loadLearning({ context }: RouteArgs) {
  const { api, viewer } = context.get(requestContext);
  const [files, { paths }, { counts }, week, { model }, progress] = await Promise.all([
    load(api.learning.files()),
    load(api.learning.paths()),
    load(api.learning.resources({})),
    load(api.challenges.week()),
    load(api.coaching.words()),
    viewer ? load(api.learning.progress()) : null,
  ]);
  return { files, paths, counts, week, model, progress };
}
