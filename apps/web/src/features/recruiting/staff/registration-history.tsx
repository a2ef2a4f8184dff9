import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import { HistoryLine } from '../../../shared/ui/pictures/history-line.tsx';

type Event = RegistrationDetail['history'][number];

/** The label of an event. */
function eventLabel({ kind, by, text }: Event): string {
  const who = by ?? 'a former team member';
  switch (kind) {
    case 'received':
      return 'Received';
    case 'taken':
      return 'Claimed by the member';
    case 'edited':
      return 'Edited by the member';
    case 'in-review':
      return `Review started by ${who}`;
    case 'accepted':
      return `Accepted by ${who}`;
    case 'returned':
      return `Returned by ${who}`;
    case 'assigned':
      return `Assigned to ${text ?? 'a recruiter'} by ${who}`;
    case 'unassigned':
      return `Unassigned by ${who}`;
  }
}

/** The next step, by state. */
const NEXT_STEPS: Record<RegistrationDetail['state'], string | null> = {
  waiting: 'The member claims or discards it',
  new: 'Review',
  'in-review': 'Accept it or return it with a note',
  returned: 'The member edits it',
  accepted: null,
};

/** A registration's history, with the notes that it was returned with. */
export function RegistrationHistory({ registration }: { registration: RegistrationDetail }) {
  const { history, state, recruiter } = registration;
  const events = history.map((event) => ({
    id: event.id,
    at: event.at,
    label: eventLabel(event),
    text: event.kind === 'returned' ? event.text : null,
  }));
  const ahead = state === 'accepted' && recruiter === null ? 'Assign a recruiter' : NEXT_STEPS[state];
  return <HistoryLine events={events} ahead={ahead === null ? null : { label: ahead }} />;
}
