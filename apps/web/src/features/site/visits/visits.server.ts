import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { fillDays, RANGES, type Range } from './days.ts';

/** Loads page views for the range in the URL, 30 days by default. */
export async function loadVisits({ request, context }: RouteArgs) {
  const requestedDays = Number(new URL(request.url).searchParams.get('days'));
  const range: Range = RANGES.find((days) => days === requestedDays) ?? 30;
  const { from, total, days, pages } = await load(context.get(requestContext).api.site.visits({ days: range }));
  return { range, total, pages, days: fillDays(from, range, days) };
}
