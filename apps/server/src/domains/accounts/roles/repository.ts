import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';

export const setRole = (db: Executor, user: Authorized<{ id: string }>, role: string) =>
  db.updateTable('users').set({ role, updated_at: new Date() }).where('id', '=', user.id).execute();

export const addRoleChange = (
  db: Executor,
  change: { actorId: string; userId: string; before: string; after: string; at: Date },
) =>
  db
    .insertInto('role_changes')
    .values({
      actor_id: change.actorId,
      user_id: change.userId,
      role_before: change.before,
      role_after: change.after,
      at: change.at,
    })
    .execute();

/** Admins with a confirmed address. */
export const listAdmins = (db: Executor) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('email_verified', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Newest first. Names and addresses are null if the account was erased. */
export async function listRoleChanges(db: Executor, options: { limit: number; offset: number }) {
  const { total } = await db
    .selectFrom('role_changes')
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('role_changes')
    .leftJoin('users as actor', 'actor.id', 'role_changes.actor_id')
    .leftJoin('users as member', 'member.id', 'role_changes.user_id')
    .selectAll('role_changes')
    .select([
      'actor.name as actor_name',
      'member.name as user_name',
      sql<string | null>`CASE WHEN actor.email_verified THEN actor.email ELSE actor.pending_email END`.as(
        'actor_email',
      ),
      sql<string | null>`CASE WHEN member.email_verified THEN member.email ELSE member.pending_email END`.as(
        'user_email',
      ),
    ])
    .orderBy('role_changes.id', 'desc')
    .limit(options.limit)
    .offset(options.offset)
    .execute();
  return { rows, total };
}

/** Roles granted to a person or removed from them, oldest first. */
export const listRoleChangesFor = (db: Executor, userId: string) =>
  db
    .selectFrom('role_changes')
    .select(['at', 'role_before', 'role_after'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
