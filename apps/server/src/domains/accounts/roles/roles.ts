import type { Member, RoleChange } from '@foothold/contracts/accounts';
import type { Role } from '@foothold/contracts/endpoint';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountsDeps } from '../deps.ts';
import { renderRoleChangedEmail, renderRoleChangeNoticeEmail } from '../emails.ts';
import { mayChangeRole } from '../policy.ts';
import { lockUser } from '../privacy/repository.ts';
import { findUser } from '../repository.ts';
import { getCurrentEmail, toMember, type UserRow } from '../viewer.ts';
import * as repository from './repository.ts';

const PAGE_SIZE = 50;

/**
 * Roles: admins assign them, and each change is recorded and announced by email.
 * @param demandProof verifies that the admin is the one asking
 */
export function createRoles(
  { db, transact, mail, brand, publicUrl, now }: AccountsDeps,
  requireProof: (actor: User, password: string | undefined) => Promise<void>,
) {
  /**
   * Gives another account a role, or removes it by setting `member`. Setting the current role again changes nothing.
   * @throws AppError `resource.not-found`, also for the actor's own account; `accounts.verify-again`, `accounts.password`; `access.denied`
   * if another admin just removed the actor's role
   */
  async function changeRole(
    actor: User,
    { id, role, password }: { id: string; role: Role; password?: string | undefined },
  ): Promise<Member> {
    authorize(mayChangeRole, actor, await findUser(db, id));
    await requireProof(actor, password);
    return transact(async (trx) => {
      // Two admins who remove each other's role at the same time would leave none.
      await acquireAdvisoryLock(trx, 'roles');
      const admin = await findUser(trx, actor.id);
      if (admin?.role !== 'admin') throw new AppError('access.denied');
      const row = authorize(mayChangeRole, actor, await lockUser(trx, id));
      if (row.role === role) return toMember(row);
      await repository.setRole(trx, row, role);
      await repository.addRoleChange(trx, {
        actorId: actor.id,
        userId: row.id,
        before: row.role,
        after: role,
        at: now(),
      });
      const facts = {
        actor: toNameAndEmail(admin),
        member: toNameAndEmail(row),
        before: row.role as Role,
        after: role,
      };
      // An unconfirmed address could be anyone's.
      if (row.email_verified) await mail.send(trx, renderRoleChangedEmail(facts, brand));
      for (const one of await repository.listAdmins(trx))
        if (one.id !== row.id)
          await mail.send(
            trx,
            renderRoleChangeNoticeEmail(one, facts, `${publicUrl}/console/members/role-changes`, brand),
          );
      return toMember({ ...row, role });
    });
  }

  async function roleChanges(page: number) {
    const { rows, total } = await repository.listRoleChanges(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return { changes: rows.map(toRoleChange), total, pageSize: PAGE_SIZE };
  }

  return { changeRole, roleChanges };
}

const toNameAndEmail = (row: UserRow) => ({ name: row.name, email: getCurrentEmail(row) });

const toRoleChange = (row: Awaited<ReturnType<typeof repository.listRoleChanges>>['rows'][number]): RoleChange => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actor_id, name: row.actor_name, email: row.actor_email },
  member: { id: row.user_id, name: row.user_name, email: row.user_email },
  before: row.role_before as Role,
  after: row.role_after as Role,
});
