import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

/** A member’s live assignment, with the names of both. */
export const findAssigned = async (db: Executor, memberId: string) =>
  isUuid(memberId)
    ? db
        .selectFrom('assignments')
        .innerJoin('users as member', 'member.id', 'assignments.member_id')
        .innerJoin('users as recruiter', 'recruiter.id', 'assignments.recruiter_id')
        .select([
          'assignments.member_id',
          'assignments.recruiter_id',
          'assignments.assigned_at',
          'member.name as member_name',
          'member.sample_hash',
          'recruiter.name as recruiter_name',
        ])
        .where('assignments.member_id', '=', memberId)
        .where('assignments.ended_at', 'is', null)
        .executeTakeFirst()
    : undefined;
export type AssignedMember = NonNullable<Awaited<ReturnType<typeof findAssigned>>>;

/** The live assignments of a recruiter, by the members’ names. */
export const listAssigned = (db: Executor, recruiterId: string) =>
  db
    .selectFrom('assignments')
    .innerJoin('users as member', 'member.id', 'assignments.member_id')
    .innerJoin('users as recruiter', 'recruiter.id', 'assignments.recruiter_id')
    .select([
      'assignments.member_id',
      'assignments.recruiter_id',
      'assignments.assigned_at',
      'member.name as member_name',
      'member.sample_hash',
      'recruiter.name as recruiter_name',
    ])
    .where('assignments.recruiter_id', '=', recruiterId)
    .where('assignments.ended_at', 'is', null)
    .orderBy(sql`lower(member.name)`)
    .orderBy('member.id')
    .execute();

/** How many questions and texts wait for each member, and since when the oldest does. */
export async function countWaiting(
  db: Executor,
  memberIds: readonly string[],
): Promise<Map<string, { count: number; since: Date }>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('tailoring_confirmations')
    .select('member_id')
    .select((count) => [count.fn.countAll<number>().as('count'), count.fn.min('asked_at').as('since')])
    .where('member_id', 'in', memberIds)
    .where('state', '=', 'waiting')
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id, count, since }) => [member_id, { count, since }]));
}
