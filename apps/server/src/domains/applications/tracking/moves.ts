import type { Application } from '@foothold/contracts/applications';
import {
  type ApplicationState,
  foldEvents,
  isUnsent,
  type Refusal,
  refuseMove,
  refuseUndo,
  type SetEvent,
  type TrackedState,
  type TransitionActor,
} from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { ownsApplication } from '../policy.ts';
import * as repository from '../repository.ts';
import type { createCards } from './cards.ts';
import { createChanges } from './changes.ts';
import { type DatedEvent, insertEvent, listEvents, toTrackingEvent } from './events-repository.ts';
import { createSentFacts } from './sent-facts.ts';
import { findStage } from './stages-repository.ts';

type DatedSetEvent = SetEvent & { at: Date; happenedOn: string };

export interface NewState {
  to: ApplicationState;
  stageId?: string | null | undefined;
  /** ISO date. Defaults to today. */
  happenedOn?: string | undefined;
  reason?: string | null | undefined;
}

interface RecordedMove extends NewState {
  by: TransitionActor;
  /** The account behind the change. */
  actorId: string | null;
  /** The event that the caller saw as the latest. */
  after?: string | undefined;
}

/** Changes the state of applications. Every change is an event, and the stored state is what the events amount to. */
export function createMoves(deps: ApplicationsDeps, cards: ReturnType<typeof createCards>) {
  const { db, transact, events, now } = deps;
  const describeSent = createSentFacts(deps);
  const changes = createChanges(deps);
  const today = () => now().toISOString().slice(0, 'YYYY-MM-DD'.length);

  /** Writes what the events amount to. Called after an event was added. */
  async function storeState(trx: Transaction<DB>, row: repository.ApplicationRow) {
    const folded = requireFound(fold(await loadEvents(trx, row.id)));
    const { state, stageId, last, inForce } = folded;
    const stored = {
      state,
      stage_id: stageId,
      last_event_id: Number(last.id),
      moved_at: last.at,
      applied_on: findAppliedDay(inForce),
    };
    const changed = requireFound(await repository.updateApplication(trx, row, stored, now()));
    await events.publish(trx, row.user_id, { kind: 'application', id: row.id });
    return changed;
  }

  /** Adds the first event of a new application. @param by the member if omitted */
  async function start(
    trx: Transaction<DB>,
    row: repository.ApplicationRow,
    first: NewState,
    by: { actor: TransitionActor; id: string } = { actor: 'member', id: row.user_id },
  ) {
    await insertEvent(trx, {
      applicationId: row.id,
      actor: by.actor,
      actorId: by.id,
      to: first.to,
      stageId: null,
      happenedOn: first.happenedOn ?? today(),
      reason: first.reason ?? null,
      at: now(),
    });
    const stored = await storeState(trx, row);
    await changes.announceAll(trx, 'created', [stored]);
    return stored;
  }

  /**
   * Sets the state of a locked application. For members, recruiters, emails and the passing of time alike.
   * @returns the changed row, or why it is refused
   */
  async function record(
    trx: Transaction<DB>,
    row: repository.ApplicationRow,
    { by, actorId, to, stageId = null, happenedOn, reason, after }: RecordedMove,
  ): Promise<{ row: repository.ApplicationRow } | { refusal: Refusal }> {
    const current = requireFound(fold(await loadEvents(trx, row.id)));
    const refusal = refuseMove(current, { by, to, stageId, after });
    if (refusal) return { refusal };
    await requireStage(trx, row.user_id, to, stageId);
    await insertEvent(trx, {
      applicationId: row.id,
      actor: by,
      actorId,
      to,
      stageId,
      happenedOn: happenedOn ?? today(),
      reason: reason || null,
      at: now(),
    });
    const stored = await storeState(trx, row);
    await changes.announceMove(trx, stored, { previous: toPrevious(current), setBy: by });
    return { row: stored };
  }

  async function requireStage(trx: Transaction<DB>, userId: string, state: ApplicationState, stageId: string | null) {
    if (stageId === null) return;
    const stage = await findStage(trx, userId, stageId);
    if (stage?.state !== state) throw new AppError('resource.not-found');
  }

  const toCard = async (actor: User, row: repository.ApplicationRow): Promise<Application> =>
    requireFound((await cards.toApplications(actor, [row]))[0]);

  /** What was sent with an application that moves to this state. Null if it isn't sent now, or if that isn't known. */
  async function describeMove(actor: User, id: string, to: ApplicationState) {
    if (to !== 'submitted') return null;
    const row = authorize(ownsApplication, actor, await repository.findApplication(db, id));
    if (row.resume_id === null) return null;
    return describeSent(actor, { listingId: row.listing_id, resumeId: row.resume_id });
  }

  /** @throws AppError `resource.not-found`, `applications.changed`, `applications.not-allowed` */
  async function move(actor: User, { id, ...state }: NewState & { id: string; after?: string | undefined }) {
    const sent = await describeMove(actor, id, state.to);
    const changed = await transact(async (trx) => {
      const row = authorize(ownsApplication, actor, await repository.lockApplication(trx, id));
      const result = await record(trx, row, { by: 'member', actorId: actor.id, ...state });
      if ('row' in result)
        return sent ? requireFound(await repository.updateApplication(trx, row, sent, now())) : result.row;
      // Repeating a move, as a client does that got no answer, changes nothing.
      if (result.refusal === 'same') return row;
      throw toError(result.refusal);
    });
    return toCard(actor, changed);
  }

  /** Sets the state of several applications in one go. Those that are in the state already, or unknown, are skipped. */
  async function moveMany(actor: User, { ids, ...state }: NewState & { ids: readonly string[] }) {
    const moved = await transact(async (trx) => {
      const rows: repository.ApplicationRow[] = [];
      // In a fixed order, so that two simultaneous calls can't wait for each other.
      for (const id of [...new Set(ids)].sort()) {
        const row = await repository.lockApplication(trx, id);
        if (!row || !ownsApplication(actor, row)) continue;
        const result = await record(trx, row, { by: 'member', actorId: actor.id, ...state });
        if ('row' in result) rows.push(result.row);
      }
      return rows;
    });
    const done = new Set(moved.map(({ id }) => id));
    return { moved: await cards.toApplications(actor, moved), skipped: ids.filter((id) => !done.has(id)) };
  }

  /** Undoes the latest change, no matter who made it. @throws AppError `resource.not-found`, `applications.changed`, `applications.not-allowed` */
  async function undo(actor: User, { id, eventId }: { id: string; eventId: string }) {
    const changed = await transact(async (trx) => {
      const row = authorize(ownsApplication, actor, await repository.lockApplication(trx, id));
      const current = requireFound(fold(await loadEvents(trx, row.id)));
      const refusal = refuseUndo(current, eventId);
      if (refusal) throw toError(refusal);
      await insertEvent(trx, {
        applicationId: row.id,
        actor: 'member',
        actorId: actor.id,
        undoes: eventId,
        happenedOn: today(),
        reason: null,
        at: now(),
      });
      const stored = await storeState(trx, row);
      await changes.announceMove(trx, stored, { previous: toPrevious(current), setBy: 'member' });
      return stored;
    });
    return toCard(actor, changed);
  }

  return { start, record, move, moveMany, undo };
}

const loadEvents = async (trx: Transaction<DB>, id: string): Promise<DatedEvent[]> =>
  (await listEvents(trx, id)).map(toTrackingEvent);

const fold = (events: readonly DatedEvent[]): TrackedState<DatedSetEvent> | null =>
  foldEvents<DatedSetEvent>(events as (DatedSetEvent | Extract<DatedEvent, { kind: 'undo' }>)[]);

const toPrevious = ({ state, stageId }: TrackedState<DatedSetEvent>) => ({ state, stageId });

/** The day of the first event in force that says that the application was sent. Null if it is back before that. */
function findAppliedDay(inForce: readonly DatedSetEvent[]): string | null {
  const last = inForce.at(-1);
  if (!last || isUnsent(last.to) || last.to === 'expired') return null;
  return inForce.find(({ to }) => to === 'submitted')?.happenedOn ?? null;
}

function toError(refusal: Refusal): AppError {
  return new AppError(refusal === 'changed' ? 'applications.changed' : 'applications.not-allowed');
}
