import { load } from '../../shared/api/load.ts';
import type { PageArgs } from '../../shared/api/route-data.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /learning. */
export async function loadLearning({ context }: PageArgs) {
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
