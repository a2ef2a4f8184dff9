import { redirect } from 'react-router';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads a copy and the résumé it was copied from. Without one, there is only the copy to show. */
export async function loadDifference({ context, params: { id } }: RouteArgs<'id'>) {
  const { resumes } = context.get(requestContext).api;
  const found = resumes.difference({ id }).catch((failure: unknown) => {
    if (parseProblem(failure)?.code === 'resumes.no-original') throw redirect(`/portal/resumes/${id}`);
    throw failure;
  });
  return load(found);
}
