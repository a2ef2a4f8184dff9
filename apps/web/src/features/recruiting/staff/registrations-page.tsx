import type { ReactNode } from 'react';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { NoRegistrations } from './no-registrations.tsx';
import { buildRegistrationsHref } from './query.ts';
import { RegistrationFilters } from './registration-filters.tsx';
import { RegistrationList } from './registration-list.tsx';
import type { loadRegistrations } from './registrations.server.ts';

export interface RegistrationsPageProps {
  loaderData: RouteData<typeof loadRegistrations>;
  /** The viewer's saved filters of this list. */
  savedFilters: ReactNode;
}

/** The page at /console/registrations. */
export function RegistrationsPage({ loaderData, savedFilters }: RegistrationsPageProps) {
  useFreshData('recruiting');
  const { query, registrations, total, counts, needsRecruiter, pages } = loaderData;
  const waitingCount = counts.new + counts['in-review'];
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <>
      <PageHeader title="Registrations">
        <p>
          {waitingCount === 0 ? (
            'No registrations to review.'
          ) : (
            <>
              <FormattedNumber value={waitingCount} /> {waitingCount === 1 ? 'registration' : 'registrations'} to
              review.
            </>
          )}
        </p>
      </PageHeader>
      {isEmpty ? (
        <NoRegistrations query={query} nothingYet />
      ) : (
        <div className="flex flex-col gap-5">
          <RegistrationFilters query={query} counts={{ ...counts, 'needs-recruiter': needsRecruiter }} />
          {savedFilters}
          <PagedList
            label="Registrations"
            page={query.page}
            pages={pages}
            href={(page) => buildRegistrationsHref(query, { page })}
            heading={
              <p role="status" className="text-note text-soft">
                <ResultCount total={total} nouns={['registration', 'registrations']} q={query.q}>
                  , those to review first. Times are in UTC.
                </ResultCount>
              </p>
            }
            empty={registrations.length === 0 && <NoRegistrations query={query} nothingYet={false} />}
          >
            <RegistrationList rows={registrations} />
          </PagedList>
        </div>
      )}
    </>
  );
}
