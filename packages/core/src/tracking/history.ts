import type { ApplicationState } from './states.ts';
import { mayMove, type TransitionActor } from './transitions.ts';

interface CommonEvent {
  id: string;
  by: TransitionActor;
}

/** The application enters a state, or one of the member's own stages within it. */
export interface SetEvent extends CommonEvent {
  kind: 'set';
  to: ApplicationState;
  stageId: string | null;
}

/** An earlier event no longer counts. */
export interface UndoEvent extends CommonEvent {
  kind: 'undo';
  undoes: string;
}

export type TrackingEvent = SetEvent | UndoEvent;

/** What the events of an application amount to. */
export interface TrackedState<E extends SetEvent = SetEvent> {
  state: ApplicationState;
  stageId: string | null;
  /** The event that set the state. */
  last: E;
  /** Events that aren't undone, oldest first. */
  inForce: readonly E[];
}

/**
 * Computes the state of an application from its events, oldest first. An undo of anything other than the latest event in force, or of the
 * first one, doesn't count. Null if no event sets a state.
 */
export function foldEvents<E extends SetEvent>(events: readonly (E | UndoEvent)[]): TrackedState<E> | null {
  const inForce: E[] = [];
  for (const event of events) {
    if (event.kind === 'set') inForce.push(event);
    else if (inForce.length > 1 && inForce.at(-1)?.id === event.undoes) inForce.pop();
  }
  const last = inForce.at(-1);
  return last ? { state: last.to, stageId: last.stageId, last, inForce } : null;
}

/** Why a change is refused. `changed`: the caller saw an older state. `same`: it is in that state already. */
export type Refusal = 'not-allowed' | 'changed' | 'same';

export interface Move {
  by: TransitionActor;
  to: ApplicationState;
  stageId: string | null;
  /** The event that the caller knows as the latest. Undefined: whatever it is. */
  after?: string | undefined;
}

/** Decides whether the actor may change the state. @returns null if so */
export function refuseMove(current: TrackedState, { by, to, stageId, after }: Move): Refusal | null {
  if (after !== undefined && after !== current.last.id) return 'changed';
  if (to === current.state && stageId === current.stageId) return 'same';
  // Another stage within the state is the member's own order of things.
  if (to === current.state) return by === 'member' ? null : 'not-allowed';
  return mayMove(by, current.state, to) ? null : 'not-allowed';
}

/** Decides whether a member may undo an event: only the latest, and not the one that began the application. @returns null if so */
export function refuseUndo(current: TrackedState, eventId: string): Refusal | null {
  if (current.last.id !== eventId) return 'changed';
  return current.inForce.length > 1 ? null : 'not-allowed';
}
