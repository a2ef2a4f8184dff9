import type { AbsenceState, CoverState } from '@foothold/contracts/recruiting/staffing-choices';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

const day = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const selectAbsences = (db: Executor) =>
  db
    .selectFrom('recruiter_absences as absence')
    .innerJoin('users as recruiter', 'recruiter.id', 'absence.recruiter_id')
    .leftJoin('users as cover', 'cover.id', 'absence.cover_id')
    .select(['absence.id', 'absence.recruiter_id', 'absence.cover_id', 'absence.note', 'absence.state'])
    .select([day('absence.starts_on').as('starts_on'), day('absence.ends_on').as('ends_on')])
    .select(['recruiter.name as recruiter_name', 'recruiter.role as recruiter_role', 'cover.name as cover_name']);

/** Planned and running absences, and those that ended since then, in the order of their days. */
export const listAbsences = (db: Executor, endedSince: Date) =>
  selectAbsences(db)
    .where((where) =>
      where.or([where('absence.state', 'in', ['planned', 'running']), where('absence.ended_at', '>', endedSince)]),
    )
    .orderBy('absence.starts_on')
    .orderBy('absence.id')
    .limit(500)
    .execute();

export type AbsenceRow = Awaited<ReturnType<typeof listAbsences>>[number];

export const findAbsence = async (db: Executor, id: string) =>
  isUuid(id) ? selectAbsences(db).where('absence.id', '=', id).executeTakeFirst() : undefined;

/** Locks the row. Needs a transaction. */
export const lockAbsence = async (db: Executor, id: string) =>
  isUuid(id) ? selectAbsences(db).where('absence.id', '=', id).forUpdate('absence').executeTakeFirst() : undefined;

/** Absences with something left to do: those that aren't over, and those whose members haven't all returned. */
export const listUnfinished = (db: Executor) =>
  db
    .selectFrom('recruiter_absences as absence')
    .select('absence.id')
    .where((where) =>
      where.or([
        where('absence.state', 'in', ['planned', 'running']),
        where.exists(
          where
            .selectFrom('absence_covers')
            .select('absence_id')
            .whereRef('absence_covers.absence_id', '=', 'absence.id')
            .where('absence_covers.state', 'in', ['planned', 'waiting', 'covered']),
        ),
      ]),
    )
    .orderBy('absence.starts_on')
    .orderBy('absence.id')
    .execute();

/** Whether the recruiter has another absence in these days. */
export async function hasOverlap(
  db: Executor,
  { recruiterId, startsOn, endsOn, except }: { recruiterId: string; startsOn: string; endsOn: string; except?: string },
): Promise<boolean> {
  let query = db
    .selectFrom('recruiter_absences')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where('state', 'in', ['planned', 'running'])
    .where(sql<boolean>`starts_on <= ${endsOn}::date AND ends_on >= ${startsOn}::date`);
  if (except !== undefined) query = query.where('id', '<>', except);
  return (await query.executeTakeFirst()) !== undefined;
}

