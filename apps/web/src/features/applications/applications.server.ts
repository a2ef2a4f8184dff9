import { limits } from '@foothold/contracts/applications';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

export async function loadApplications({ context }: Pick<RouteArgs, 'context'>) {
  const { applications } = await load(context.get(requestContext).api.applications.list({}));
  return { applications, noteLength: limits.note, now: new Date().toISOString() };
}
