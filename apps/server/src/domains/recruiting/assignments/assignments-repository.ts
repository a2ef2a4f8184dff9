import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { selectOpenPackets } from './figures-repository.ts';

/** A member's current recruiter. */
export const findAssignment = (db: Executor, memberId: string) =>
  db
    .selectFrom('assignments')
    .innerJoin('users', 'users.id', 'assignments.recruiter_id')
    .select(['assignments.id', 'assignments.recruiter_id', 'assignments.assigned_at', 'users.name as recruiter_name'])
    .where('assignments.member_id', '=', memberId)
    .where('assignments.ended_at', 'is', null)
    .executeTakeFirst();

/** A member assigned to this recruiter, with their current registration. Undefined for other members. */
export const findClient = async (db: Executor, recruiterId: string, memberId: string) =>
  isUuid(memberId)
    ? db
        .selectFrom('assignments')
        .innerJoin('users', 'users.id', 'assignments.member_id')
        .innerJoin('registrations', (join) =>
          join.onRef('registrations.user_id', '=', 'users.id').on('registrations.state', '<>', 'waiting'),
        )
        .selectAll('registrations')
        .select([
          'users.name as member_name',
          'users.sample_hash',
          'assignments.assigned_at',
          'assignments.recruiter_id',
        ])
        .where('assignments.member_id', '=', memberId)
        .where('assignments.recruiter_id', '=', recruiterId)
        .where('assignments.ended_at', 'is', null)
        .executeTakeFirst()
    : undefined;

/** A recruiter's members with open packets and tasks, earliest due date first. */
export async function listClients(db: Executor, recruiterId: string, now: Date) {
  const { rows } = await sql<{
    member_id: string;
    name: string;
    preferred_role: string | null;
    assigned_at: Date;
    proposed: number;
    approved: number;
    due: Date | null;
    stored: boolean;
    forwarding: boolean;
    sample: boolean;
  }>`
    WITH open AS (${selectOpenPackets(now)})
    SELECT users.id AS member_id, users.name, registrations.answers ->> 'preferredRole' AS preferred_role, assigned_at,
      (SELECT count(*) FROM recruiter_tasks WHERE member_id = users.id AND state = 'proposed')
        + (SELECT count(*) FROM open WHERE member_id = users.id AND approved_at IS NULL) AS proposed,
      (SELECT count(*) FROM recruiter_tasks WHERE member_id = users.id AND state = 'approved' AND approved_until > ${now})
        + (SELECT count(*) FROM open WHERE member_id = users.id AND approved_at IS NOT NULL) AS approved,
      least(
        (SELECT min(approved_until) FROM recruiter_tasks
          WHERE member_id = users.id AND state = 'approved' AND approved_until > ${now}),
        (SELECT min(submit_by) FROM open WHERE member_id = users.id)
      ) AS due,
      EXISTS (SELECT FROM mailbox_secrets WHERE user_id = users.id AND ended_at IS NULL AND waits_with IS NULL) AS stored,
      EXISTS (SELECT FROM forwarding_addresses WHERE user_id = users.id AND ended_at IS NULL) AS forwarding,
      users.sample_hash IS NOT NULL AS sample
    FROM assignments
    JOIN users ON users.id = assignments.member_id
    JOIN registrations ON registrations.user_id = users.id AND registrations.state <> 'waiting'
    WHERE assignments.recruiter_id = ${recruiterId} AND assignments.ended_at IS NULL
    ORDER BY due NULLS LAST, assigned_at, users.id
  `.execute(db);
  return rows;
}

/** Recruiters with the number of their members. */
export const listRecruiters = (db: Executor) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .select((row) =>
      row
        .selectFrom('assignments')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('assignments.recruiter_id', '=', 'users.id')
        .where('assignments.ended_at', 'is', null)
        .as('members'),
    )
    .where('users.role', '=', 'recruiter')
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .execute();

export const findRecruiter = async (db: Executor, id: string) =>
  isUuid(id)
    ? db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('id', '=', id)
        .where('role', '=', 'recruiter')
        .executeTakeFirst()
    : undefined;

export async function countMembers(db: Executor, recruiterId: string): Promise<number> {
  const { count } = await db
    .selectFrom('assignments')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('recruiter_id', '=', recruiterId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertAssignment = (db: Executor, memberId: string, recruiterId: string, at: Date) =>
  db.insertInto('assignments').values({ member_id: memberId, recruiter_id: recruiterId, assigned_at: at }).execute();

export const endAssignment = (db: Executor, memberId: string, at: Date) =>
  db
    .updateTable('assignments')
    .set({ ended_at: at })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();

export const listAssignments = (db: Executor, memberId: string) =>
  db
    .selectFrom('assignments')
    .innerJoin('users', 'users.id', 'assignments.recruiter_id')
    .select(['users.name as recruiter', 'assignments.assigned_at', 'assignments.ended_at'])
    .where('member_id', '=', memberId)
    .orderBy('assigned_at')
    .execute();

/** Where to email a member: the confirmed address or the pending one. */
export const findMember = (db: Executor, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email_verified', 'plan', 'trial_ends_at', 'region'])
    .select(sql<string>`CASE WHEN email_verified THEN email ELSE coalesce(pending_email, '') END`.as('email'))
    .where('id', '=', id)
    .executeTakeFirst();

export const listStaff = (db: Executor, roles: readonly string[]) =>
  db.selectFrom('users').select('id').where('role', 'in', roles).execute();
