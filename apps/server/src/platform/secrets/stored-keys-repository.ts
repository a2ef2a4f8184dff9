import type { Executor } from '../db/database.ts';

export async function findKey(db: Executor, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('stored_keys').select('sealed').where('name', '=', name).executeTakeFirst();
  return row?.sealed;
}

export async function getKey(db: Executor, name: string): Promise<Buffer> {
  const row = await db.selectFrom('stored_keys').select('sealed').where('name', '=', name).executeTakeFirstOrThrow();
  return row.sealed;
}

/** Does nothing if there is one with this name. */
export const insertKey = (db: Executor, { name, sealed, at }: { name: string; sealed: Buffer; at: Date }) =>
  db
    .insertInto('stored_keys')
    .values({ name, sealed, created_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
