import type { ConfirmationState } from '@foothold/contracts/recruiting/tailoring';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

export interface NewTailoredCopy {
  resumeId: string;
  memberId: string;
  recruiter: { id: string; name: string };
  listingId: string;
  at: Date;
}

export const insertTailoredCopy = (db: Executor, copy: NewTailoredCopy) =>
  db
    .insertInto('tailored_copies')
    .values({
      resume_id: copy.resumeId,
      member_id: copy.memberId,
      recruiter_id: copy.recruiter.id,
      recruiter_name: copy.recruiter.name,
      listing_id: copy.listingId,
      created_at: copy.at,
    })
    .execute();

/** A tailored copy of this member. Undefined for their other résumés and for other members’. */
export const findTailoredCopy = async (db: Executor, memberId: string, resumeId: string) =>
  isUuid(resumeId)
    ? db
        .selectFrom('tailored_copies')
        .selectAll()
        .where('resume_id', '=', resumeId)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
    : undefined;

export const listTailoredCopies = (db: Executor, memberId: string) =>
  db.selectFrom('tailored_copies').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute();

export interface NewConfirmation {
  memberId: string;
  resumeId: string;
  kind: 'question' | 'edit';
  subject: string;
  text: string;
  before: string | null;
  reason: string;
  asksWhere: boolean;
  at: Date;
}

/** Replaces what waits about the same line. @returns its ID */
export async function saveConfirmation(db: Executor, confirmation: NewConfirmation): Promise<string> {
  const { text, before, reason, at } = confirmation;
  const { id } = await db
    .insertInto('tailoring_confirmations')
    .values({
      member_id: confirmation.memberId,
      resume_id: confirmation.resumeId,
      kind: confirmation.kind,
      subject: confirmation.subject,
      text,
      before,
      reason,
      asks_where: confirmation.asksWhere,
      state: 'waiting',
      asked_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['resume_id', 'subject'])
        .where('state', '=', 'waiting')
        .doUpdateSet({ text, before, reason, asked_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of one copy, those that wait first, oldest first. */
export const listConfirmations = (db: Executor, resumeId: string) =>
  db
    .selectFrom('tailoring_confirmations')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .orderBy((row) => row('state', '=', 'waiting'), 'desc')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(200)
    .execute();

/** What waits for a member, oldest first, with the copy that it is about. */
export const listWaitingConfirmations = (db: Executor, memberId: string) =>
  db
    .selectFrom('tailoring_confirmations')
    .innerJoin('tailored_copies', 'tailored_copies.resume_id', 'tailoring_confirmations.resume_id')
    .selectAll('tailoring_confirmations')
    .select(['tailored_copies.recruiter_name', 'tailored_copies.listing_id'])
    .where('tailoring_confirmations.member_id', '=', memberId)
    .where('tailoring_confirmations.state', '=', 'waiting')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(200)
    .execute();

export const listAllConfirmations = (db: Executor, memberId: string) =>
  db
    .selectFrom('tailoring_confirmations')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();

export const findConfirmation = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('tailoring_confirmations').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
export type ConfirmationRow = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>;

/** Ends one that still waits. @returns whether it did */
export async function endConfirmation(
  db: Executor,
  confirmation: Authorized<{ id: string }>,
  state: Exclude<ConfirmationState, 'waiting'>,
  at: Date,
): Promise<boolean> {
  const done = await db
    .updateTable('tailoring_confirmations')
    .set({ state, decided_at: at })
    .where('id', '=', confirmation.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(done.numUpdatedRows) > 0;
}

/** Withdraws everything that waits for a member whose recruiter may no longer work for them. */
export const withdrawWaiting = (db: Executor, memberId: string, at: Date) =>
  db
    .updateTable('tailoring_confirmations')
    .set({ state: 'withdrawn', decided_at: at })
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .execute();
