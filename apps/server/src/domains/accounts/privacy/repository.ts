import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';

export const lockUser = (trx: Transaction<DB>, userId: string) =>
  trx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();

export const deleteUser = (trx: Transaction<DB>, userId: string) =>
  trx.deleteFrom('users').where('id', '=', userId).execute();

/** Whether a text contains exactly this address and not a longer one, as `joann@example.com` contains `ann@example.co`. */
const names = (text: RawBuilder<unknown>, email: string) =>
  sql<boolean>`lower(${text}) ~ ${`(^|[^a-z0-9._%+-])${email.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![a-z0-9-]|\\.[a-z0-9])`}`;

/** Emails to an address or about it, including any not sent yet. In two statements, because each one has an index of its own. */
export async function deleteEmailsByRecipient(trx: Transaction<DB>, email: string): Promise<void> {
  await trx.deleteFrom('mails').where('recipient', '=', email).execute();
  await trx
    .deleteFrom('mails')
    .where((or) => or.or([or('body_text', '<>', ''), or('body_html', '<>', '')]))
    .where((or) => or.or([names(sql.ref('body_text'), email), names(sql.ref('body_html'), email)]))
    .execute();
}

/** Responses stored for a day so that repeated calls can be replayed. */
export async function deleteSavedAnswers(trx: Transaction<DB>, userId: string, email: string | null): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('caller', '=', userId).execute();
  if (email === null) return;
  await trx
    .deleteFrom('idempotency_keys')
    .where(names(sql.ref('body'), email))
    .execute();
}

export const listEmailsTo = (db: Executor, email: string) =>
  db
    .selectFrom('mails')
    .select(['subject', 'kind', 'state', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();

/** Accounts that never confirmed an address and have no paid plan. */
export const listForgotten = (db: Executor, before: Date, limit: number) =>
  db
    .selectFrom('users')
    .select('id')
    .where('email_verified', '=', false)
    .where('plan', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();

/** Members whose trial ends by then, who haven't been notified, bought nothing, and didn't unsubscribe. */
export const listTrialsEnding = (db: Kysely<DB>, from: Date, until: Date) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'member')
    .where('email_verified', '=', true)
    .where('plan', 'is', null)
    .where('trial_email_at', 'is', null)
    .where('trial_ends_at', '>', from)
    .where('trial_ends_at', '<=', until)
    .where(
      sql<boolean>`coalesce((SELECT given FROM consents WHERE user_id = users.id AND kind = 'newsletter' ORDER BY id DESC LIMIT 1), true)`,
    )
    .execute();

/** Returns undefined if they were notified in the meantime. */
export const markTrialEmail = (trx: Transaction<DB>, userId: string, now: Date) =>
  trx
    .updateTable('users')
    .set({ trial_email_at: now })
    .where('id', '=', userId)
    .where('trial_email_at', 'is', null)
    .where('plan', 'is', null)
    .where('trial_ends_at', 'is not', null)
    .returning(['id', 'name', 'email', 'region', 'trial_ends_at'])
    .$narrowType<{ trial_ends_at: Date }>()
    .executeTakeFirst();
