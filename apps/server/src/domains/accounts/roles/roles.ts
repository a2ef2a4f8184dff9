import type { Member, RoleChange } from '@foothold/contracts/accounts';
import type { Role } from '@foothold/contracts/endpoint';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { advisoryLock } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountsDeps } from '../deps.ts';
import { roleChangedEmail, roleChangeNoticeEmail } from '../emails.ts';
import { mayChangeRole } from '../policy.ts';
import { lockUser } from '../privacy/repository.ts';
import { findUser } from '../repository.ts';
import { addressOf, asMember, type UserRow } from '../viewer.ts';
import * as repository from './repository.ts';

const PAGE_SIZE = 50;

/**
 * Who may do what: given and taken by admins, recorded, and told by mail.
 * @param demandProof that it is the admin who asks
 */
export function createRoles(
  { db, transact, mail, brand, publicUrl, now }: AccountsDeps,
  requireProof: (actor: User, password: string | undefined) => Promise<void>,
) {
  /**
   * Gives another account a role, or takes it by giving `member`. The same role again changes nothing and is not recorded.
   * @throws AppError `resource.not-found`, also for the actor's own account; `accounts.verify-again`, `accounts.password`; `access.denied`
   *   where another admin took the actor's role a moment ago
   */
  async function changeRole(
    actor: User,
    { id, role, password }: { id: string; role: Role; password?: string | undefined },
  ): Promise<Member> {
    authorize(mayChangeRole, actor, await findUser(db, id));
    await requireProof(actor, password);
    return transact(async (trx) => {
      // Two admins who take each other's role at once would leave none.
      await advisoryLock(trx, 'roles');
      const admin = await findUser(trx, actor.id);
      if (admin?.role !== 'admin') throw new AppError('access.denied');
      const row = authorize(mayChangeRole, actor, await lockUser(trx, id));
      if (row.role === role) return asMember(row);
      await repository.setRole(trx, row, role);
      await repository.addRoleChange(trx, {
        actorId: actor.id,
        userId: row.id,
        before: row.role,
        after: role,
        at: now(),
      });
      const facts = { actor: nameOf(admin), member: nameOf(row), before: row.role as Role, after: role };
      // An address that nobody confirmed may be anybody's.
      if (row.email_verified) await mail.send(trx, roleChangedEmail(facts, brand));
      for (const one of await repository.listAdmins(trx))
        if (one.id !== row.id)
          await mail.send(trx, roleChangeNoticeEmail(one, facts, `${publicUrl}/console/members/role-changes`, brand));
      return asMember({ ...row, role });
    });
  }

  async function roleChanges(page: number) {
    const { rows, total } = await repository.listRoleChanges(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return { changes: rows.map(asRoleChange), total, pageSize: PAGE_SIZE };
  }

  return { changeRole, roleChanges };
}

const nameOf = (row: UserRow) => ({ name: row.name, email: addressOf(row) });

const asRoleChange = (row: Awaited<ReturnType<typeof repository.listRoleChanges>>['rows'][number]): RoleChange => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actor_id, name: row.actor_name, email: row.actor_email },
  member: { id: row.user_id, name: row.user_name, email: row.user_email },
  before: row.role_before as Role,
  after: row.role_after as Role,
});
