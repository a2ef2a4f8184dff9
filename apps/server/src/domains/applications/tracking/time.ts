import { REMOVED_DAYS } from '@foothold/contracts/applications';
import { NO_ANSWER_DAYS } from '@foothold/core/tracking';
import { removeFiles } from '../../resumes/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import * as repository from '../repository.ts';
import type { createMoves } from './moves.ts';
import { listUnanswered, listUnsentOfClosed } from './time-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 200;

/** What the passing of time does to applications. Each change is an event that the member can undo, and it isn't made twice. */
export function createTime({ db, transact, queue, now }: ApplicationsDeps, moves: ReturnType<typeof createMoves>) {
  async function end(id: string, to: 'expired' | 'no-answer', reason: string): Promise<void> {
    await transact(async (trx) => {
      const row = await repository.lockApplication(trx, id);
      // It may have moved on since it was listed. Then it is refused.
      if (row) await moves.record(trx, row, { by: 'foothold', actorId: null, to, reason });
    });
  }

  /** Ends what can no longer be sent, and what wasn't answered. */
  async function endOverdue(): Promise<void> {
    const today = now().toISOString().slice(0, 'YYYY-MM-DD'.length);
    for (;;) {
      const closed = await listUnsentOfClosed(db, today, BATCH);
      for (const id of closed) await end(id, 'expired', 'The job no longer accepts applications.');
      if (closed.length < BATCH) break;
    }
    for (;;) {
      const unanswered = await listUnanswered(db, now(), NO_ANSWER_DAYS, BATCH);
      for (const { id, days } of unanswered) await end(id, 'no-answer', `No news for ${days} days.`);
      if (unanswered.length < BATCH) break;
    }
  }

  /** Deletes for good what members removed long ago. A job deletes the files. */
  const deleteRemoved = () =>
    transact(async (trx) => {
      await repository.deleteRemovedBefore(trx, new Date(now().getTime() - REMOVED_DAYS * DAY_MS));
      await queue.add(trx, removeFiles, {});
    });

  return { endOverdue, deleteRemoved };
}
