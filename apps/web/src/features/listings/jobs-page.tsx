import { listTitle } from '@foothold/contracts/listings/words';
import { BellPlus, List, Map as MapIcon, Rss } from 'lucide-react';
import { Link } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { getButtonClass } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { PagedList } from '../../shared/ui/paged-list.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CountText } from './count-text.tsx';
import { Facets } from './facets.tsx';
import { canBeSaved, type Filter, feedHref, filterHref } from './filter.ts';
import { countryName } from './listing-facts.ts';
import { ListingRow } from './listing-row.tsx';
import { ResultMap } from './map/result-map.tsx';
import { NoListings } from './no-listings.tsx';
import { RadiusLinks } from './radius-links.tsx';
import type { loadSearch } from './search.server.ts';
import { SearchForm } from './search-form.tsx';
import { buildSaveHref } from './searches/paths.ts';
import { SortLinks } from './sort-links.tsx';

export interface JobsPageProps {
  loaderData: RouteData<typeof loadSearch>;
}

/** The page at /jobs. */
export function JobsPage({ loaderData }: JobsPageProps) {
  const { portalUrl } = useAppData();
  const {
    filter,
    names,
    failure,
    items,
    total,
    page,
    pages,
    facets,
    atLeast,
    regions,
    corrected,
    samplesOnly,
    countryFirst,
    near,
    map,
  } = loaderData;
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <h1 className="text-heading">{listTitle(filter, names)}</h1>
      <SearchForm filter={filter} failure={failure} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <ActiveFilters filter={filter} names={names} />
        <div className="flex flex-wrap gap-2">
          {canBeSaved(filter) && (
            <a href={buildSaveHref(filter, portalUrl)} rel="nofollow" className={getButtonClass('secondary', 'small')}>
              <BellPlus aria-hidden="true" size={16} />
              Save search
            </a>
          )}
          <a href={feedHref(filter)} rel="nofollow" className={getButtonClass('quiet', 'small')}>
            <Rss aria-hidden="true" size={16} />
            RSS feed
          </a>
        </div>
      </div>
      <RadiusLinks filter={filter} near={near} />
      <div className="grid gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="flex flex-col">
          <Facets filter={filter} facets={facets} atLeast={atLeast} regions={regions} />
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
          <PagedList
            label="Jobs"
            page={page}
            pages={map === null ? pages : 1}
            href={(to) => filterHref(filter, { page: to })}
            heading={
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <p role="status" className="text-small text-soft">
                  <strong className="font-strong text-ink figures">
                    <CountText count={total} isLeast={atLeast.includes('total')} />
                  </strong>{' '}
                  {total === 1 ? 'job' : 'jobs'}
                  {samplesOnly && ', all samples: generated listings from employers that don’t exist'}
                  {map === null && countryFirst !== null && `, those in the ${countryName(countryFirst)} first`}
                </p>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  {map === null && <SortLinks filter={filter} />}
                  <ViewLink filter={filter} />
                </div>
              </div>
            }
            empty={items.length === 0 && <NoListings filter={filter} names={names} corrected={corrected} />}
          >
            {map === null ? (
              <ol className="border-t border-line">
                {items.map((listing) => (
                  <li key={listing.id} className="border-b border-line">
                    <ListingRow listing={listing} />
                  </li>
                ))}
              </ol>
            ) : (
              <ResultMap map={map} filter={filter} path="/jobs" countryFirst={countryFirst} />
            )}
          </PagedList>
        </div>
      </div>
    </div>
  );
}

/** Switches between the list and the map. */
function ViewLink({ filter }: { filter: Filter }) {
  const isMap = filter.view === 'map';
  const Icon = isMap ? List : MapIcon;
  return (
    <Link
      to={filterHref(filter, { view: isMap ? undefined : 'map' })}
      rel="nofollow"
      preventScrollReset
      className={getButtonClass('secondary', 'small')}
    >
      <Icon aria-hidden="true" size={16} />
      {isMap ? 'List' : 'Map'}
    </Link>
  );
}
