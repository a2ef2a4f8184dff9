import type { Executor } from '../../../platform/db/database.ts';

export const findInbox = (db: Executor, userId: string) =>
  db.selectFrom('forwarding_inboxes').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const findOwner = (db: Executor, localPart: string) =>
  db
    .selectFrom('forwarding_inboxes')
    .innerJoin('users', 'users.id', 'forwarding_inboxes.user_id')
    .select(['users.id', 'users.role'])
    .where('local_part', '=', localPart)
    .executeTakeFirst();

/** Gives a member an address in place of an earlier one. */
export const setInbox = (db: Executor, userId: string, localPart: string, at: Date) =>
  db
    .insertInto('forwarding_inboxes')
    .values({ user_id: userId, local_part: localPart, created_at: at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        local_part: localPart,
        created_at: at,
        confirmation_code: null,
        confirmation_url: null,
        confirmation_mailbox: null,
        confirmation_at: null,
      }),
    )
    .execute();

export const deleteInbox = (db: Executor, userId: string) =>
  db.deleteFrom('forwarding_inboxes').where('user_id', '=', userId).execute();

export const setConfirmation = (
  db: Executor,
  userId: string,
  { code, url, mailbox, at }: { code: string | null; url: string | null; mailbox: string | null; at: Date },
) =>
  db
    .updateTable('forwarding_inboxes')
    .set({ confirmation_code: code, confirmation_url: url, confirmation_mailbox: mailbox, confirmation_at: at })
    .where('user_id', '=', userId)
    .execute();
