import type { AppScope } from '@foothold/contracts/endpoint';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import { buildRead } from '../../../platform/db/built-read.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { NewToken, TokenKind } from './format.ts';

export interface TokenValues extends Pick<NewToken, 'hash' | 'start'> {
  userId: string;
  kind: TokenKind;
  name: string;
  scopes: readonly AppScope[];
  family: string;
  /** What the member allowed the app that has the token. */
  grantId?: string;
  createdAt: Date;
  expiresAt: Date;
}

export type TokenRow = Awaited<ReturnType<typeof insertToken>>;

export const insertToken = (db: Executor, values: TokenValues) =>
  db
    .insertInto('access_tokens')
    .values({
      user_id: values.userId,
      kind: values.kind,
      hash: values.hash,
      start: values.start,
      name: values.name,
      scopes: [...values.scopes],
      family: values.family,
      grant_id: values.grantId ?? null,
      created_at: values.createdAt,
      expires_at: values.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A token with its account, whatever its state. */
export const findTokenHolder = buildRead((db, hash: Buffer) =>
  db
    .selectFrom('access_tokens as token')
    .innerJoin('users', 'users.id', 'token.user_id')
    .selectAll('users')
    .select([
      'token.id as token_id',
      'token.kind as token_kind',
      'token.scopes as token_scopes',
      'token.family as token_family',
      'token.grant_id as token_grant_id',
      'token.expires_at as token_expires_at',
      'token.last_used_at as token_last_used_at',
      'token.replaced_at as token_replaced_at',
      'token.revoked_at as token_revoked_at',
    ])
    .where('token.hash', '=', hash),
);

export const findToken = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('access_tokens').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

const selectLive = (db: Executor, userId: string, now: Date) =>
  db
    .selectFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);

export const listLiveTokens = (db: Executor, userId: string, now: Date) =>
  selectLive(db, userId, now).selectAll().orderBy('created_at', 'desc').orderBy('id').execute();

export async function countLiveKeys(db: Executor, userId: string, now: Date): Promise<number> {
  const { count } = await selectLive(db, userId, now)
    .where('kind', '=', 'key')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Every token that the account ever had, as far as it is still stored. */
export const listTokens = (db: Executor, userId: string) =>
  db.selectFrom('access_tokens').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute();

export const setUsed = (db: Executor, id: string, at: Date) =>
  db.updateTable('access_tokens').set({ last_used_at: at }).where('id', '=', id).execute();

/** @returns whether this call replaced it, so that of two simultaneous ones only one does */
export async function replaceToken(db: Executor, { id }: Authorized<{ id: string }>, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_tokens')
    .set({ replaced_at: at })
    .where('id', '=', id)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes what is left of a family. @returns whether there was something */
export async function revokeFamily(db: Executor, family: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_tokens')
    .set({ revoked_at: at })
    .where('family', '=', family)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes all tokens of an account and disconnects its apps, or revokes only its sign-ins. */
export async function revokeTokens(db: Executor, userId: string, which: 'all' | 'login'): Promise<void> {
  if (which === 'all') await db.deleteFrom('oauth_grants').where('user_id', '=', userId).execute();
  const query = db
    .updateTable('access_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  await (which === 'all' ? query : query.where('kind', '=', 'login')).execute();
}
