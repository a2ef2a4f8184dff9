import type { Transaction } from 'kysely';
import { SYSTEM } from '../../../platform/audit/audit.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Message } from '../../../platform/mail/mail.ts';
import { toAuditActor } from '../audit/actors.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderAssignedEmail, renderRecruiterEmail } from '../notifications/emails.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { addEvent, findOwn } from '../registrations/registrations-repository.ts';
import { withdrawWaiting } from '../tailoring/tailoring-repository.ts';
import { withdrawOpen } from '../tasks/tasks-repository.ts';
import type { Threads } from '../threads/threads.ts';
import * as assignments from './assignments-repository.ts';
import { getCapacity } from './capacity-repository.ts';

type Trx = Transaction<DB>;

export interface Move {
  memberId: string;
  /** Null to unassign. */
  to: { id: string; name: string } | null;
  /** Null for what happens by itself. */
  actorId: string | null;
  /** What the member is told instead of “Meet your recruiter”. */
  memberEmail?: (member: { email: string; name: string }, url: string) => Message;
}

/** The one place where a member's recruiter changes, so that tasks, access, and notices always follow. */
export function createMoves({
  audit,
  notifications,
  threads,
  brand,
  now,
}: Pick<RecruitingDeps, 'audit' | 'brand' | 'now'> & {
  notifications: Notifier;
  threads: Pick<Threads, 'forgetForRecruiter'>;
}) {
  /** Assigns a member. The caller has checked the capacity. @returns false if nothing changes */
  async function move(trx: Trx, { memberId, to, actorId, memberEmail }: Move): Promise<boolean> {
    const before = await assignments.findAssignment(trx, memberId);
    if ((before?.recruiter_id ?? null) === (to?.id ?? null)) return false;
    if (before) {
      await assignments.endAssignment(trx, memberId, now());
      await withdrawOpen(trx, memberId, now());
      await withdrawWaiting(trx, memberId, now());
      await threads.forgetForRecruiter(trx, before.recruiter_id, memberId);
      await notifications.publishChange(trx, before.recruiter_id, memberId);
    }
    if (to) {
      await assignments.insertAssignment(trx, memberId, to.id, now());
      await notifications.write(trx, memberId, '/portal/profile/tasks', (member, pages) =>
        memberEmail ? memberEmail(member, pages.tasks) : renderRecruiterEmail(member, to.name, pages.tasks, brand),
      );
      await notifications.write(trx, to.id, '/console/clients', (person, pages) =>
        renderAssignedEmail(person, pages.clients, brand),
      );
      await notifications.publishChange(trx, to.id, memberId);
    }
    const registration = await findOwn(trx, memberId);
    if (registration) {
      await addEvent(trx, {
        registrationId: registration.id,
        ...(actorId !== null && { actorId }),
        kind: to ? 'assigned' : 'unassigned',
        ...(to && { detail: to.name }),
        at: now(),
      });
      await notifications.publishToStaff(trx, registration.id);
    }
    await notifications.publishChange(trx, memberId, registration?.id ?? memberId);
    await audit.append(trx, {
      kind: 'assignment.changed',
      memberId,
      actor: actorId === null ? SYSTEM : await toAuditActor(trx, { id: actorId, role: 'admin' }),
      subject: registration ? { kind: 'registration', id: registration.id } : null,
      detail: { recruiterId: to?.id ?? null, recruiter: to?.name ?? null },
    });
    return true;
  }

  /** Whether a recruiter has room. Assignments to the same recruiter run one after another from here to the end of the transaction. */
  async function hasCapacity(trx: Trx, recruiterId: string): Promise<boolean> {
    await acquireAdvisoryLock(trx, `members of ${recruiterId}`);
    return (await assignments.countMembers(trx, recruiterId)) < (await getCapacity(trx, recruiterId));
  }

  return { move, hasCapacity };
}

export type Moves = ReturnType<typeof createMoves>;
