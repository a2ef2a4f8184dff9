import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import { HistoryLine } from '../../../shared/ui/pictures/history-line.tsx';

type Event = RegistrationDetail['history'][number];

/** The label of an event. */
function getEventLabel({ kind, by, text }: Event): string {
  const actor = by ?? 'a former team member';
  switch (kind) {
    case 'received':
      return 'Received';
    case 'taken':
      return 'Claimed by the member';
    case 'edited':
      return 'Edited by the member';
    case 'in-review':
      return `Review started by ${actor}`;
    case 'accepted':
      return `Accepted by ${actor}`;
    case 'returned':
      return `Returned by ${actor}`;
    case 'assigned':
      return `Assigned to ${text ?? 'a recruiter'} by ${actor}`;
    case 'unassigned':
      return `Unassigned by ${actor}`;
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
    label: getEventLabel(event),
    text: event.kind === 'returned' ? event.text : null,
  }));
  const nextStep = state === 'accepted' && recruiter === null ? 'Assign a recruiter' : NEXT_STEPS[state];
  return <HistoryLine events={events} ahead={nextStep === null ? null : { label: nextStep }} />;
}
