import { type Selectable, sql, type Transaction } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Authenticators, DB, Passkeys } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type AuthenticatorRow = Selectable<Authenticators>;
export type PasskeyRow = Selectable<Passkeys>;

/** Deletes everything besides the password that can prove an identity. */
export async function deleteFactors(trx: Executor, userId: string): Promise<void> {
  for (const table of ['authenticators', 'passkeys', 'recovery_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}

export const findAuthenticator = (db: Executor, userId: string, state: 'in-use' | 'waiting') =>
  db
    .selectFrom('authenticators')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', state === 'in-use' ? 'is not' : 'is', null)
    .executeTakeFirst();

/** Replaces an earlier pending authenticator. */
export const putWaitingAuthenticator = (db: Executor, row: { userId: string; secret: Buffer; createdAt: Date }) =>
  db
    .insertInto('authenticators')
    .values({ user_id: row.userId, secret: row.secret, created_at: row.createdAt })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where('confirmed_at', 'is', null)
        .doUpdateSet({ secret: row.secret, created_at: row.createdAt }),
    )
    .execute();

/** Activates the pending authenticator, deletes the previous one, and uses up the first code. */
export async function useAuthenticator(trx: Transaction<DB>, row: AuthenticatorRow, step: number, now: Date) {
  await trx
    .deleteFrom('authenticators')
    .where('user_id', '=', row.user_id)
    .where('confirmed_at', 'is not', null)
    .execute();
  const done = await trx
    .updateTable('authenticators')
    .set({ confirmed_at: now, last_step: step })
    .where('id', '=', row.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** If the same code arrives twice at the same time, only one succeeds. */
export async function advanceStep(db: Executor, id: string, step: number): Promise<boolean> {
  const done = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('id', '=', id)
    .where((or) => or.or([or('last_step', 'is', null), or('last_step', '<', step)]))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export const deleteAuthenticator = (db: Executor, row: Authorized<{ id: string }>) =>
  db.deleteFrom('authenticators').where('id', '=', row.id).execute();

export const listPasskeys = (db: Executor, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

export const findPasskey = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

export const findPasskeyByCredential = (db: Executor, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** Undefined if the credential is already registered on any account. */
export const addPasskey = (
  db: Executor,
  passkey: {
    userId: string;
    credentialId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: string[];
    name: string;
    backedUp: boolean;
    createdAt: Date;
  },
) =>
  db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      backed_up: passkey.backedUp,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();

export const renamePasskey = (db: Executor, row: Authorized<{ id: string }>, name: string) =>
  db.updateTable('passkeys').set({ name }).where('id', '=', row.id).returningAll().executeTakeFirst();

export const deletePasskey = (db: Executor, row: Authorized<{ id: string }>) =>
  db.deleteFrom('passkeys').where('id', '=', row.id).execute();

/** False if the counter changed in the meantime, because two responses can't both come next. */
export async function recordPasskeyUse(
  db: Executor,
  row: PasskeyRow,
  use: { counter: number; backedUp: boolean; at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, backed_up: use.backedUp, last_used_at: use.at })
    .where('id', '=', row.id)
    .where('counter', '=', row.counter)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export const addChallenge = (
  db: Executor,
  challenge: { hash: Buffer; purpose: string; userId: string | null; expiresAt: Date },
) =>
  db
    .insertInto('passkey_challenges')
    .values({
      hash: challenge.hash,
      purpose: challenge.purpose,
      user_id: challenge.userId,
      expires_at: challenge.expiresAt,
    })
    .execute();

/** A challenge works once, for the purpose and user it was issued for. */
export const consumeChallenge = (
  db: Executor,
  challenge: { hash: Buffer; purpose: string; userId: string | null; now: Date },
) =>
  db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', challenge.hash)
    .where('purpose', '=', challenge.purpose)
    .where('user_id', challenge.userId === null ? 'is' : '=', challenge.userId)
    .where('expires_at', '>', challenge.now)
    .returning('hash')
    .executeTakeFirst();

export async function replaceRecoveryCodes(trx: Transaction<DB>, userId: string, hashes: readonly Buffer[]) {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

export const deleteRecoveryCodes = (db: Executor, userId: string) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();

export const consumeRecoveryCode = (db: Executor, userId: string, hash: Buffer, now: Date) =>
  db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();

export async function countFactors(db: Executor, userId: string) {
  const { rows } = await sql<{ authenticator: boolean; passkeys: number; codes: number; made: number }>`
    SELECT EXISTS (SELECT 1 FROM authenticators WHERE user_id = ${userId} AND confirmed_at IS NOT NULL) AS authenticator,
      (SELECT count(*)::int FROM passkeys WHERE user_id = ${userId}) AS passkeys,
      (SELECT count(*)::int FROM recovery_codes WHERE user_id = ${userId} AND used_at IS NULL) AS codes,
      (SELECT count(*)::int FROM recovery_codes WHERE user_id = ${userId}) AS made`.execute(db);
  return rows[0] ?? { authenticator: false, passkeys: 0, codes: 0, made: 0 };
}
