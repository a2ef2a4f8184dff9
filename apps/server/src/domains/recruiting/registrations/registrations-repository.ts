import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import type { RegistrationState } from '@foothold/contracts/recruiting/shapes';
import { PLANS } from '@foothold/core/pricing';
import { type SqlBool, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { includesRecruiter } from '../views.ts';

export interface NewRegistration {
  reference: string;
  userId: string;
  state: 'waiting' | 'new';
  answers: RegistrationAnswers;
  words: string;
  digest: Buffer;
  requestKey: Buffer | null;
  at: Date;
}

/** Undefined if the reference is taken. */
export const insertRegistration = (db: Executor, registration: NewRegistration) =>
  db
    .insertInto('registrations')
    .values({
      reference: registration.reference,
      user_id: registration.userId,
      state: registration.state,
      answers: JSON.stringify(registration.answers),
      words: registration.words,
      digest: registration.digest,
      request_key: registration.requestKey,
      submitted_at: registration.at,
      changed_at: registration.at,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findDuplicate = (db: Executor, digest: Buffer, since: Date) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('digest', '=', digest)
    .where('submitted_at', '>', since)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findByRequestKey = (db: Executor, requestKey: Buffer, since: Date) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('request_key', '=', requestKey)
    .where('submitted_at', '>', since)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The current one. */
export const findOwn = (db: Executor, userId: string) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'waiting')
    .executeTakeFirst();

export const listWaiting = (db: Executor, userId: string) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .execute();

export const listAll = (db: Executor, userId: string) =>
  db.selectFrom('registrations').selectAll().where('user_id', '=', userId).orderBy('submitted_at').execute();

/** Waits for others who change the same registration. Needs a transaction. */
export const lockRegistration = async (db: Executor, id: string) =>
  isUuid(id)
    ? db.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;

export const updateRegistration = (
  db: Executor,
  registration: Authorized<{ id: string }>,
  {
    answers,
    ...change
  }: {
    state?: RegistrationState;
    note?: string | null;
    answers?: RegistrationAnswers;
    words?: string;
    changed_at?: Date;
    reviewed_at?: Date | null;
  },
) =>
  db
    .updateTable('registrations')
    .set({ ...change, ...(answers && { answers: JSON.stringify(answers) }) })
    .where('id', '=', registration.id)
    .execute();

export const deleteRegistration = (db: Executor, registration: Authorized<{ id: string }>) =>
  db.deleteFrom('registrations').where('id', '=', registration.id).execute();

/** Makes the current registration pending, as if someone else had sent it. @returns its ID */
export async function returnToWaiting(db: Executor, userId: string, at: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('registrations')
    .set({ state: 'waiting', changed_at: at })
    .where('user_id', '=', userId)
    .where('state', '<>', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Deletes registrations that nobody accepted, with their passwords. @returns how many */
export async function deleteWaitingBefore(db: Executor, moment: Date): Promise<number> {
  const done = await db
    .deleteFrom('registrations')
    .where('state', '=', 'waiting')
    .where('changed_at', '<', moment)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** Emails about a member's registrations. They may have gone to an address other than the account's. */
export async function deleteEmailsAbout(db: Executor, userId: string): Promise<void> {
  await sql`
    DELETE FROM mails USING registrations
    WHERE registrations.user_id = ${userId} AND mails.subject LIKE '%(' || registrations.reference || ')'
  `.execute(db);
}

export type EventKind =
  | 'received'
  | 'taken'
  | 'edited'
  | 'in-review'
  | 'accepted'
  | 'returned'
  | 'assigned'
  | 'unassigned';

export const addEvent = (
  db: Executor,
  event: { registrationId: string; actorId?: string; kind: EventKind; detail?: string; at: Date },
) =>
  db
    .insertInto('registration_events')
    .values({
      registration_id: event.registrationId,
      actor_id: event.actorId ?? null,
      kind: event.kind,
      detail: event.detail ?? null,
      at: event.at,
    })
    .execute();

export const listEvents = (db: Executor, registrationId: string) =>
  db
    .selectFrom('registration_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.detail', 'event.at', 'users.name as by'])
    .where('event.registration_id', '=', registrationId)
    .orderBy('event.id')
    .execute();

const selectRegistrations = (db: Executor) =>
  db
    .selectFrom('registrations')
    .innerJoin('users as member', 'member.id', 'registrations.user_id')
    .leftJoin('assignments', (join) =>
      join.onRef('assignments.member_id', '=', 'member.id').on('assignments.ended_at', 'is', null),
    )
    .leftJoin('users as recruiter', 'recruiter.id', 'assignments.recruiter_id')
    .selectAll('registrations')
    .select([
      'member.name as member_name',
      'member.plan',
      'member.trial_ends_at',
      'member.email_verified',
      'member.sample_hash',
      'assignments.recruiter_id',
      'assignments.assigned_at',
      'recruiter.name as recruiter_name',
    ])
    .select(
      sql<string>`CASE WHEN member.email_verified THEN member.email ELSE coalesce(member.pending_email, '') END`.as(
        'member_email',
      ),
    )
    .where('registrations.state', '<>', 'waiting');

export type RegistrationWithMember = Awaited<ReturnType<ReturnType<typeof selectRegistrations>['execute']>>[number];

export const findRegistrationWithMember = async (db: Executor, id: string) =>
  isUuid(id) ? selectRegistrations(db).where('registrations.id', '=', id).executeTakeFirst() : undefined;

export interface RegistrationFilter {
  state?: string | undefined;
  /** Only accepted ones of members whose plan includes a recruiter and who have none. */
  needsRecruiter?: boolean | undefined;
  words?: string | undefined;
}

/** Awaiting review first, oldest on top; then those in review; then the rest, newest first. */
export const listRegistrationsWithMember = (
  db: Executor,
  filter: RegistrationFilter,
  page: { limit: number; offset: number },
) =>
  selectRegistrations(db)
    .where(createFilter(filter))
    .orderBy(sql`array_position(ARRAY['new', 'in-review', 'returned', 'accepted'], registrations.state)`)
    .orderBy(sql`CASE WHEN registrations.state IN ('new', 'in-review') THEN registrations.submitted_at END`)
    .orderBy('registrations.submitted_at', 'desc')
    .orderBy('registrations.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** The oldest that match, by the time since when they wait. */
export const listOldestRegistrations = (db: Executor, filter: RegistrationFilter, limit: number) =>
  selectRegistrations(db)
    .where(createFilter(filter))
    .orderBy(sql`coalesce(registrations.reviewed_at, registrations.submitted_at)`)
    .orderBy('registrations.id')
    .limit(limit)
    .execute();

/** The current registration of a member, without one that is still waiting to be claimed. */
export const findRegistrationOf = (db: Executor, userId: string) =>
  selectRegistrations(db).where('registrations.user_id', '=', userId).executeTakeFirst();

/** Counts registrations by state, and those that match. */
export async function countRegistrations(db: Executor, filter: RegistrationFilter) {
  const { rows } = await sql<{ state: string; all: number; fits: number }>`
    SELECT state, count(*) AS "all", count(*) FILTER (WHERE ${createFilter(filter)}) AS "fits"
    FROM registrations WHERE state <> 'waiting' GROUP BY state
  `.execute(db);
  return rows;
}

const PLANS_WITH_RECRUITER = PLANS.filter((plan) => includesRecruiter({ plan }));

const NEEDS_RECRUITER = sql<SqlBool>`
  registrations.state = 'accepted'
  AND EXISTS (SELECT FROM users WHERE users.id = registrations.user_id AND users.plan = ANY(${PLANS_WITH_RECRUITER}))
  AND NOT EXISTS (
    SELECT FROM assignments AS current WHERE current.member_id = registrations.user_id AND current.ended_at IS NULL
  )`;

function createFilter({ state, needsRecruiter, words }: RegistrationFilter) {
  const conditions = [sql<SqlBool>`true`];
  if (needsRecruiter) conditions.push(NEEDS_RECRUITER);
  if (state !== undefined) conditions.push(sql`registrations.state = ${state}`);
  const patterns =
    words
      ?.split(/\s+/)
      .filter(Boolean)
      .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`) ?? [];
  if (patterns.length > 0) conditions.push(sql`registrations.id IN (SELECT find_registrations(${patterns}))`);
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}
