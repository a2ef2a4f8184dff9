import { departmentOf } from '../../features/site/careers/departments.ts';
import { load } from '../../shared/api/load.ts';
import type { PageArgs } from '../../shared/api/route-data.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /careers. */
export async function loadCareers({ request, context }: PageArgs) {
  return {
    positions: await load(context.get(requestContext).api.site.contents({ kind: 'careers' })),
    chosen: departmentOf(new URL(request.url).searchParams.get('department')),
  };
}
