import { listingFilterSchema } from '@foothold/contracts/listings';
import { US_STATES } from '@foothold/core/matching';
import { redirect } from 'react-router';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { companyPageHref } from './company-href.ts';
import { toRowView } from './row-view.ts';

/** A company with its open listings, the newest first. A page past the end redirects to the last one. */
export async function loadCompany({ request, context }: Pick<RouteArgs, 'request' | 'context'>, slug: string) {
  const { api } = context.get(requestContext);
  const asked = listingFilterSchema.shape.page.safeParse(new URL(request.url).searchParams.get('page') ?? '');
  const page = asked.data ?? 1;
  const { regions, ...company } = await load(api.listings.company({ slug }));
  const { items, pages } = await load(api.listings.search({ company: slug, sort: 'newest', page }));
  if (items.length === 0 && page > 1) throw redirect(companyPageHref(slug, Math.max(1, pages)));
  return {
    company,
    page,
    pages,
    items: items.map(toRowView),
    states: regions.map(({ value, count }) => ({ name: US_STATES.get(value) ?? value, count })),
  };
}
