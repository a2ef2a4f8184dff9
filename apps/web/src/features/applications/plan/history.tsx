import type { ApplicationEvent, Stage } from '@foothold/contracts/applications';
import { ACTOR_LABELS, STATE_LABELS } from '@foothold/contracts/applications/choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { ButtonForm } from './plan-form.tsx';

interface HistoryProps {
  events: readonly ApplicationEvent[];
  stages: readonly Stage[];
  /** The event that set the state. */
  lastEventId: string;
  actionData: ChangeOutcome | undefined;
}

/** Every change of the state, latest first. The latest one that counts can be undone, unless it began the application. */
export function History({ events, stages, lastEventId, actionData }: HistoryProps) {
  const counting = events.filter(({ kind, undone }) => kind === 'set' && !undone);
  const shown = events.filter(({ kind }) => kind === 'set').toReversed();
  return (
    <ol className="border-t border-line text-small">
      {shown.map((event) => (
        <li
          key={event.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
        >
          <div className="min-w-0">
            <p>
              {event.undone ? (
                <s className="text-soft">{nameState(event, stages)}</s>
              ) : (
                <span className="font-medium">{nameState(event, stages)}</span>
              )}
              {event.undone && <span className="text-soft"> (undone)</span>}
            </p>
            <p className="text-soft">
              {ACTOR_LABELS[event.by]}
              {event.importedFrom !== null && ` (recorded as: ${ACTOR_LABELS[event.importedFrom]})`} ·{' '}
              <DateTime value={event.happenedOn} />
            </p>
            {event.reason && <p className="wrap-anywhere">{event.reason}</p>}
          </div>
          {event.id === lastEventId && counting.length > 1 && (
            <ButtonForm
              intent="undo"
              entryId={event.id}
              actionData={actionData}
              variant="secondary"
              label="Undo"
              busyLabel="Undoing…"
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function nameState({ state, stageId }: ApplicationEvent, stages: readonly Stage[]): string {
  const stage = stages.find(({ id }) => id === stageId)?.name;
  const label = state === null ? '' : STATE_LABELS[state];
  return stage === undefined ? label : `${label}: ${stage}`;
}
