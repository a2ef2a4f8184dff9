import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type {
  ApplicationContacts,
  ApplicationFiles,
  ApplicationInterviews,
  ApplicationReminders,
  DB,
} from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type InterviewRow = Selectable<ApplicationInterviews>;
export type ReminderRow = Selectable<ApplicationReminders>;
export type ContactRow = Selectable<ApplicationContacts>;
export type FileRow = Selectable<ApplicationFiles>;

/** The tables whose rows belong to an application. */
interface EntryTables {
  application_interviews: ApplicationInterviews;
  application_reminders: ApplicationReminders;
  application_contacts: ApplicationContacts;
  application_files: ApplicationFiles;
}
export type EntryTable = keyof EntryTables & keyof DB;

const ORDER: Record<EntryTable, string> = {
  application_interviews: 'starts_at',
  application_reminders: 'due_at',
  application_contacts: 'created_at',
  application_files: 'created_at',
};

/** The owner's application, to which the rows belong. */
type Own = Authorized<{ id: string }>;

// The query builder can't type a table that is a parameter. All four have the columns `id` and `application_id`.
type AnyEntry = 'application_contacts';

/** The rows of an application, in their order. */
export const listEntries = <T extends EntryTable>(db: Executor, table: T, application: Own) =>
  db
    .selectFrom(table as AnyEntry)
    .selectAll()
    .where('application_id', '=', application.id)
    .orderBy(ORDER[table] as 'created_at')
    .orderBy('id')
    .execute() as unknown as Promise<Selectable<EntryTables[T]>[]>;

export async function countEntries(db: Executor, table: EntryTable, application: Own): Promise<number> {
  const { count } = await db
    .selectFrom(table as AnyEntry)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', application.id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined if it belongs to another application. */
export const findEntry = async <T extends EntryTable>(db: Executor, table: T, application: Own, id: string) =>
  (isUuid(id)
    ? await db
        .selectFrom(table as AnyEntry)
        .selectAll()
        .where('application_id', '=', application.id)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined) as Selectable<EntryTables[T]> | undefined;

export const insertEntry = <T extends EntryTable>(
  db: Executor,
  table: T,
  application: Own,
  values: Omit<Insertable<EntryTables[T]>, 'id' | 'application_id'>,
) =>
  db
    .insertInto(table as AnyEntry)
    .values({ ...(values as object), application_id: application.id } as unknown as Insertable<ApplicationContacts>)
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<Selectable<EntryTables[T]>>;

/** Undefined if it belongs to another application. */
export const updateEntry = async <T extends EntryTable>(
  db: Executor,
  table: T,
  application: Own,
  id: string,
  changes: Updateable<EntryTables[T]>,
) =>
  (await db
    .updateTable(table as AnyEntry)
    .set(changes as Updateable<ApplicationContacts>)
    .where('application_id', '=', application.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()) as unknown as Selectable<EntryTables[T]> | undefined;

/** @returns whether there was one */
export async function deleteEntry(db: Executor, table: EntryTable, application: Own, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom(table as AnyEntry)
    .where('application_id', '=', application.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks the open reminders about asking for news as done. */
export const finishFollowUps = (db: Executor, application: Own, at: Date) =>
  db
    .updateTable('application_reminders')
    .set({ done_at: at })
    .where('application_id', '=', application.id)
    .where('follow_up', '=', true)
    .where('done_at', 'is', null)
    .execute();

/** Bytes of all files of a member, those of removed applications included. */
export async function sumFileBytes(db: Executor, userId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('application_files as file')
    .innerJoin('applications', 'applications.id', 'file.application_id')
    .select(({ fn }) => fn.sum<string | null>('file.bytes').as('sum'))
    .where('applications.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
