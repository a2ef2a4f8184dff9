import { type SqlBool, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { STAFF_ROLES } from '../policy.ts';
import type { Answer } from './answers.ts';

export interface NewInquiry {
  reference: string;
  kind: string;
  name: string;
  email: string;
  answers: Answer[];
  excerpt: string;
  words: string;
  digest: Buffer;
  createdAt: Date;
  answerBy: Date;
}

export type EventKind = 'received' | 'assigned' | 'answered' | 'closed' | 'reopened' | 'booked' | 'canceled';

const toColumns = (inquiry: Omit<NewInquiry, 'reference'>) => ({
  name: inquiry.name,
  answers: JSON.stringify(inquiry.answers),
  excerpt: inquiry.excerpt,
  words: inquiry.words,
  digest: inquiry.digest,
  created_at: inquiry.createdAt,
  answer_by: inquiry.answerBy,
});

/** Inserts an inquiry and the event of its receipt. Undefined if the reference is taken. */
export const insertInquiry = (db: Executor, inquiry: NewInquiry) =>
  db
    .with('inquiry', (query) =>
      query
        .insertInto('inquiries')
        .values({ reference: inquiry.reference, kind: inquiry.kind, email: inquiry.email, ...toColumns(inquiry) })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returningAll(),
    )
    .with('received', (query) =>
      query
        .insertInto('inquiry_events')
        .columns(['inquiry_id', 'kind', 'at'])
        .expression(query.selectFrom('inquiry').select(['id', sql.lit('received').as('kind'), 'created_at'])),
    )
    .selectFrom('inquiry')
    .selectAll()
    .executeTakeFirst();

/** Updates the address's waitlist entry, except for its reference and assignee. */
export const replaceWaiting = (db: Executor, id: string, inquiry: Omit<NewInquiry, 'reference'>) =>
  db
    .updateTable('inquiries')
    .set({ ...toColumns(inquiry), state: 'open', first_answered_at: null, closed_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const findWaiting = (db: Executor, email: string) =>
  db.selectFrom('inquiries').selectAll().where('kind', '=', 'waitlist').where('email', '=', email).executeTakeFirst();

/** The newest inquiry with exactly the same content, unless its demo was canceled. */
export const findDuplicate = (db: Executor, digest: Buffer, since: Date) =>
  db
    .selectFrom('inquiries')
    .leftJoin('demo_bookings as booking', 'booking.inquiry_id', 'inquiries.id')
    .selectAll('inquiries')
    .where('digest', '=', digest)
    .where('created_at', '>', since)
    .where('booking.canceled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const addEvent = (
  db: Executor,
  event: { inquiryId: string; actorId?: string; kind: EventKind; detail?: string; at: Date },
) =>
  db
    .insertInto('inquiry_events')
    .values({
      inquiry_id: event.inquiryId,
      actor_id: event.actorId ?? null,
      kind: event.kind,
      detail: event.detail ?? null,
      at: event.at,
    })
    .execute();

export const listEvents = (db: Executor, inquiryId: string) =>
  db
    .selectFrom('inquiry_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.detail', 'event.at', 'event.actor_id', 'users.name as by'])
    .where('event.inquiry_id', '=', inquiryId)
    .orderBy('event.id')
    .execute();

/** Waits for others who change the same inquiry. Needs a transaction. */
export const lockInquiry = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('inquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined;

export const updateInquiry = (
  db: Executor,
  inquiry: Authorized<{ id: string }>,
  change: {
    state?: string;
    assignee_id?: string | null;
    first_answered_at?: Date;
    closed_at?: Date | null;
  },
) => db.updateTable('inquiries').set(change).where('id', '=', inquiry.id).execute();

/** The account with this address, if the address is confirmed. */
export const findMemberOf = (db: Executor, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).where('email_verified', '=', true).executeTakeFirst();

/** A query for the IDs of staff. */
export const selectStaffIds = (db: Executor) => db.selectFrom('users').select('id').where('role', 'in', STAFF_ROLES);

/** Who an inquiry can be assigned to. */
export const listStaff = (db: Executor) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', 'in', STAFF_ROLES)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** Deletes inquiries closed before this time, with their history and booking. @returns how many */
export async function deleteClosedBefore(db: Executor, moment: Date): Promise<number> {
  const done = await db
    .deleteFrom('inquiries')
    .where('state', '=', 'closed')
    .where('closed_at', '<', moment)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

export interface InquiryFilter {
  kind?: string | undefined;
  /** Undefined means all that aren't closed. */
  state?: string | undefined;
  /** A staff ID, or null for unassigned ones. */
  assigneeId?: string | null | undefined;
  words?: string | undefined;
}

/** Inquiries with assignee and booking, for staff. */
const selectInquiries = (db: Executor) =>
  db
    .selectFrom('inquiries')
    .leftJoin('users as assignee', 'assignee.id', 'inquiries.assignee_id')
    .leftJoin('demo_bookings as booking', 'booking.inquiry_id', 'inquiries.id')
    .selectAll('inquiries')
    .select(['assignee.name as assignee_name', 'booking.starts_at', 'booking.ends_at', 'booking.canceled_at']);

export type InquiryWithAssignee = Awaited<ReturnType<ReturnType<typeof selectInquiries>['execute']>>[number];

export const findInquiry = async (db: Executor, id: string) =>
  isUuid(id) ? selectInquiries(db).where('inquiries.id', '=', id).executeTakeFirst() : undefined;

/** Unanswered ones first, most urgent on top; then the rest, newest first. */
export const listInquiries = (db: Executor, filter: InquiryFilter, page?: { limit: number; offset: number }) => {
  const query = selectInquiries(db)
    .where(createFilter(filter))
    .orderBy(sql`inquiries.state <> 'open'`)
    .orderBy(sql`CASE WHEN inquiries.state = 'open' THEN inquiries.answer_by END`)
    .orderBy('inquiries.created_at', 'desc')
    .orderBy('inquiries.id');
  return (page ? query.limit(page.limit).offset(page.offset) : query).execute();
};

export async function countInquiries(db: Executor, filter: InquiryFilter): Promise<number> {
  const { count } = await db
    .selectFrom('inquiries')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where(createFilter(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts open and overdue inquiries by kind. */
export const countOpen = (db: Executor, now: Date) =>
  db
    .selectFrom('inquiries')
    .select((count) => [
      'kind',
      count.fn.countAll<number>().as('open'),
      sql<number>`count(*) FILTER (WHERE answer_by < ${now} AND first_answered_at IS NULL)`.as('overdue'),
    ])
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute();

/** The open ones of a kind that have waited longest. */
export const listOldestOpen = (db: Executor, kind: string, limit: number) =>
  db
    .selectFrom('inquiries')
    .select(['id', 'name', 'reference', 'created_at', 'answer_by', 'first_answered_at', 'sample_hash'])
    .where('state', '=', 'open')
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** From an address, newest first. */
export const listInquiriesFrom = (db: Executor, email: string, limit: number) =>
  selectInquiries(db)
    .where('inquiries.email', '=', email)
    .orderBy('inquiries.created_at', 'desc')
    .orderBy('inquiries.id')
    .limit(limit)
    .execute();

export async function findUserName(db: Executor, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

export const listInquiriesByIds = (db: Executor, ids: string[]) =>
  ids.length === 0 ? Promise.resolve([]) : selectInquiries(db).where('inquiries.id', 'in', ids).execute();

function createFilter({ kind, state, assigneeId, words }: InquiryFilter) {
  const conditions = [sql<SqlBool>`true`];
  if (kind !== undefined) conditions.push(sql`inquiries.kind = ${kind}`);
  if (state === undefined) conditions.push(sql`inquiries.state <> 'closed'`);
  else if (state !== 'all') conditions.push(sql`inquiries.state = ${state}`);
  if (assigneeId === null) conditions.push(sql`inquiries.assignee_id IS NULL`);
  else if (assigneeId !== undefined) conditions.push(sql`inquiries.assignee_id = ${assigneeId}`);
  for (const word of words?.split(/\s+/).filter(Boolean) ?? [])
    conditions.push(sql`inquiries.words ILIKE ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}
