import type { CaseEventKind, CaseState } from '@foothold/contracts/recruiting/guarantee-choices';
import { type SqlBool, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

/** Cases with the member's name and who works for them. */
const selectCases = (db: Executor) =>
  db
    .selectFrom('guarantee_cases as case')
    .innerJoin('users as member', 'member.id', 'case.member_id')
    .leftJoin('assignments', (join) =>
      join.onRef('assignments.member_id', '=', 'case.member_id').on('assignments.ended_at', 'is', null),
    )
    .leftJoin('users as recruiter', 'recruiter.id', 'assignments.recruiter_id')
    .selectAll('case')
    .select(['member.name as member_name', 'assignments.recruiter_id', 'recruiter.name as recruiter_name']);

export const listMemberCases = (db: Executor, memberId: string) =>
  selectCases(db)
    .where('case.member_id', '=', memberId)
    .orderBy('case.opened_at', 'desc')
    .orderBy('case.id')
    .limit(200)
    .execute();

export type CaseRow = Awaited<ReturnType<typeof listMemberCases>>[number];

export interface CaseFilter {
  /** Only cases of this recruiter's members. */
  recruiterId?: string | undefined;
  state?: 'active' | 'closed' | undefined;
}

/** Open cases first, soonest due first; then closed ones, newest first. */
export function listCases(db: Executor, filter: CaseFilter, { limit, offset }: { limit: number; offset: number }) {
  let query = selectCases(db)
    .orderBy(sql`"case".closed_at IS NOT NULL`)
    .orderBy(sql`CASE WHEN "case".closed_at IS NULL THEN "case".due_at END`)
    .orderBy('case.closed_at', 'desc')
    .orderBy('case.id')
    .limit(limit)
    .offset(offset);
  if (filter.recruiterId !== undefined) query = query.where('assignments.recruiter_id', '=', filter.recruiterId);
  if (filter.state) query = query.where('case.closed_at', filter.state === 'active' ? 'is' : 'is not', null);
  return query.execute();
}

/** @param recruiterId counts only cases of this recruiter's members */
export async function countCases(db: Executor, now: Date, recruiterId?: string) {
  const mine =
    recruiterId === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`member_id IN (SELECT member_id FROM assignments WHERE recruiter_id = ${recruiterId} AND ended_at IS NULL)`;
  const { rows } = await sql<{ active: number; overdue: number; closed: number }>`
    SELECT count(*) FILTER (WHERE closed_at IS NULL)::int AS active,
      count(*) FILTER (WHERE closed_at IS NULL AND due_at <= ${now})::int AS overdue,
      count(*) FILTER (WHERE closed_at IS NOT NULL)::int AS closed
    FROM guarantee_cases WHERE ${mine}
  `.execute(db);
  return rows[0] ?? { active: 0, overdue: 0, closed: 0 };
}

export const findCase = async (db: Executor, id: string) =>
  isUuid(id) ? selectCases(db).where('case.id', '=', id).executeTakeFirst() : undefined;

/** Locks the row. Needs a transaction. */
export const lockCase = async (db: Executor, id: string) =>
  isUuid(id) ? selectCases(db).where('case.id', '=', id).forUpdate('case').executeTakeFirst() : undefined;

/** The cases of a member for one listing, whichever résumé. Locks the rows. */
export const lockCasesFor = (db: Executor, memberId: string, listingId: string) =>
  selectCases(db)
    .where('case.member_id', '=', memberId)
    .where('case.listing_id', '=', listingId)
    .orderBy('case.opened_at')
    .forUpdate('case')
    .execute();

/** Cases opened since then, except those that weren't covered. */
export async function countRecentCases(db: Executor, memberId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('guarantee_cases')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('opened_at', '>', since)
    .where('state', '<>', 'not-covered')
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewCase {
  memberId: string;
  resume: { id: string; title: string };
  listing: { id: string; title: string; company: string };
  rubric: string;
  score: number;
  mustHavesMet: number;
  missing: string[];
  declined: number;
  openedAt: Date;
  dueAt: Date;
}

/** @returns its ID, or undefined if there is a case for the same résumé and listing */
export async function insertCase(db: Executor, opened: NewCase): Promise<string | undefined> {
  const row = await db
    .insertInto('guarantee_cases')
    .values({
      member_id: opened.memberId,
      resume_id: opened.resume.id,
      resume_title: opened.resume.title,
      listing_id: opened.listing.id,
      job_title: opened.listing.title,
      company: opened.listing.company,
      state: 'open',
      rubric: opened.rubric,
      score: opened.score,
      must_haves_met: opened.mustHavesMet,
      missing: JSON.stringify(opened.missing),
      declined: opened.declined,
      latest_score: opened.score,
      latest_rubric: opened.rubric,
      opened_at: opened.openedAt,
      due_at: opened.dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const updateCase = (
  db: Executor,
  row: Authorized<{ id: string }>,
  change: {
    state?: CaseState;
    latest_score?: number;
    latest_rubric?: string;
    closed_at?: Date;
    outcome_reason?: string;
    credit?: number;
  },
) => db.updateTable('guarantee_cases').set(change).where('id', '=', row.id).execute();

export const addCaseEvent = (
  db: Executor,
  event: { caseId: string; memberId: string; actorId: string | null; kind: CaseEventKind; detail?: string; at: Date },
) =>
  db
    .insertInto('guarantee_events')
    .values({
      case_id: event.caseId,
      member_id: event.memberId,
      actor_id: event.actorId,
      kind: event.kind,
      detail: event.detail ?? null,
      at: event.at,
    })
    .execute();

export const listCaseEvents = (db: Executor, caseId: string) =>
  db
    .selectFrom('guarantee_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.detail', 'event.at', 'users.name as by'])
    .where('event.case_id', '=', caseId)
    .orderBy('event.id')
    .execute();

/** What happened to a member's cases. */
export const listMemberEvents = (db: Executor, memberId: string) =>
  db
    .selectFrom('guarantee_events')
    .select(['case_id', 'kind', 'detail', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

/** Open cases whose time is over. */
export const listOverdue = (db: Executor, now: Date, limit: number) =>
  db
    .selectFrom('guarantee_cases')
    .select('id')
    .where('closed_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
