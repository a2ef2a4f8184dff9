import type { Transaction } from 'kysely';
import type { Executor } from '../../../../platform/db/database.ts';
import type { DB } from '../../../../platform/db/schema.ts';

export const hasArchive = async (db: Executor, userId: string, { id, digest }: { id: string; digest: Buffer }) =>
  (await db
    .selectFrom('account_archives')
    .select('archive_id')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('archive_id', '=', id), where('digest', '=', digest)]))
    .executeTakeFirst()) !== undefined;

export const insertArchive = (
  trx: Transaction<DB>,
  row: { userId: string; id: string; digest: Buffer; exportedAt: string; now: Date; records: number },
) =>
  trx
    .insertInto('account_archives')
    .values({
      user_id: row.userId,
      archive_id: row.id,
      digest: row.digest,
      exported_at: row.exportedAt,
      imported_at: row.now,
      records: row.records,
    })
    .execute();

/** Newest first. */
export const listArchives = (db: Executor, userId: string) =>
  db
    .selectFrom('account_archives')
    .select(['exported_at', 'imported_at', 'records'])
    .where('user_id', '=', userId)
    .orderBy('imported_at', 'desc')
    .execute();
