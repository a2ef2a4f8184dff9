import { limits } from '@foothold/contracts/applications';
import { load } from '../../shared/api/load.ts';
import { parsePageQuery } from '../../shared/api/page-query.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

const PAGE_SIZE = 10;

/** One page of the saved listings; the last one if a removal emptied it. */
export async function loadApplications({ context, request }: RouteArgs) {
  const { applications } = await load(context.get(requestContext).api.applications.list({}));
  const total = applications.length;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(parsePageQuery(request.url).page, pages);
  const shown = applications.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    total,
    page,
    pages,
    applications: shown,
    noteLength: limits.note,
  };
}
