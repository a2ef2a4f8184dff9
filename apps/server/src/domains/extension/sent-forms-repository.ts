import type { Transaction } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { isUuid } from '../../platform/uuid.ts';

const COLUMNS = [
  'id',
  'user_id',
  'application_id',
  'host',
  'fields',
  'submitted_at',
  'created_at',
  'imported',
] as const;

export const insertSentForm = (
  trx: Transaction<DB>,
  form: { userId: string; applicationId: string; host: string; fields: unknown; submittedAt: Date; at: Date },
) =>
  trx
    .insertInto('sent_forms')
    .values({
      user_id: form.userId,
      application_id: form.applicationId,
      host: form.host,
      fields: JSON.stringify(form.fields),
      submitted_at: form.submittedAt,
      created_at: form.at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const listSentForms = (db: Executor, applicationId: string) =>
  db
    .selectFrom('sent_forms')
    .select(COLUMNS)
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
export type SentFormRow = Awaited<ReturnType<typeof listSentForms>>[number];

export const listAllSentForms = (db: Executor, userId: string) =>
  db.selectFrom('sent_forms').select(COLUMNS).where('user_id', '=', userId).orderBy('created_at').execute();

export const findSentForm = async (db: Executor, id: string): Promise<SentFormRow | undefined> =>
  isUuid(id) ? db.selectFrom('sent_forms').select(COLUMNS).where('id', '=', id).executeTakeFirst() : undefined;

export const deleteSentForm = (db: Executor, form: Authorized<SentFormRow>) =>
  db.deleteFrom('sent_forms').where('id', '=', form.id).execute();

/** Deletes all but the newest records of an application. */
export const deleteOldSentForms = (trx: Transaction<DB>, applicationId: string, most: number) =>
  trx
    .deleteFrom('sent_forms')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sent_forms')
        .select('id')
        .where('application_id', '=', applicationId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute();
