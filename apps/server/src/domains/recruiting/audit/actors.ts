import type { User } from '../../../platform/actor.ts';
import type { AuditActor } from '../../../platform/audit/audit.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findMember } from '../assignments/assignments-repository.ts';
import { STAFF_ROLES } from '../policy.ts';

/** A signed-in user as the audit log names them. */
export async function toAuditActor(executor: Executor, { id, role }: Pick<User, 'id' | 'role'>): Promise<AuditActor> {
  const isStaff = STAFF_ROLES.some((one) => one === role);
  const kind = isStaff ? 'staff' : role === 'recruiter' ? 'recruiter' : 'member';
  return { kind, id, name: (await findMember(executor, id))?.name ?? null };
}

/** The member themselves. */
export const toMemberActor = (executor: Executor, id: string): Promise<AuditActor> =>
  toAuditActor(executor, { id, role: 'member' });
