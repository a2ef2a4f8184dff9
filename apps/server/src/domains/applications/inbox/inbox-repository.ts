import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { ReceivedMails } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type MailRow = Selectable<ReceivedMails>;
export type NewMail = Omit<Insertable<ReceivedMails>, 'id'>;

export const insertMail = (db: Executor, row: NewMail): Promise<MailRow> =>
  db.insertInto('received_mails').values(row).returningAll().executeTakeFirstOrThrow();

/** The same bytes again, or a message with the same Message-ID. */
export const findSameMails = (
  db: Executor,
  userId: string,
  { sha256, messageId }: { sha256: Buffer; messageId: string | null },
) =>
  db
    .selectFrom('received_mails')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([where('sha256', '=', sha256), ...(messageId === null ? [] : [where('message_id', '=', messageId)])]),
    )
    .execute();

export async function countSince(db: Executor, userId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('received_mails')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('received_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

const selectOwn = (db: Executor, userId: string, waiting: boolean) => {
  const own = db.selectFrom('received_mails').where('user_id', '=', userId);
  return waiting ? own.where('outcome', '=', 'waiting') : own;
};

export const listMails = (
  db: Executor,
  userId: string,
  { waiting, limit, offset }: { waiting: boolean; limit: number; offset: number },
): Promise<MailRow[]> =>
  selectOwn(db, userId, waiting)
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countMails(db: Executor, userId: string, waiting: boolean): Promise<number> {
  const row = await selectOwn(db, userId, waiting)
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export const lockMail = async (db: Executor, id: string): Promise<MailRow | undefined> =>
  isUuid(id)
    ? db.selectFrom('received_mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;

export const updateMail = (db: Executor, { id }: Authorized<{ id: string }>, changes: Updateable<ReceivedMails>) =>
  db.updateTable('received_mails').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteMail = (db: Executor, { id }: Authorized<{ id: string }>) =>
  db.deleteFrom('received_mails').where('id', '=', id).execute();

/** Queues the files of emails for deletion that were received before a time. What was read from them stays. */
export async function forgetFilesBefore(db: Executor, before: Date): Promise<void> {
  await db
    .with('old', (query) =>
      query
        .selectFrom('received_mails')
        .select(['id', 'file_key'])
        .where('received_at', '<', before)
        .where('file_key', 'is not', null)
        .forUpdate(),
    )
    .with('queued', (query) =>
      query
        .insertInto('file_removals')
        .columns(['file_key'])
        .expression((from) => from.selectFrom('old').select('old.file_key').$narrowType<{ file_key: string }>())
        .onConflict((conflict) => conflict.doNothing()),
    )
    .updateTable('received_mails')
    .set({ file_key: null })
    .where('id', 'in', (query) => query.selectFrom('old').select('old.id'))
    .execute();
}

/** The applications that an email may be about, with the employers' websites and the pages of the jobs. */
export const listTargets = (db: Executor, userId: string) =>
  db
    .selectFrom('applications')
    .leftJoin('listings', 'listings.id', 'applications.listing_id')
    .leftJoin('companies', 'companies.id', 'listings.company_id')
    .select([
      'applications.id',
      'applications.state',
      'applications.title',
      'applications.company',
      'companies.url as website',
      sql<string | null>`applications.job ->> 'url'`.as('jobPage'),
    ])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .orderBy('applications.created_at', 'desc')
    .limit(2000)
    .execute();

/** The domains that signed emails which the member accepted, with the employers they accepted them for. */
export const listAcceptedDomains = (db: Executor, userId: string) =>
  db
    .selectFrom('received_mails')
    .innerJoin('applications', 'applications.id', 'received_mails.application_id')
    .select(['applications.company', 'received_mails.verified_domain as domain'])
    .distinct()
    .where('received_mails.user_id', '=', userId)
    .where('received_mails.outcome', '=', 'accepted')
    .where('received_mails.verified_domain', 'is not', null)
    .$narrowType<{ domain: string }>()
    .execute();

export const listApplicationNames = async (db: Executor, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('applications')
        .select(['id', 'title', 'company', 'last_event_id'])
        .where('id', 'in', [...ids])
        .where('removed_at', 'is', null)
        .execute();

/** Adds an interview unless there is one at that time. @returns its ID, or null */
export async function insertInterview(
  db: Executor,
  row: { applicationId: string; title: string; startsAt: Date; minutes: number; timeZone: string; at: Date },
): Promise<string | null> {
  const known = await db
    .selectFrom('application_interviews')
    .select('id')
    .where('application_id', '=', row.applicationId)
    .where('starts_at', '=', row.startsAt)
    .executeTakeFirst();
  if (known) return null;
  const { id } = await db
    .insertInto('application_interviews')
    .values({
      application_id: row.applicationId,
      title: row.title,
      kind: 'other',
      starts_at: row.startsAt,
      minutes: row.minutes,
      time_zone: row.timeZone,
      created_at: row.at,
      updated_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const deleteInterview = (db: Executor, id: string) =>
  db.deleteFrom('application_interviews').where('id', '=', id).execute();

/** Marks a file for deletion in an hour, in case the email it belongs to isn't stored. */
export const announceFile = (db: Executor, fileKey: string, at: Date) =>
  db.insertInto('file_removals').values({ file_key: fileKey, requested_at: at }).execute();

export const retainFile = (db: Executor, fileKey: string) =>
  db.deleteFrom('file_removals').where('file_key', '=', fileKey).execute();
