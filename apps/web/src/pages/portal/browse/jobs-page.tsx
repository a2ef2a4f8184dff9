import { ActiveFilters } from '../../../features/listings/active-filters.tsx';
import { CountText } from '../../../features/listings/count-text.tsx';
import { filterHref } from '../../../features/listings/filter.ts';
import { JobRow } from '../../../features/listings/job-row.tsx';
import { JobSearchForm } from '../../../features/listings/job-search-form.tsx';
import { countryName } from '../../../features/listings/listing-facts.ts';
import { ResultMap } from '../../../features/listings/map/result-map.tsx';
import { NoListings } from '../../../features/listings/no-listings.tsx';
import { RadiusLinks } from '../../../features/listings/radius-links.tsx';
import { NewSince } from '../../../features/listings/searches/new-since.tsx';
import { SaveSearch } from '../../../features/listings/searches/save-search.tsx';
import { type SearchVisit, useSearchVisit } from '../../../features/listings/searches/use-search-visit.ts';
import { SortLinks } from '../../../features/listings/sort-links.tsx';
import { VisaChoice } from '../../../features/listings/visa-choice.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { BrowsePage } from './browse-page.tsx';
import type { loadJobs } from './jobs.server.ts';
import { useListLoaded } from './reloads-list.ts';
import { ViewLinks } from './view-links.tsx';

const PATH = '/portal/jobs';

type JobsData = RouteData<typeof loadJobs>;

/** The page at /portal/jobs. */
export function PortalJobsPage({ loaderData }: { loaderData: JobsData }) {
  useListLoaded(loaderData);
  useFreshData('application', 'hidden');
  const { filter, names, failure, rows, facets, atLeast, near, visaListings, saved, map } = loaderData;
  const listed = map === null ? rows : [];
  const visit = useSearchVisit(saved?.search ?? null, saved?.newListingIds ?? []);
  return (
    <BrowsePage
      title="Jobs"
      path={PATH}
      filters={
        <div className="flex flex-col gap-3">
          <JobSearchForm filter={filter} failure={failure} facets={facets} atLeast={atLeast} path={PATH} />
          <RadiusLinks filter={filter} near={near} path={PATH} />
          <VisaChoice
            listings={visaListings}
            chosen={filter.visa || undefined}
            href={(visa) => filterHref(filter, { visa }, PATH)}
          />
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <ActiveFilters filter={filter} names={names} path={PATH} />
            {saved && <SaveSearch filter={filter} names={names} saved={saved.search} alerts={saved.alerts} />}
          </div>
        </div>
      }
      ids={listed.map(({ listing }) => listing.id)}
      hasList={listed.length > 0}
      list={(getRow) => <JobList {...loaderData} visit={visit} getRow={getRow} />}
    >
      All open jobs that we know, without those you’ve hidden.
    </BrowsePage>
  );
}

type JobListProps = JobsData & {
  visit: SearchVisit | null;
  getRow: (id: string) => { href: string; open: boolean };
};

function JobList({
  filter,
  names,
  rows,
  total,
  atLeast,
  page,
  pages,
  corrected,
  samplesOnly,
  countryFirst,
  view,
  map,
  visit,
  getRow,
}: JobListProps) {
  return (
    <PagedList
      label="Jobs"
      page={page}
      pages={map === null ? pages : 1}
      href={(to) => filterHref(filter, { page: to }, PATH)}
      empty={rows.length === 0 && <NoListings filter={filter} names={names} corrected={corrected} path={PATH} />}
      heading={
        <>
          {corrected !== null && (
            <Callout title={`No results for “${filter.q}”.`}>
              <p>
                Showing results for <strong className="font-strong">{corrected}</strong>.
              </p>
            </Callout>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p role="status" className="text-soft">
              <strong className="font-strong text-ink figures">
                <CountText count={total} isLeast={atLeast.includes('total')} />
              </strong>{' '}
              {total === 1 ? 'job' : 'jobs'}
              {samplesOnly && ', all samples'}
              {map === null && countryFirst !== null && `, those in the ${countryName(countryFirst)} first`}
              {visit !== null && visit.newListings > 0 && (
                <>
                  , <NewSince visit={visit} />
                </>
              )}
            </p>
            <ViewLinks view={map === null ? view : 'map'} mapHref={filterHref(filter, { view: 'map' }, PATH)} />
          </div>
          {map === null && <SortLinks filter={filter} path={PATH} />}
        </>
      }
    >
      {map === null ? (
        <ol className="border-t border-line">
          {rows.map(({ listing, skills, applicationId }) => (
            <li key={listing.id} className="border-b border-line">
              <JobRow
                {...getRow(listing.id)}
                listing={listing}
                states={[
                  ...(applicationId === null ? [] : ['Saved']),
                  ...(visit?.ids.includes(listing.id) ? ['New'] : []),
                ]}
              >
                {view === 'detailed' && skills.length > 0 && (
                  <p className="truncate text-soft">Skills: {skills.join(', ')}</p>
                )}
              </JobRow>
            </li>
          ))}
        </ol>
      ) : (
        <ResultMap map={map} filter={filter} path={PATH} countryFirst={countryFirst} />
      )}
    </PagedList>
  );
}
