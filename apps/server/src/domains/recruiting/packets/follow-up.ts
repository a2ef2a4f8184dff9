import { getPacketClock } from '@foothold/core/packets';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Tasks } from '../tasks/tasks.ts';
import type { PacketService, PacketsDeps } from './packets.ts';
import type { PacketRow } from './packets-repository.ts';
import * as repository from './packets-repository.ts';
import { getState, parseContent } from './views.ts';

type Trx = Transaction<DB>;

const DAY_MS = 24 * 60 * 60_000;
/** Packets of one run. The next run does the rest. */
const BATCH = 500;

/** What follows from decisions and from the passing of time. */
export function createFollowUp({
  db,
  transact,
  applications,
  notifications,
  packets,
  tasks,
  now,
}: PacketsDeps & { packets: PacketService; tasks: Pick<Tasks, 'withdrawReplaced'> }) {
  /** After the custody process has approved packets. Running it again changes nothing. */
  function approved(packetIds: readonly string[]): Promise<void> {
    return transact(async (trx) => {
      for (const id of packetIds) {
        const row = await repository.lockPacket(trx, id);
        if (!row || getState(row, now()) !== 'approved') continue;
        await applications.packetMoves.record(trx, row.application_id, {
          by: 'member',
          actorId: row.member_id,
          to: 'approved',
        });
        if (await repository.insertReminder(trx, row.id, 'approved', now())) {
          await packets.announceChange(trx, row.id, 'approved');
          await packets.notifyRecruiter(trx, row, 'approved');
        }
        await packets.publish(trx, row);
      }
    });
  }

  /**
   * Reminds members of what they have to decide and recruiters of what they have to submit, and closes what ran out. Also withdraws tasks from
   * before packets that only packets can stand for now.
   */
  async function remind(): Promise<void> {
    await tasks.withdrawReplaced();
    for (const { id } of await repository.listDue(db, now(), BATCH))
      await transact(async (trx) => {
        const row = await repository.lockPacket(trx, id);
        if (row) await remindOf(trx, row);
      });
  }

  async function remindOf(trx: Trx, row: PacketRow): Promise<void> {
    const state = getState(row, now());
    if (state === 'expired' || state === 'lapsed') {
      if (!(await repository.insertReminder(trx, row.id, 'over', now()))) return;
      await applications.packetMoves.record(trx, row.application_id, {
        by: 'foothold',
        actorId: null,
        to: 'preparing',
      });
      await packets.notifyRecruiter(trx, row, state === 'expired' ? 'expired' : 'lapsed');
      await packets.publish(trx, row);
      return;
    }
    const clock = getPacketClock(toClockFacts(row), now());
    if (clock?.side === 'member' && clock.due.getTime() - now().getTime() <= DAY_MS) {
      if (await repository.insertReminder(trx, row.id, 'decide', now()))
        await notifications.notifyOfPacket(trx, row.member_id, { what: 'decide', row, content: parseContent(row) });
    } else if (clock?.side === 'recruiter' && clock.overdue) {
      if (await repository.insertReminder(trx, row.id, 'submit', now()))
        await packets.notifyRecruiter(trx, row, 'overdue');
    }
  }

  return { approved, remind };
}

const toClockFacts = (row: PacketRow) => ({
  expiresAt: row.expires_at,
  ended: null,
  approval: row.approved_at && row.approved_until ? { at: row.approved_at, expiresAt: row.approved_until } : null,
  submittedAt: row.submitted_at,
});
