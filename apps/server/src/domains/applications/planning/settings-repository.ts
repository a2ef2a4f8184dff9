import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { ApplicationSettings } from '../../../platform/db/schema.ts';

export type SettingsRow = Selectable<ApplicationSettings>;

export const findSettings = (db: Executor, userId: string): Promise<SettingsRow | undefined> =>
  db.selectFrom('application_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const saveSettings = (
  db: Executor,
  userId: string,
  changes: Omit<Partial<Insertable<ApplicationSettings>>, 'user_id'>,
): Promise<SettingsRow> =>
  db
    .insertInto('application_settings')
    .values({ ...changes, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...changes, user_id: userId }))
    .returningAll()
    .executeTakeFirstOrThrow();