/** @returns its ID */
export async function insertAbsence(
  db: Executor,
  absence: {
    recruiterId: string;
    startsOn: string;
    endsOn: string;
    coverId: string | null;
    note: string;
    createdBy: string;
    at: Date;
  },
): Promise<string> {
  const { id } = await db
    .insertInto('recruiter_absences')
    .values({
      recruiter_id: absence.recruiterId,
      starts_on: sql`${absence.startsOn}::date`,
      ends_on: sql`${absence.endsOn}::date`,
      cover_id: absence.coverId,
      note: absence.note,
      state: 'planned',
      created_by: absence.createdBy,
      created_at: absence.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateAbsence = (
  db: Executor,
  absence: Authorized<{ id: string }>,
  {
    endsOn,
    ...change
  }: {
    endsOn?: string;
    cover_id?: string | null;
    note?: string;
    state?: AbsenceState;
    started_at?: Date;
    ended_at?: Date;
  },
) =>
  db
    .updateTable('recruiter_absences')
    .set({ ...change, ...(endsOn !== undefined && { ends_on: sql`${endsOn}::date` }) })
    .where('id', '=', absence.id)
    .execute();

export const listCovers = (db: Executor, absenceIds: readonly string[]) =>
  absenceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('absence_covers as row')
        .innerJoin('users as member', 'member.id', 'row.member_id')
        .leftJoin('users as cover', 'cover.id', 'row.cover_id')
        .leftJoin('users as coverer', 'coverer.id', 'row.covered_by')
        .select(['row.absence_id', 'row.member_id', 'row.cover_id', 'row.covered_by', 'row.note', 'row.state'])
        .select(['member.name as member_name', 'cover.name as cover_name', 'coverer.name as covered_by_name'])
        .where('row.absence_id', 'in', absenceIds)
        .orderBy('member.name')
        .orderBy('row.member_id')
        .execute();

export type CoverRow = Awaited<ReturnType<typeof listCovers>>[number];

/** Adds every member of the recruiter that the absence doesn't have yet. */
export const addMissingCovers = (db: Executor, absenceId: string, recruiterId: string) =>
  db
    .insertInto('absence_covers')
    .columns(['absence_id', 'member_id', 'state'])
    .expression((from) =>
      from
        .selectFrom('assignments')
        .select([sql<string>`${absenceId}::uuid`.as('absence_id'), 'member_id', sql<string>`'planned'`.as('state')])
        .where('recruiter_id', '=', recruiterId)
        .where('ended_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Stores what was chosen for one member. */
export const saveCover = (
  db: Executor,
  row: { absenceId: string; memberId: string; coverId: string | null; note: string | null },
) =>
  db
    .insertInto('absence_covers')
    .values({
      absence_id: row.absenceId,
      member_id: row.memberId,
      cover_id: row.coverId,
      note: row.note,
      state: 'planned',
    })
    .onConflict((conflict) =>
      conflict.columns(['absence_id', 'member_id']).doUpdateSet({ cover_id: row.coverId, note: row.note }),
    )
    .execute();

/** Members who wait for a cover or have one. */
export const listOpenCovers = (db: Executor, absenceId: string) =>
  db
    .selectFrom('absence_covers')
    .select('member_id')
    .where('absence_id', '=', absenceId)
    .where('state', 'in', ['planned', 'waiting', 'covered'])
    .orderBy('member_id')
    .execute();

/** Locks the row. Needs a transaction. */
export const lockCover = (db: Executor, absenceId: string, memberId: string) =>
  db
    .selectFrom('absence_covers')
    .selectAll()
    .where('absence_id', '=', absenceId)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['planned', 'waiting', 'covered'])
    .forUpdate()
    .executeTakeFirst();

export const updateCover = (
  db: Executor,
  { absence_id: absenceId, member_id: memberId }: { absence_id: string; member_id: string },
  change: { state: CoverState; covered_by?: string; covered_at?: Date; ended_at?: Date },
) =>
  db
    .updateTable('absence_covers')
    .set(change)
    .where('absence_id', '=', absenceId)
    .where('member_id', '=', memberId)
    .execute();

/** The absence in which somebody covers for this member, with what the absent recruiter wrote. */
export const findRunningCover = (db: Executor, memberId: string, coveredBy: string) =>
  db
    .selectFrom('absence_covers as row')
    .innerJoin('recruiter_absences as absence', 'absence.id', 'row.absence_id')
    .innerJoin('users as recruiter', 'recruiter.id', 'absence.recruiter_id')
    .select([
      'row.absence_id',
      'row.member_id',
      'row.note as member_note',
      'absence.note',
      'recruiter.name as recruiter_name',
    ])
    .select(day('absence.ends_on').as('ends_on'))
    .where('row.member_id', '=', memberId)
    .where('row.covered_by', '=', coveredBy)
    .where('row.state', '=', 'covered')
    .orderBy('absence.starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The member's cover in the absence of a recruiter who covers for another one. */
export const findCoverOfCover = (db: Executor, memberId: string, recruiterId: string) =>
  db
    .selectFrom('absence_covers as row')
    .innerJoin('recruiter_absences as absence', 'absence.id', 'row.absence_id')
    .select(['row.absence_id', 'row.member_id', 'row.covered_by'])
    .where('row.member_id', '=', memberId)
    .where('absence.recruiter_id', '=', recruiterId)
    .where('row.state', '=', 'covered')
    .executeTakeFirst();

/** A member who is assigned by hand stays with that recruiter when an absence ends. */
export const releaseCovers = (db: Executor, memberId: string, at: Date) =>
  db
    .updateTable('absence_covers')
    .set({ state: 'released', ended_at: at })
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'covered'])
    .execute();

/** Recruiters who are away, with the last day of it. */
export async function listAway(db: Executor): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('recruiter_absences')
    .select(['recruiter_id', day('ends_on').as('ends_on')])
    .where('state', '=', 'running')
    .execute();
  return new Map(rows.map((row) => [row.recruiter_id, row.ends_on]));
}

/** Absences of a member's recruiters, for the member's export. */
export const listMemberCovers = (db: Executor, memberId: string) =>
  db
    .selectFrom('absence_covers as row')
    .innerJoin('recruiter_absences as absence', 'absence.id', 'row.absence_id')
    .leftJoin('users as recruiter', 'recruiter.id', 'absence.recruiter_id')
    .leftJoin('users as cover', 'cover.id', 'row.covered_by')
    .select(['recruiter.name as recruiter', 'cover.name as coveredBy', 'row.note', 'row.state'])
    .select([day('absence.starts_on').as('from'), day('absence.ends_on').as('until')])
    .where('row.member_id', '=', memberId)
    .orderBy('absence.starts_on')
    .execute();

/** A recruiter's own absences, for their export. */
export const listAbsencesOf = (db: Executor, recruiterId: string) =>
  db
    .selectFrom('recruiter_absences')
    .select([day('starts_on').as('from'), day('ends_on').as('until'), 'state', 'note'])
    .where('recruiter_id', '=', recruiterId)
    .orderBy('starts_on')
    .execute();
