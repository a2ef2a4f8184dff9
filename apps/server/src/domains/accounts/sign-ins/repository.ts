import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export type PlaceKind = 'device' | 'network';

/** Accounts of an address, confirmed or pending, that signed in since then from a place with one of these hashes. */
export const findPlaces = (db: Executor, email: string, hashes: readonly Buffer[], since: Date) =>
  db
    .selectFrom('sign_in_places')
    .innerJoin('users', 'users.id', 'sign_in_places.user_id')
    .select(['sign_in_places.user_id', 'sign_in_places.kind'])
    .where((or) => or.or([or('users.email', '=', email), or('users.pending_email', '=', email)]))
    .where('sign_in_places.hash', 'in', hashes)
    .where('sign_in_places.last_used_at', '>', since)
    .execute();

/** Stores the place or its latest use, and deletes all but the newest of its kind. */
export async function savePlace(
  db: Executor,
  place: { userId: string; kind: PlaceKind; hash: Buffer; now: Date },
  most: number,
): Promise<void> {
  await db
    .insertInto('sign_in_places')
    .values({ user_id: place.userId, kind: place.kind, hash: place.hash, last_used_at: place.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'hash']).doUpdateSet({ last_used_at: place.now }))
    .execute();
  await db
    .deleteFrom('sign_in_places')
    .where('user_id', '=', place.userId)
    .where('kind', '=', place.kind)
    .where('hash', 'not in', ({ selectFrom }) =>
      selectFrom('sign_in_places as newest')
        .select('newest.hash')
        .where('newest.user_id', '=', place.userId)
        .where('newest.kind', '=', place.kind)
        .orderBy('newest.last_used_at', 'desc')
        .orderBy('newest.hash')
        .limit(most),
    )
    .execute();
}

export const listPlaces = (db: Executor, userId: string) =>
  db
    .selectFrom('sign_in_places')
    .select(['kind', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at')
    .execute();

export const deletePlaces = (db: Executor, userId: string) =>
  db.deleteFrom('sign_in_places').where('user_id', '=', userId).execute();

/** Counts unused codes for an address that are valid beyond a given time. */
export async function countCodes(db: Executor, email: string, expiresAfter: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mail_tokens')
    .select(sql<number>`count(*)`.as('count'))
    .where('purpose', '=', 'sign-in-code')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', expiresAfter)
    .executeTakeFirstOrThrow();
  return count;
}
