import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** What became of the email about a week. */
export type ReportOutcome = 'sent' | 'off' | 'nothing' | 'no-address';

const week = sql<string>`to_char(week, 'YYYY-MM-DD')`.as('week');

export const listRecorded = (db: Executor, memberId: string) =>
  db
    .selectFrom('weekly_reports')
    .select([week, 'time_zone', 'outcome', 'decided_at'])
    .where('member_id', '=', memberId)
    .orderBy('week')
    .execute();

export async function isRecorded(db: Executor, memberId: string, monday: string): Promise<boolean> {
  const row = await db
    .selectFrom('weekly_reports')
    .select('outcome')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`week = ${monday}::date`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records what becomes of an email. Waits for another process that does so. @returns false if it was recorded before */
export async function record(
  db: Executor,
  report: { memberId: string; week: string; timeZone: string; outcome: ReportOutcome; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('weekly_reports')
    .values({
      member_id: report.memberId,
      week: sql`${report.week}::date`,
      time_zone: report.timeZone,
      outcome: report.outcome,
      decided_at: report.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what is older than what can be opened. */
export const deleteBefore = (db: Executor, monday: string) =>
  db.deleteFrom('weekly_reports').where(sql<boolean>`week < ${monday}::date`).execute();

/** The first assignment of a member. */
export async function findFirstAssignment(db: Executor, memberId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('assignments')
    .select(({ fn }) => fn.min('assigned_at').as('at'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Members who have a recruiter and aren't samples, after one in the order of their IDs. Leaves out those with this week's report. */
export async function listAssignedMembers(
  db: Executor,
  { after, week: monday, limit }: { after: string | null; week: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT users.id FROM users
    WHERE sample_hash IS NULL AND (${after}::uuid IS NULL OR users.id > ${after}::uuid)
      AND EXISTS (SELECT FROM assignments WHERE member_id = users.id AND ended_at IS NULL)
      AND NOT EXISTS (SELECT FROM weekly_reports WHERE member_id = users.id AND week >= ${monday}::date)
    ORDER BY users.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function wantsEmails(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('weekly_report_settings')
    .select('emails')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.emails ?? true;
}

export const saveSetting = (db: Executor, memberId: string, emails: boolean, at: Date) =>
  db
    .insertInto('weekly_report_settings')
    .values({ member_id: memberId, emails, changed_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ emails, changed_at: at }))
    .execute();

/** For the new owner of an account. */
export async function forgetReports(db: Executor, memberId: string): Promise<void> {
  await db.deleteFrom('weekly_report_settings').where('member_id', '=', memberId).execute();
  await db.deleteFrom('weekly_reports').where('member_id', '=', memberId).execute();
}
