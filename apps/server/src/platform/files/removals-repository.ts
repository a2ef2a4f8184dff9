import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/** Registers a file before it is stored. Unless it is removed from this list, the job deletes it an hour later. */
export const announceFile = (db: Executor, fileKey: string) =>
  db.insertInto('file_removals').values({ file_key: fileKey, requested_at: sql`now() + interval '1 hour'` }).execute();

export const listFileRemovals = (db: Executor, limit: number) =>
  db
    .selectFrom('file_removals')
    .select('file_key')
    .where('requested_at', '<=', sql<Date>`now()`)
    .orderBy('requested_at')
    .limit(limit)
    .execute();

export const forgetFileRemoval = (db: Executor, fileKey: string) =>
  db.deleteFrom('file_removals').where('file_key', '=', fileKey).execute();
