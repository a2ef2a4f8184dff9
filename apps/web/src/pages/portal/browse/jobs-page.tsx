import { ActiveFilters } from '../../../features/listings/active-filters.tsx';
import { CountText } from '../../../features/listings/count-text.tsx';
import { filterHref } from '../../../features/listings/filter.ts';
import { JobRow } from '../../../features/listings/job-row.tsx';
import { JobSearchForm } from '../../../features/listings/job-search-form.tsx';
import { countryName } from '../../../features/listings/listing-facts.ts';
import { NoListings } from '../../../features/listings/no-listings.tsx';
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
  const { filter, names, failure, rows, facets, atLeast, visaListings } = loaderData;
  return (
    <BrowsePage
      title="Jobs"
      path={PATH}
      filters={
        <div className="flex flex-col gap-3">
          <JobSearchForm filter={filter} failure={failure} facets={facets} atLeast={atLeast} path={PATH} />
          <VisaChoice filter={filter} listings={visaListings} path={PATH} />
          <ActiveFilters filter={filter} names={names} path={PATH} />
        </div>
      }
      ids={rows.map(({ listing }) => listing.id)}
      hasList={rows.length > 0}
      list={(getRow) => <JobList {...loaderData} getRow={getRow} />}
    >
      All open jobs that we know, without those you’ve hidden.
    </BrowsePage>
  );
}

type JobListProps = JobsData & { getRow: (id: string) => { href: string; open: boolean } };

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
  getRow,
}: JobListProps) {
  return (
    <PagedList
      label="Jobs"
      page={page}
      pages={pages}
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
              {countryFirst !== null && `, those in the ${countryName(countryFirst)} first`}
            </p>
            <ViewLinks view={view} />
          </div>
          <SortLinks filter={filter} path={PATH} />
        </>
      }
    >
      <ol className="border-t border-line">
        {rows.map(({ listing, skills, applicationId }) => (
          <li key={listing.id} className="border-b border-line">
            <JobRow {...getRow(listing.id)} listing={listing} states={applicationId === null ? [] : ['Saved']}>
              {view === 'detailed' && skills.length > 0 && (
                <p className="truncate text-soft">Skills: {skills.join(', ')}</p>
              )}
            </JobRow>
          </li>
        ))}
      </ol>
    </PagedList>
  );
}
