import { Link } from 'react-router';
import { NoteField } from '../../features/applications/note-field.tsx';
import { RemoveButton } from '../../features/applications/remove-button.tsx';
import { APPLICATION_TABS } from '../../features/applications/tabs.ts';
import { useSavedListings } from '../../features/applications/use-saving.ts';
import type { RouteData } from '../../shared/api/route-data.ts';
import { DateTime, FormattedNumber } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { useListFocus } from '../../shared/hooks/use-list-focus.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { LinkTabs } from '../../shared/ui/tabs.tsx';
import type { loadApplications } from './applications.server.ts';

export interface ApplicationsPageProps {
  loaderData: RouteData<typeof loadApplications>;
}

/** The page at /portal/applications. */
export function ApplicationsPage({
  loaderData: { applications, total, page, pages, noteLength },
}: ApplicationsPageProps) {
  useFreshData('application');
  const undo = useSavedListings();
  const rows = useListFocus<HTMLOListElement>();
  return (
    <>
      <PageHeader
        title="Applications"
        actions={
          total > 0 && (
            <ButtonLink to="/portal/matches" variant="secondary">
              Find jobs
            </ButtonLink>
          )
        }
      >
        Your saved jobs and notes, newest first.
      </PageHeader>
      <LinkTabs label="Applications" tabs={APPLICATION_TABS} />
      {total === 0 ? (
        <NoApplications />
      ) : (
        <>
          <p role="status" className="py-4 text-soft">
            <FormattedNumber value={total} /> saved {total === 1 ? 'job' : 'jobs'}
          </p>
          <ol ref={rows} className="border-t border-line">
            {applications.map((application) => (
              <li key={application.id} className="border-b border-line">
                <article className="flex flex-col gap-1.5 py-5">
                  <h2 className="text-lead leading-7">
                    <Link to={`/portal/applications/${application.id}`}>{application.job.title}</Link>
                  </h2>
                  <p className="text-small">{application.job.company}</p>
                  <div className="flex flex-wrap items-center gap-3">
                    <RemoveButton application={application} undo={undo} />
                    <span className="text-note text-soft">
                      Saved <DateTime value={application.savedAt} />
                    </span>
                  </div>
                  <NoteField application={application} title={application.job.title} maxLength={noteLength} />
                </article>
              </li>
            ))}
          </ol>
          <Pagination page={page} pages={pages} href={(to) => `?page=${to}`} label="Saved jobs" />
        </>
      )}
    </>
  );
}

function NoApplications() {
  return (
    <EmptyState
      title="No saved jobs yet"
      motif="route"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/portal/matches" variant="primary">
            See your matches
          </ButtonLink>
          <ButtonLink to="/portal/jobs">Search all jobs</ButtonLink>
        </div>
      }
    >
      Save a job to see it here and add notes.
    </EmptyState>
  );
}
