import type { AppScope } from '@foothold/contracts/endpoint';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type ArtifactKind = 'AuthorizationCode' | 'RefreshToken' | 'DeviceCode' | 'Interaction';

export interface ArtifactValues {
  hash: Buffer;
  kind: ArtifactKind;
  grantId: string | null;
  userCodeHash: Buffer | null;
  payload: object;
  createdAt: Date;
  expiresAt: Date;
}

export interface GrantValues {
  id: string;
  userId: string;
  clientId: string;
  clientName: string;
  verified: boolean;
  redirectHost: string | null;
  scopes: readonly AppScope[];
  payload: object;
  createdAt: Date;
  expiresAt: Date;
}

export const insertClient = (
  db: Executor,
  client: { id: string; name: string; redirectUris: readonly string[]; createdAt: Date },
) =>
  db
    .insertInto('oauth_clients')
    .values({
      id: client.id,
      name: client.name,
      redirect_uris: [...client.redirectUris],
      created_at: client.createdAt,
    })
    .execute();

export const findClient = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Without U+0000, which PostgreSQL can’t store. Apps choose some of the values. */
const toJson = (payload: object): string =>
  JSON.stringify(payload, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value));

/** Stores an artifact, or what changed about it. */
export const saveArtifact = (db: Executor, values: ArtifactValues) =>
  db
    .insertInto('oauth_artifacts')
    .values({
      hash: values.hash,
      kind: values.kind,
      grant_id: values.grantId,
      user_code_hash: values.userCodeHash,
      payload: toJson(values.payload),
      created_at: values.createdAt,
      expires_at: values.expiresAt,
    })
    .onConflict((oc) =>
      oc.column('hash').doUpdateSet(({ ref }) => ({
        grant_id: ref('excluded.grant_id'),
        payload: ref('excluded.payload'),
        expires_at: ref('excluded.expires_at'),
      })),
    )
    .execute();

export const findArtifact = (db: Executor, kind: ArtifactKind, hash: Buffer) =>
  db.selectFrom('oauth_artifacts').selectAll().where('hash', '=', hash).where('kind', '=', kind).executeTakeFirst();

export const findArtifactByUserCode = (db: Executor, hash: Buffer) =>
  db
    .selectFrom('oauth_artifacts')
    .selectAll()
    .where('user_code_hash', '=', hash)
    .where('kind', '=', 'DeviceCode')
    .executeTakeFirst();

/** Records what a member decided about a device. @returns false if another call did before */
export async function decideArtifact(
  db: Executor,
  hash: Buffer,
  payload: object,
  grantId: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_artifacts')
    .set({ payload: JSON.stringify(payload), grant_id: grantId, user_code_hash: null })
    .where('hash', '=', hash)
    .where('user_code_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether this call used it up, so that of two simultaneous ones only one does */
export async function consumeArtifact(db: Executor, hash: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_artifacts')
    .set({ consumed_at: at })
    .where('hash', '=', hash)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteArtifact = (db: Executor, hash: Buffer) =>
  db.deleteFrom('oauth_artifacts').where('hash', '=', hash).execute();

export const deleteArtifactsOfGrant = (db: Executor, kind: ArtifactKind, grantId: string) =>
  db.deleteFrom('oauth_artifacts').where('grant_id', '=', grantId).where('kind', '=', kind).execute();

export const insertGrant = (db: Executor, values: GrantValues) =>
  db
    .insertInto('oauth_grants')
    .values({
      id: values.id,
      user_id: values.userId,
      client_id: values.clientId,
      client_name: values.clientName,
      verified: values.verified,
      redirect_host: values.redirectHost,
      scopes: [...values.scopes],
      payload: JSON.stringify(values.payload),
      created_at: values.createdAt,
      expires_at: values.expiresAt,
    })
    .execute();

export const findGrant = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('oauth_grants').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Ends everything that the app got with it. */
export const deleteGrant = (db: Executor, id: string) => db.deleteFrom('oauth_grants').where('id', '=', id).execute();

export const revokeGrant = (db: Executor, { id }: Authorized<{ id: string }>) => deleteGrant(db, id);

export const setTokenIssued = (db: Executor, id: string, at: Date) =>
  db.updateTable('oauth_grants').set({ last_token_at: at }).where('id', '=', id).execute();

/** Apps that got a token with what the member allowed, which hasn’t expired. */
export const listGrants = (db: Executor, userId: string, now: Date) =>
  db
    .selectFrom('oauth_grants')
    .select(['id', 'client_id', 'client_name', 'verified', 'redirect_host', 'scopes', 'created_at', 'expires_at'])
    .select((eb) =>
      eb
        .selectFrom('access_tokens as token')
        .select(({ fn }) => fn.max('token.last_used_at').as('at'))
        .whereRef('token.grant_id', '=', 'oauth_grants.id')
        .as('last_used_at'),
    )
    .where('user_id', '=', userId)
    .where('last_token_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Everything that the account allowed apps, as far as it is still stored. */
export const listStoredGrants = (db: Executor, userId: string) =>
  db.selectFrom('oauth_grants').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute();

export async function countGrants(db: Executor, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('oauth_grants')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('last_token_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
