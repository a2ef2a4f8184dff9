import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Figures from the member's applications. Null if the plan doesn't include them. */
export async function loadInsights({ context }: Pick<RouteArgs, 'context'>) {
  const { api } = context.get(requestContext);
  try {
    return { insights: await api.analytics.insights() };
  } catch (failure) {
    if (parseProblem(failure)?.code === 'access.plan') return { insights: null };
    return load(Promise.reject(failure));
  }
}
