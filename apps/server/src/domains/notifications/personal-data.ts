import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listAll } from './repository.ts';
import { toNotification } from './views.ts';

/** Everything the person was told. The rows are deleted with the account. */
export function createNotificationsPersonalData({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'notifications',
    collect: async (userId) => ({ data: (await listAll(db, userId)).map(toNotification) }),
    // Others announce what happens, and looking at it marks it as read.
    listChangeable: () => null,
    erase: async () => undefined,
  };
}
