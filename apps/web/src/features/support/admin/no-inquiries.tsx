import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { buildInquiriesHref, type InquiryQuery, isFiltered } from './query.ts';

const OPEN_FILTER = { kind: undefined, state: 'open', assignee: undefined, q: undefined } as const;

/**
 * Explains why the inbox is empty: nobody has written yet, everything is answered, or the filters exclude everything.
 */
export function NoInquiries({ query, isEmpty = false }: { query: InquiryQuery; isEmpty?: boolean }) {
  if (isEmpty) {
    return (
      <EmptyState title="No inquiries yet" motif="page">
        Support requests, consultation and demo requests, enterprise inquiries, and waitlist sign-ups will appear here.
        Reply to each within 24 hours.
      </EmptyState>
    );
  }
  if (query.page > 1) {
    return (
      <EmptyState
        title="No more pages"
        motif="map"
        action={<ButtonLink to={buildInquiriesHref(query)}>Go to first page</ButtonLink>}
      >
        The list doesn’t go this far.
      </EmptyState>
    );
  }
  if (!isFiltered(query)) {
    return (
      <EmptyState
        title="All caught up"
        motif="route"
        action={<ButtonLink to={buildInquiriesHref(query, { state: 'all' })}>Show all inquiries</ButtonLink>}
      >
        New inquiries will appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={query.q === undefined ? 'No matching inquiries' : `No matching inquiries for “${query.q}”`}
      motif="map"
      action={<ButtonLink to={buildInquiriesHref(query, OPEN_FILTER)}>Show all open inquiries</ButtonLink>}
    >
      {query.state === 'all' ? (
        'Try other filters or search terms.'
      ) : (
        <>
          You can also{' '}
          <a className="link" href={buildInquiriesHref(query, { state: 'all' })}>
            search all statuses
          </a>
          .
        </>
      )}
    </EmptyState>
  );
}
