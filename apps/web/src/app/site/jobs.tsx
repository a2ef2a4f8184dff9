import { listTitle } from '@foothold/contracts/listings/words';
import { feedHref, filterHref, isFiltered } from '../../features/listings/filter.ts';
import { JobsPage } from '../../features/listings/jobs-page.tsx';
import { loadSearch } from '../../features/listings/search.server.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/jobs.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filter, names } = loaderData ?? { filter: {}, names: { company: null, source: null } };
  const title = listTitle(filter, names);
  const page = {
    title: filter.page === undefined ? title : `${title}, page ${filter.page}`,
    description: 'Jobs with pay, skills, and what they say about visas, in their own words.',
  };
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: page.title,
    href: feedHref(filter),
  };
  // Filtered lists show the same listings at other URLs, so they have no canonical URL.
  if (isFiltered(filter) || filter.sort !== undefined || filter.view !== undefined)
    return [...buildPageMeta(matches, page), feed];
  return [...buildPageMeta(matches, { ...page, path: filterHref({}, { page: filter.page }) }), feed];
};

export const loader = (args: Route.LoaderArgs) => loadSearch(args);

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return <JobsPage loaderData={loaderData} />;
}
