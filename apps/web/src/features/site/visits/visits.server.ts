import type { ActionFunctionArgs } from 'react-router';
import { load } from '../../../shared/api/load.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { everyDay, RANGES, type Range } from './days.ts';

/** Page views for the range in the address: 30 days by default. */
export async function loadVisits({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const asked = Number(new URL(request.url).searchParams.get('days'));
  const range: Range = RANGES.find((days) => days === asked) ?? 30;
  const { from, total, days, pages } = await load(context.get(requestContext).api.site.visits({ days: range }));
  return { range, total, pages, days: everyDay(from, range, days) };
}
