import { findDepartment } from '../../features/site/careers/departments.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /careers. */
export async function loadCareers({ request, context }: RouteArgs) {
  return {
    positions: await load(context.get(requestContext).api.site.contents({ kind: 'careers' })),
    chosen: findDepartment(new URL(request.url).searchParams.get('department')),
  };
}
