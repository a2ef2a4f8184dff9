import { useNavigation } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { NoRegistrations } from './no-registrations.tsx';
import { registrationsHref } from './query.ts';
import { RegistrationFilters } from './registration-filters.tsx';
import { RegistrationList } from './registration-list.tsx';
import type { loadRegistrations } from './registrations.server.ts';

export interface RegistrationsPageProps {
  loaderData: RouteData<typeof loadRegistrations>;
}

/** The page at /console/registrations. */
export function RegistrationsPage({ loaderData }: RegistrationsPageProps) {
  useFreshData('recruiting');
  const { query, registrations, total, counts, pages } = loaderData;
  const waiting = counts.new + counts['in-review'];
  const nothingYet = Object.values(counts).every((count) => count === 0);
  const navigation = useNavigation();
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/console/registrations';
  return (
    <>
      <PageHeader title="Registrations">
        <p>
          {waiting === 0 ? (
            'No registrations to review.'
          ) : (
            <>
              <FormattedNumber value={waiting} /> {waiting === 1 ? 'registration' : 'registrations'} to review.
            </>
          )}
        </p>
      </PageHeader>
      {nothingYet ? (
        <NoRegistrations query={query} nothingYet />
      ) : (
        <div className="flex flex-col gap-5">
          <RegistrationFilters query={query} counts={counts} />
          <section
            aria-label="Results"
            aria-busy={loading}
            className={cx('flex flex-col gap-3 transition-opacity', loading && 'opacity-60')}
          >
            {registrations.length === 0 ? (
              <NoRegistrations query={query} nothingYet={false} />
            ) : (
              <>
                <p role="status" className="text-note text-soft">
                  <FormattedNumber value={total} /> {total === 1 ? 'registration' : 'registrations'}
                  {query.q !== undefined && <> matching “{query.q}”</>}, those to review first. Times are in UTC.
                </p>
                <RegistrationList rows={registrations} />
                <Pagination
                  label="Registrations"
                  page={query.page}
                  pages={pages}
                  href={(page) => registrationsHref(query, { page })}
                />
              </>
            )}
          </section>
        </div>
      )}
    </>
  );
}
