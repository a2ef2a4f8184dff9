import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

/** A member's stages that aren't removed, in order. */
export const listStages = (db: Executor, userId: string) =>
  db
    .selectFrom('application_stages')
    .select(['id', 'state', 'name'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findStage = async (db: Executor, userId: string, id: string) =>
  isUuid(id)
    ? db
        .selectFrom('application_stages')
        .select(['id', 'state'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    : undefined;

/** Marks the member's stages as removed, except these. */
export async function removeOtherStages(db: Executor, userId: string, retained: readonly string[], at: Date) {
  await db
    .updateTable('application_stages')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .$if(retained.length > 0, (query) => query.where('id', 'not in', retained))
    .execute();
}

/** Frees the names of a member's stages, so that two can swap theirs. */
export const clearStageNames = (db: Executor, userId: string) =>
  db
    .updateTable('application_stages')
    .set({ name: sql`id::text` })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();

export const updateStage = (
  db: Executor,
  userId: string,
  { id, name }: { id: string; name: string },
  position: number,
) =>
  db
    .updateTable('application_stages')
    .set({ name, position })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();

export const insertStage = (
  db: Executor,
  userId: string,
  { state, name }: { state: string; name: string },
  position: number,
) => db.insertInto('application_stages').values({ user_id: userId, state, name, position }).execute();
