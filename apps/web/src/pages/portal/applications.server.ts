import { limits } from '@foothold/contracts/applications';
import { toRowView } from '../../features/listings/row-view.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

export async function loadApplications({ context }: Pick<RouteArgs, 'context'>) {
  const { applications } = await load(context.get(requestContext).api.applications.list({}));
  return {
    applications: applications.map((application) => ({ ...application, listing: toRowView(application.listing) })),
    noteLength: limits.note,
  };
}
