import { useEffect, useRef } from 'react';
import { loadApplications } from '../../features/applications/applications.server.ts';
import { NoteField } from '../../features/applications/note-field.tsx';
import { RemoveButton } from '../../features/applications/remove-button.tsx';
import { changeApplications } from '../../features/applications/saving.server.ts';
import { NOTHING_DONE } from '../../features/applications/saving-outcome.ts';
import { useSaving } from '../../features/applications/use-saving.ts';
import { ListingRow } from '../../features/listings/listing-row.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { DateTime, FormattedNumber } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import type { Route } from './+types/applications.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Applications', description: 'Your saved jobs and notes.' });

export const loader = (args: Route.LoaderArgs) => loadApplications(args);

export const action = (args: Route.ActionArgs) => changeApplications(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);

export default function Applications({ loaderData: { applications, noteLength, now } }: Route.ComponentProps) {
  useFreshData('application');
  const undo = useSaving();
  const list = useRef<HTMLDivElement>(null);
  const { length } = applications;
  // A removed row takes the focus with it; the list catches it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the number of rows changes
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [length]);
  return (
    <>
      <PageHeader
        title="Applications"
        actions={
          length > 0 && (
            <ButtonLink to="/portal/matches" variant="secondary">
              Find jobs
            </ButtonLink>
          )
        }
      >
        Your saved jobs and notes, newest first.
      </PageHeader>
      <div ref={list} tabIndex={-1} className="outline-none focus-visible:outline-none">
        {length === 0 ? (
          <Nothing />
        ) : (
          <>
            <p role="status" className="pb-4 text-soft">
              <FormattedNumber value={length} /> saved {length === 1 ? 'job' : 'jobs'}
            </p>
            <ol className="border-t border-line">
              {applications.map((application) => (
                <li key={application.id} className="border-b border-line">
                  <ListingRow
                    listing={application.listing}
                    now={now}
                    actions={
                      <>
                        {!application.listing.closed && (
                          <ButtonLink
                            to={`/portal/resumes?listing=${application.listing.id}`}
                            variant="secondary"
                            size="small"
                          >
                            Score my résumé
                          </ButtonLink>
                        )}
                        <RemoveButton application={application} undo={undo} />
                        <span className="text-note text-soft">
                          Saved <DateTime value={application.savedAt} />
                        </span>
                      </>
                    }
                  >
                    <NoteField application={application} title={application.listing.title} maxLength={noteLength} />
                  </ListingRow>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="No saved jobs yet"
      motif="route"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/portal/matches" variant="primary">
            See your matches
          </ButtonLink>
          <ButtonLink to="/jobs" reloadDocument>
            Search all jobs
          </ButtonLink>
        </div>
      }
    >
      Save a job to see it here and add notes.
    </EmptyState>
  );
}
