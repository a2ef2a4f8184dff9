import { load } from '../../../shared/api/load.ts';
import { parsePageQuery } from '../../../shared/api/page-query.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** A page of what the member has hidden, newest first. */
export async function loadHidden({ request, context }: RouteArgs) {
  const { page } = parsePageQuery(request.url);
  return { ...(await load(context.get(requestContext).api.hidden.list({ page }))), page };
}
