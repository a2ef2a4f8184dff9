import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { type RegistrationsQuery, registrationsHref } from './query.ts';

/** Why the list is empty: nobody has registered, or the choice leaves nothing. */
export function NoRegistrations({ query, nothingYet }: { query: RegistrationsQuery; nothingYet: boolean }) {
  if (nothingYet) {
    return (
      <EmptyState title="Nobody has registered yet" motif="page">
        Registrations arrive here the moment they are sent. You accept each or return it with a note, and give its
        member a recruiter.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={query.q === undefined ? 'Nothing in this state' : `Nothing with “${query.q}”`}
      motif="map"
      action={
        <ButtonLink to={registrationsHref(query, { state: undefined, q: undefined })}>
          Show all registrations
        </ButtonLink>
      }
    >
      Another state or other words may find it.
    </EmptyState>
  );
}
