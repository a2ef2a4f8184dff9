import type { Client, ClientDetail } from '@foothold/contracts/recruiting';
import type { User } from '../../../platform/actor.ts';
import { requireFound } from '../../../platform/errors.ts';
import type { MailboxService } from '../custody/mailbox.ts';
import type { Reveals } from '../custody/reveals.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { toStaffRegistration } from '../views.ts';
import type { VisaRecords } from '../visa/visa.ts';
import { findRunningCover } from './absences-repository.ts';
import { findClient, listClients } from './assignments-repository.ts';
import { getCapacity } from './capacity-repository.ts';

/** A recruiter's own members. Other members return 404. */
export function createClients(
  deps: RecruitingDeps & { mailbox: MailboxService; tasks: Tasks; reveals: Reveals; visa: VisaRecords },
) {
  const { db, accounts, mailbox, tasks, reveals, visa, now } = deps;

  async function clients(actor: User): Promise<{ clients: Client[]; capacity: number }> {
    const rows = await listClients(db, actor.id, now());
    return {
      capacity: await getCapacity(db, actor.id),
      clients: rows.map((row) => ({
        member: { id: row.member_id, name: row.name, sample: row.sample },
        preferredRole: row.preferred_role ?? '',
        since: row.assigned_at.toISOString(),
        tasks: { proposed: row.proposed, approved: row.approved },
        due: row.due?.toISOString() ?? null,
        mailbox: row.stored ? 'password' : row.forwarding ? 'forwarding' : 'none',
      })),
    };
  }

  /** One of the recruiter's members. The view is recorded. */
  async function client(actor: User, memberId: string): Promise<ClientDetail> {
    const row = requireFound(await findClient(db, actor.id, memberId));
    await accounts.staffViews.record(actor, row.user_id, 'client');
    const covered = await findRunningCover(db, row.user_id, actor.id);
    return {
      member: { id: row.user_id, name: row.member_name, sample: row.sample_hash !== null },
      since: row.assigned_at.toISOString(),
      handover: covered
        ? { from: covered.recruiter_name, until: covered.ends_on, note: covered.note, memberNote: covered.member_note }
        : null,
      registration: toStaffRegistration(row, await visa.isShared(db, row.user_id)),
      tasks: await tasks.listTasks(row.user_id, actor.id),
      mailbox: await mailbox.getMailbox(db, row.user_id),
      rules: await reveals.getRules(db, actor, row.user_id),
      access: await reveals.accessLog(row.user_id, actor.id),
    };
  }

  return { clients, client };
}
