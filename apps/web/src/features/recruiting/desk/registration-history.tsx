import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';

type Event = RegistrationDetail['history'][number];

/** What happened, as the name of a hold. */
function labelOf({ kind, by, text }: Event): string {
  const who = by ?? 'a former colleague';
  switch (kind) {
    case 'received':
      return 'Received';
    case 'taken':
      return 'Taken over by the member';
    case 'edited':
      return 'Changed by the member';
    case 'in-review':
      return `Taken into review by ${who}`;
    case 'accepted':
      return `Accepted by ${who}`;
    case 'returned':
      return `Returned by ${who}`;
    case 'assigned':
      return `Given to ${text ?? 'a recruiter'} by ${who}`;
    case 'unassigned':
      return `Given to nobody by ${who}`;
  }
}

/** What is still ahead of a registration. */
const AHEAD: Record<RegistrationDetail['state'], string | null> = {
  waiting: 'Its owner takes it over or discards it',
  new: 'Review',
  'in-review': 'Accept it, or return it with a note',
  returned: 'The member changes it',
  accepted: null,
};

/** The way of a registration so far, from hold to hold. */
export function RegistrationHistory({ registration }: { registration: RegistrationDetail }) {
  const { history, state, recruiter } = registration;
  const behind = history.map((event, index): RouteStep => {
    const note = (
      <>
        <DateTime value={event.at} time /> UTC
        {event.kind === 'returned' && event.text !== null && (
          <span className="mt-2 block max-w-prose border-l-2 border-line pl-4 text-small break-words whitespace-pre-wrap text-ink">
            {event.text}
          </span>
        )}
      </>
    );
    return { id: event.id, label: labelOf(event), state: index === history.length - 1 ? 'current' : 'done', note };
  });
  const ahead = state === 'accepted' && recruiter === null ? 'Give the member a recruiter' : AHEAD[state];
  return (
    <RouteLine
      label="What happened"
      steps={[...behind, ...(ahead === null ? [] : [{ id: 'ahead', label: ahead, state: 'ahead' } as const])]}
      upright
    />
  );
}
