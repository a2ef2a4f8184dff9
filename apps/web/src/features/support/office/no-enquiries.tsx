import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { type EnquiryQuery, enquiriesHref, isNarrowed } from './query.ts';

const EVERYTHING_OPEN = { kind: undefined, state: 'open', assignee: undefined, q: undefined } as const;

/** Why the inbox is empty: nobody ever wrote, everybody is answered, or the choice leaves nothing. */
export function NoEnquiries({ query, nothingYet = false }: { query: EnquiryQuery; nothingYet?: boolean }) {
  if (nothingYet) {
    return (
      <EmptyState title="Nobody has written yet" motif="page">
        Questions to support, requests for consultations and demonstrations, enterprise requests and the waitlist all
        arrive here, with 24 hours to answer each.
      </EmptyState>
    );
  }
  if (query.page > 1) {
    return (
      <EmptyState
        title="There is no further page"
        motif="map"
        action={<ButtonLink to={enquiriesHref(query)}>To the first page</ButtonLink>}
      >
        The list is shorter than this.
      </EmptyState>
    );
  }
  if (!isNarrowed(query)) {
    return (
      <EmptyState
        title="Everybody is answered"
        motif="route"
        action={<ButtonLink to={enquiriesHref(query, { state: 'all' })}>Show what was asked before</ButtonLink>}
      >
        What arrives next stands here at once.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={query.q === undefined ? 'Nothing fits this choice' : `Nothing with “${query.q}” fits this choice`}
      motif="map"
      action={<ButtonLink to={enquiriesHref(query, EVERYTHING_OPEN)}>Show everything that is open</ButtonLink>}
    >
      {query.state === 'all' ? (
        'Another kind, whoever’s it is, or other words may find it.'
      ) : (
        <>
          It may stand elsewhere:{' '}
          <a className="link" href={enquiriesHref(query, { state: 'all' })}>
            look among all states
          </a>
          .
        </>
      )}
    </EmptyState>
  );
}
