import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';

type Event = RegistrationDetail['history'][number];

/** Event labels. */
function labelOf({ kind, by, text }: Event): string {
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

/** A registration's remaining steps. */
const AHEAD: Record<RegistrationDetail['state'], string | null> = {
  waiting: 'The member claims or discards it',
  new: 'Review',
  'in-review': 'Accept it or return it with a note',
  returned: 'The member edits it',
  accepted: null,
};

/** A registration's history, step by step. */
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
  const ahead = state === 'accepted' && recruiter === null ? 'Assign a recruiter' : AHEAD[state];
  return (
    <RouteLine
      label="History"
      steps={[...behind, ...(ahead === null ? [] : [{ id: 'ahead', label: ahead, state: 'ahead' } as const])]}
      upright
    />
  );
}
