import type { SecretEnd } from '@foothold/contracts/recruiting/choices';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { BoundSecret } from './sealing.ts';

/** Inserts a secret. @param waitingRegistrationId the pending registration it belongs to, if any */
export const insertSecret = (db: Executor, secret: BoundSecret, sealedAt: Date, waitingRegistrationId: string | null) =>
  db
    .insertInto('mailbox_secrets')
    .values({
      id: secret.id,
      user_id: secret.userId,
      waits_with: waitingRegistrationId,
      key_id: secret.keyId,
      data_key: Buffer.from(secret.dataKey),
      ciphertext: Buffer.from(secret.ciphertext),
      sealed_at: sealedAt,
    })
    .execute();

const selectLive = (db: Executor, userId: string) =>
  db
    .selectFrom('mailbox_secrets')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('waits_with', 'is', null);

export const findLive = (db: Executor, userId: string) =>
  selectLive(db, userId).select(['id', 'sealed_at', 'last_opened_at']).executeTakeFirst();

/** With the sealed data, for the custody process. Locked until the transaction ends. */
export const lockSealed = (db: Executor, userId: string) =>
  selectLive(db, userId).selectAll().forUpdate().executeTakeFirst();

export const setOpened = (db: Executor, id: string, at: Date) =>
  db.updateTable('mailbox_secrets').set({ last_opened_at: at }).where('id', '=', id).execute();

export const findLastEnded = (db: Executor, userId: string) =>
  db
    .selectFrom('mailbox_secrets')
    .select(['ended_at', 'end_reason'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listSecrets = (db: Executor, userId: string) =>
  db
    .selectFrom('mailbox_secrets')
    .select(['sealed_at', 'last_opened_at', 'ended_at', 'end_reason'])
    .where('user_id', '=', userId)
    .where('waits_with', 'is', null)
    .orderBy('sealed_at')
    .execute();

const toEndedColumns = (why: SecretEnd, at: Date) => ({
  data_key: null,
  ciphertext: null,
  waits_with: null,
  ended_at: at,
  end_reason: why,
});

/** Deletes the sealed data and keeps the row as a record. @returns whether there was one */
export async function endLive(db: Executor, userId: string, why: SecretEnd, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('mailbox_secrets')
    .set(toEndedColumns(why, at))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('waits_with', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the secret of a pending registration. */
export const endWaiting = (db: Executor, registrationId: string, why: SecretEnd, at: Date) =>
  db.updateTable('mailbox_secrets').set(toEndedColumns(why, at)).where('waits_with', '=', registrationId).execute();

/** Activates the secret that came with this registration. */
export const activateWaiting = (db: Executor, registrationId: string) =>
  db.updateTable('mailbox_secrets').set({ waits_with: null }).where('waits_with', '=', registrationId).execute();

/**
 * Removes the earlier password if the same registration is sent again, without a record.
 * @returns whether there was one; false if the member deleted or replaced it in the meantime
 */
export async function deleteResubmitted(
  db: Executor,
  registration: { id: string; userId: string; isWaiting: boolean; since: Date },
): Promise<boolean> {
  const query = db
    .deleteFrom('mailbox_secrets')
    .where('user_id', '=', registration.userId)
    .where('ended_at', 'is', null)
    .where('sealed_at', '>=', registration.since);
  const row = await (registration.isWaiting
    ? query.where('waits_with', '=', registration.id)
    : query.where('waits_with', 'is', null)
  )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const findWaitingSecrets = async (db: Executor, registrationIds: string[]): Promise<Set<string>> => {
  if (registrationIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('mailbox_secrets')
    .select('waits_with')
    .where('waits_with', 'in', registrationIds)
    .execute();
  return new Set(rows.flatMap(({ waits_with: id }) => id ?? []));
};

/** Secrets to end, with the reason: the plan, the consent, or a long time without use. */
export async function findEndable(
  db: Executor,
  now: Date,
  idleSince: Date,
): Promise<{ userId: string; why: SecretEnd }[]> {
  const { rows } = await sql<{ userId: string; why: SecretEnd }>`
    SELECT * FROM (
      SELECT secret.user_id AS "userId", CASE
        -- Without a trial: it has not started where the address is not confirmed, and there is none where the address had one before.
        WHEN users.plan IS NULL AND coalesce(users.trial_ends_at <= ${now}, users.email_verified) THEN 'plan'
        WHEN NOT coalesce((
          SELECT given FROM consents
          WHERE consents.user_id = secret.user_id AND kind = 'mailbox-storage' ORDER BY id DESC LIMIT 1
        ), false) THEN 'consent'
        WHEN greatest(secret.sealed_at, secret.last_opened_at) <= ${idleSince} THEN 'idle'
      END AS why
      FROM mailbox_secrets AS secret JOIN users ON users.id = secret.user_id
      WHERE secret.ended_at IS NULL AND secret.waits_with IS NULL
    ) AS secrets WHERE why IS NOT NULL
  `.execute(db);
  return rows;
}

/** Secrets sealed to an older key, in small batches. */
export const findSealedToOthers = (db: Executor, keyId: string, known: string[], most: number) =>
  db
    .selectFrom('mailbox_secrets')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('key_id', '<>', keyId)
    .where('key_id', 'in', known)
    .orderBy('id')
    .limit(most)
    .execute();

/** Updates only if nobody changed it in the meantime. @returns whether it was updated */
export async function exchangeKey(
  db: Executor,
  before: { id: string; key_id: string; data_key: Buffer },
  after: { keyId: string; dataKey: Uint8Array },
): Promise<boolean> {
  const row = await db
    .updateTable('mailbox_secrets')
    .set({ key_id: after.keyId, data_key: Buffer.from(after.dataKey) })
    .where('id', '=', before.id)
    .where('key_id', '=', before.key_id)
    .where('data_key', '=', before.data_key)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const countSealedToOthers = async (db: Executor, keyId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('mailbox_secrets')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .where('key_id', '<>', keyId)
    .executeTakeFirstOrThrow();
  return count;
};
