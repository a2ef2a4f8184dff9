import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { listMonthDays, parseMonth } from './month.ts';

/** One month of the calendar, with the days of other months in its first and last week. */
export async function loadCalendar({ context, request }: RouteArgs) {
  const { api } = context.get(requestContext);
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const month = parseMonth(new URL(request.url).searchParams.get('month'), today);
  const days = listMonthDays(month);
  const { entries } = await load(api.applicationPlans.calendar({ from: days[0] ?? today, to: days.at(-1) ?? today }));
  return { month, today, days, entries };
}
