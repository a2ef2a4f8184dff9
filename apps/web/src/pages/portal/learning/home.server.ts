import { loadLearningHome } from '../../../features/learning/learning.server.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads the data for /portal/learning. */
export async function loadLearningHomePage(args: RouteArgs) {
  const { challenges } = args.context.get(requestContext).api;
  const [learning, week, { best }] = await Promise.all([
    loadLearningHome(args),
    load(challenges.week()),
    load(challenges.history()),
  ]);
  return { ...learning, week, best };
}
