import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { buildRegistrationsHref, type RegistrationsQuery } from './query.ts';

/** Shown if the list is empty, with the reason: nobody has registered, or the filters exclude everything. */
export function NoRegistrations({ query, nothingYet }: { query: RegistrationsQuery; nothingYet: boolean }) {
  if (nothingYet) {
    return (
      <EmptyState title="No registrations yet" motif="page">
        New registrations will appear here. Accept each one or return it with a note, then assign a recruiter.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={query.q === undefined ? 'No registrations with this status' : `No results for “${query.q}”`}
      motif="map"
      action={
        <ButtonLink to={buildRegistrationsHref(query, { state: undefined, q: undefined })}>
          Show all registrations
        </ButtonLink>
      }
    >
      Try another status or other search terms.
    </EmptyState>
  );
}
