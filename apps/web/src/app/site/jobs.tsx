import { ActiveFilters } from '../../features/listings/active-filters.tsx';
import { Facets } from '../../features/listings/facets.tsx';
import { filterHref, isNarrowed, listTitle } from '../../features/listings/filter.ts';
import { ListingRow } from '../../features/listings/listing-row.tsx';
import { NoListings } from '../../features/listings/no-listings.tsx';
import { loadSearch } from '../../features/listings/search.server.ts';
import { SearchForm } from '../../features/listings/search-form.tsx';
import { SortLinks } from '../../features/listings/sort-links.tsx';
import { FormattedNumber } from '../../shared/format/use-format.tsx';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/jobs.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const filter = loaderData?.filter ?? {};
  const page = {
    title: filter.page === undefined ? listTitle(filter) : `${listTitle(filter)}, page ${filter.page}`,
    description: 'Jobs with pay, skills, and what they say about visas, in their own words.',
  };
  // Each way to narrow the list would be one more address of the same listings.
  if (isNarrowed(filter) || filter.sort !== undefined) return pageMeta(matches, page);
  return pageMeta(matches, { ...page, path: filterHref({}, { page: filter.page }) });
};

export const loader = (args: Route.LoaderArgs) => loadSearch(args);

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { filter, failure, items, total, page, pages, facets, regions, corrected, samplesOnly, now } = loaderData;
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <h1 className="text-heading">{listTitle(filter)}</h1>
      <SearchForm filter={filter} failure={failure} />
      <ActiveFilters filter={filter} />
      <div className="grid gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="flex flex-col">
          <Facets filter={filter} facets={facets} regions={regions} />
        </div>
        <div className="min-w-0">
          {corrected !== null && items.length > 0 && (
            <div className="pb-4">
              <Callout title={`No results for “${filter.q}”.`}>
                <p>
                  Showing results for <strong className="font-strong">{corrected}</strong>.
                </p>
              </Callout>
            </div>
          )}
          {items.length === 0 ? (
            <NoListings filter={filter} corrected={corrected} />
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2">
                <p role="status" className="text-small text-soft">
                  <strong className="font-strong text-ink figures">
                    <FormattedNumber value={total} />
                  </strong>{' '}
                  {total === 1 ? 'job' : 'jobs'}
                  {samplesOnly && ', all samples: generated listings from employers that don’t exist'}
                </p>
                <SortLinks filter={filter} />
              </div>
              <ol className="border-t border-line">
                {items.map((listing) => (
                  <li key={listing.id} className="border-b border-line">
                    <ListingRow listing={listing} now={now} />
                  </li>
                ))}
              </ol>
              <div className="pt-4">
                <Pagination label="Jobs" page={page} pages={pages} href={(to) => filterHref(filter, { page: to })} />
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
