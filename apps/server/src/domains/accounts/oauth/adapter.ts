import { createHash, createHmac } from 'node:crypto';
import type { AppScope } from '@foothold/contracts/endpoint';
import type { Adapter, Payload } from 'oidc-provider';
import type { Executor } from '../../../platform/db/database.ts';
import { hashToken } from '../access-tokens/format.ts';
import { findTokenHolder, insertToken, revokeFamily } from '../access-tokens/tokens-repository.ts';
import { toMetadata } from './clients.ts';
import * as repository from './oauth-repository.ts';

export interface StoreOptions {
  db: Executor;
  /** Keys the hash of the short codes that members enter. */
  secret: string;
  now: () => Date;
  /** The error for a code or refresh token that another call used up just now. */
  createUsedError: () => Error;
}

const FOREIGN_KEY_VIOLATION = '23503';
const SHOWN_LENGTH = 'fh_oauth_xxxx'.length;

const hash = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Stores what the library needs in our tables, with nothing in them that grants access. */
export function createStore({ db, secret, now, createUsedError }: StoreOptions) {
  const hashUserCode = (code: string) => createHmac('sha256', secret).update(`device code|${code}`).digest();
  const getEnd = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  /** The library compares times with the system's clock. */
  const toSystemSeconds = (at: Date) => Math.floor((Date.now() + at.getTime() - now().getTime()) / 1000);

  /** What the library asks for but we never store: sessions, because ours decide, and kinds of features that are off. */
  const none: Adapter = {
    upsert: async () => undefined,
    find: async () => undefined,
    findByUserCode: async () => undefined,
    findByUid: async () => undefined,
    consume: async () => undefined,
    destroy: async () => undefined,
    revokeByGrantId: async () => undefined,
  };

  /** Reports it like a used code if what the member allowed was revoked in the meantime. */
  const unlessRevoked = (saving: Promise<unknown>) =>
    saving.catch((error: { code?: string }) => {
      throw error.code === FOREIGN_KEY_VIOLATION ? createUsedError() : error;
    });

  const clients: Adapter = {
    ...none,
    async find(id) {
      const row = await repository.findClient(db, id);
      return row && { ...toMetadata({ id, name: row.name, redirectUris: row.redirect_uris }) };
    },
  };

  const grants: Adapter = {
    ...none,
    async find(id) {
      const row = await repository.findGrant(db, id);
      if (!row || row.expires_at <= now()) return undefined;
      return { ...(row.payload as Payload), jti: id, exp: toSystemSeconds(row.expires_at) };
    },
    async destroy(id) {
      await repository.deleteGrant(db, id);
    },
  };

  /** An app's access tokens are in the same table as personal keys, so that they are checked in the same way. */
  const accessTokens: Adapter = {
    ...none,
    async upsert(id, { grantId = '', accountId = '', scope = '' }, seconds) {
      const grant = await repository.findGrant(db, grantId);
      if (!grant) throw createUsedError();
      const saving = insertToken(db, {
        userId: accountId,
        kind: 'oauth',
        hash: hashToken(id),
        start: id.slice(0, SHOWN_LENGTH),
        name: grant.client_name,
        scopes: scope.split(' ') as AppScope[],
        family: grantId,
        grantId,
        createdAt: now(),
        // What the member allowed ends all of its tokens.
        expiresAt: new Date(Math.min(getEnd(seconds).getTime(), grant.expires_at.getTime())),
      });
      await unlessRevoked(saving);
      await repository.setTokenIssued(db, grantId, now());
    },
    async find(id) {
      const row = await findTokenHolder(db, hashToken(id));
      const grant = row?.token_grant_id ? await repository.findGrant(db, row.token_grant_id) : undefined;
      if (!row || !grant || row.token_revoked_at !== null || row.token_expires_at <= now()) return undefined;
      return {
        jti: id,
        kind: 'AccessToken',
        accountId: row.id,
        clientId: grant.client_id,
        grantId: grant.id,
        scope: row.token_scopes.join(' '),
        exp: toSystemSeconds(row.token_expires_at),
      };
    },
    async revokeByGrantId(grantId) {
      await revokeFamily(db, grantId, now());
    },
  };

  const createArtifacts = (kind: repository.ArtifactKind): Adapter => {
    type Row = Awaited<ReturnType<typeof repository.findArtifact>>;
    const toPayload = (row: Row, secrets: { jti?: string; userCode?: string }): Payload | undefined =>
      row && {
        ...(row.payload as Payload),
        ...secrets,
        exp: toSystemSeconds(row.expires_at),
        ...(row.consumed_at && { consumed: true }),
      };
    return {
      ...none,
      async upsert(id, payload, seconds) {
        const { jti: _, userCode, ...stored } = payload;
        const saving = repository.saveArtifact(db, {
          hash: hash(id),
          kind,
          grantId: typeof stored.grantId === 'string' ? stored.grantId : null,
          userCodeHash: userCode === undefined ? null : hashUserCode(userCode),
          payload: stored,
          createdAt: now(),
          expiresAt: getEnd(seconds),
        });
        await unlessRevoked(saving);
      },
      find: async (id) => toPayload(await repository.findArtifact(db, kind, hash(id)), { jti: id }),
      async consume(id) {
        if (!(await repository.consumeArtifact(db, hash(id), now()))) throw createUsedError();
      },
      async destroy(id) {
        await repository.deleteArtifact(db, hash(id));
      },
      async revokeByGrantId(grantId) {
        await repository.deleteArtifactsOfGrant(db, kind, grantId);
      },
    };
  };

  const adapters: Record<string, Adapter> = {
    Client: clients,
    Grant: grants,
    AccessToken: accessTokens,
    AuthorizationCode: createArtifacts('AuthorizationCode'),
    RefreshToken: createArtifacts('RefreshToken'),
    DeviceCode: createArtifacts('DeviceCode'),
    Interaction: createArtifacts('Interaction'),
  };

  return { getAdapter: (model: string): Adapter => adapters[model] ?? none, hashUserCode };
}
