import type { TrackingEvent, TransitionActor } from '@foothold/core/tracking';
import type { Selectable } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { ApplicationEvents } from '../../../platform/db/schema.ts';

export type EventRow = Selectable<ApplicationEvents>;

/** The events of an application, oldest first. */
export const listEvents = (db: Executor, applicationId: string): Promise<EventRow[]> =>
  db.selectFrom('application_events').selectAll().where('application_id', '=', applicationId).orderBy('id').execute();

interface NewEvent {
  applicationId: string;
  actor: TransitionActor;
  /** The account behind it. */
  actorId: string | null;
  /** ISO date. */
  happenedOn: string;
  reason: string | null;
  at: Date;
}

/** Adds an event. */
export async function insertEvent(
  db: Executor,
  {
    applicationId,
    actor,
    actorId,
    happenedOn,
    reason,
    at,
    ...change
  }: NewEvent & ({ to: string; stageId: string | null } | { undoes: string }),
): Promise<void> {
  await db
    .insertInto('application_events')
    .values({
      application_id: applicationId,
      actor,
      actor_id: actorId,
      happened_on: happenedOn,
      reason,
      at,
      ...('undoes' in change
        ? { kind: 'undo', undoes: Number(change.undoes) }
        : { kind: 'set', to_state: change.to, stage_id: change.stageId }),
    })
    .execute();
}

/** An event with what its state machine doesn't need. */
export type DatedEvent = TrackingEvent & { at: Date; happenedOn: string };

export function toTrackingEvent(row: EventRow): DatedEvent {
  const common = {
    id: String(row.id),
    by: row.actor as TransitionActor,
    at: row.at,
    happenedOn: String(row.happened_on),
  };
  return row.kind === 'undo'
    ? { ...common, kind: 'undo', undoes: String(row.undoes) }
    : { ...common, kind: 'set', to: row.to_state as never, stageId: row.stage_id };
}
