import { data } from 'react-router';
import { apiGroup } from '../../features/site/api/reference.server.ts';
import type { PageArgs } from '../../shared/api/route-data.ts';
import { requestContext } from '../../shared/request-context.ts';

/** What /api-reference/:group needs. */
export function loadApiGroup({ context, params }: PageArgs<'group'>) {
  const page = apiGroup(params.group, context.get(requestContext).publicUrl);
  if (!page) throw data(null, { status: 404 });
  return page;
}
