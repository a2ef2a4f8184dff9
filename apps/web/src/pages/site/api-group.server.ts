import { getApiGroupPath } from '@foothold/contracts/api-pages';
import { data, redirect } from 'react-router';
import { getApiGroup } from '../../features/site/api/reference.server.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** The earlier name of the inquiries group. */
const EARLIER_INQUIRIES = 'enquiries';

/** Loads the data for /api-reference/:group. */
export function loadApiGroup({ context, params }: RouteArgs<'group'>) {
  if (params.group === EARLIER_INQUIRIES) throw redirect(getApiGroupPath('inquiries'), 301);
  const page = getApiGroup(params.group, context.get(requestContext).publicUrl);
  if (!page) throw data(null, { status: 404 });
  return page;
}
