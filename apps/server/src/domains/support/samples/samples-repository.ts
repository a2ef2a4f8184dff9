import type { Executor } from '../../../platform/db/database.ts';

export const markSample = (db: Executor, id: string, hash: string) =>
  db.updateTable('inquiries').set({ sample_hash: hash }).where('id', '=', id).execute();

export const listSamples = (db: Executor) =>
  db
    .selectFrom('inquiries')
    .select(['id', 'sample_hash'])
    .where('sample_hash', 'is not', null)
    .$narrowType<{ sample_hash: string }>()
    .orderBy('id')
    .execute();

/** Deletes an inquiry with its history and booking. */
export const deleteSample = (db: Executor, id: string) =>
  db.deleteFrom('inquiries').where('id', '=', id).where('sample_hash', 'is not', null).execute();

export const hasInquiries = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('inquiries').select('id').limit(1).executeTakeFirst()) !== undefined;

export const listIds = async (db: Executor): Promise<string[]> =>
  (await db.selectFrom('inquiries').select('id').execute()).map(({ id }) => id);
