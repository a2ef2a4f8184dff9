import type { Card, Position } from '../cards/card.ts';

/** What a member says about a change. */
export interface MoveDetails {
  /** ISO date. */
  happenedOn?: string;
  reason?: string;
}

/** A move that wasn’t sent yet. */
export interface QueuedMove {
  /** Idempotency-Key: a move whose answer was lost isn’t made twice. */
  key: string;
  /** The application. */
  id: string;
  title: string;
  to: Position;
  details: MoveDetails;
  /** The event that the member saw, or that an earlier move of the queue returned. */
  after: string;
  /** When the member made it, as an ISO date-time. */
  at: string;
}

/** Moves in the order in which they are sent. */
export type MoveQueue = readonly QueuedMove[];

export const QUEUE_LIMIT = 200;

/** @returns null if the queue is full */
export const addMove = (queue: MoveQueue, move: QueuedMove): MoveQueue | null =>
  queue.length >= QUEUE_LIMIT ? null : [...queue, move];

/**
 * The queue without a move that was sent. The next move of the same application follows what the server returned.
 * @param eventId the application’s latest event
 */
export function removeSent(queue: MoveQueue, sent: QueuedMove, eventId: string): MoveQueue {
  return queue
    .filter(({ key }) => key !== sent.key)
    .map((move) => (move.id === sent.id ? { ...move, after: eventId } : move));
}

/** The queue without a move, and without later ones of the same application, which were made on top of it. */
export function removeWithLater(queue: MoveQueue, { key, id }: Pick<QueuedMove, 'key' | 'id'>): MoveQueue {
  const at = queue.findIndex((move) => move.key === key);
  return at < 0 ? queue : queue.filter((move, index) => index < at || move.id !== id);
}

/** Cards as they will be when the queue is sent. Cards that don’t move stay the same objects. */
export function applyMoves(cards: readonly Card[], queue: MoveQueue): readonly Card[] {
  if (queue.length === 0) return cards;
  const latest = new Map(queue.map((move) => [move.id, move]));
  return cards.map((card) => {
    const move = latest.get(card.id);
    return move ? { ...card, ...move.to, setBy: 'member', movedAt: move.at } : card;
  });
}

/** Reads a stored queue. What isn’t a move is left out. */
export function parseQueue(text: string | null): MoveQueue {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isMove).slice(0, QUEUE_LIMIT) : [];
  } catch {
    return [];
  }
}

function isMove(value: unknown): value is QueuedMove {
  if (typeof value !== 'object' || value === null) return false;
  const { to, details, ...texts } = value as Record<string, unknown>;
  const { state, stageId } = (to ?? {}) as Record<string, unknown>;
  return (
    ['key', 'id', 'title', 'after', 'at'].every((name) => typeof texts[name] === 'string') &&
    typeof state === 'string' &&
    (stageId === null || typeof stageId === 'string') &&
    typeof details === 'object' &&
    details !== null
  );
}
