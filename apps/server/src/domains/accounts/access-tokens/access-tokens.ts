import { randomUUID } from 'node:crypto';
import type { AccessToken } from '@foothold/contracts/accounts';
import { type ApiKey, MAX_API_KEYS, type TokenSignIn } from '@foothold/contracts/accounts/keys';
import { type AppScope, isStaffScope, type Role, SCOPES, type Scope } from '@foothold/contracts/endpoint';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import { describeDevice } from '../../../platform/device.ts';
import { AppError } from '../../../platform/errors.ts';
import { type AccountsDeps, type Caller, DAY_MS } from '../deps.ts';
import { deleteGrant } from '../oauth/oauth-repository.ts';
import { mayDoStaffWork, ownsToken } from '../policy.ts';
import { countFactors } from '../security/repository.ts';
import type { AccountSecurity } from '../security/security.ts';
import type { UserRow } from '../viewer.ts';
import { createToken, hashToken, readToken } from './format.ts';
import * as repository from './tokens-repository.ts';

/** How long a sign-in of an API client works without a refresh. */
const LOGIN_MS = 30 * DAY_MS;
/** A call that was on its way when its token was replaced. Later, a replaced token is a copied one. */
const IN_FLIGHT_MS = 10_000;
/** How exactly the last use of a token is recorded. */
const USE_RECORDED_EVERY_MS = 60_000;
const MAX_DEVICE_LENGTH = 300;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Tokens of API clients: personal keys, and sign-ins with a password. */
export function createAccessTokens(deps: AccountsDeps, security: Pick<AccountSecurity, 'requireProof' | 'notify'>) {
  const { db, transact, now } = deps;

  /**
   * Identifies the caller by an access token. A replaced token that is used again was copied, so its whole sign-in is revoked: the copy may
   * be the newer one (RFC 9700, 4.14.2).
   * @returns undefined if the request has none that works
   */
  async function identify(headers: Headers): Promise<{ actor: User; row: UserRow } | undefined> {
    const token = readToken(headers);
    const row = token === null ? undefined : await repository.findTokenHolder(db, hashToken(token));
    if (!row || row.token_revoked_at !== null || row.token_expires_at <= now()) return undefined;
    if (row.token_replaced_at !== null) {
      if (now().getTime() - row.token_replaced_at.getTime() > IN_FLIGHT_MS) await revokeCopied(row);
      return undefined;
    }
    if (row.token_scopes.some(isStaffScope) && !(await mayStillDoStaffWork(row))) return undefined;
    const unrecordedMs = now().getTime() - (row.token_last_used_at?.getTime() ?? 0);
    if (unrecordedMs >= USE_RECORDED_EVERY_MS) await repository.setUsed(db, row.token_id, now());
    const actor: User = {
      kind: 'user',
      id: row.id,
      role: row.role as Role,
      via: 'token',
      scopes: row.token_scopes as AppScope[],
      organizationId: null,
      sessionId: row.token_id,
    };
    return { actor, row };
  }

  /** Staff work ends as soon as the role or the second factor is gone. */
  async function mayStillDoStaffWork(row: Pick<UserRow, 'id' | 'role'>): Promise<boolean> {
    const { authenticator, passkeys } = await countFactors(db, row.id);
    return mayDoStaffWork(row) && (Boolean(authenticator) || passkeys > 0);
  }

  async function revokeCopied({ id, token_family }: { id: string; token_family: string }): Promise<void> {
    await transact(async (trx) => {
      if (await repository.revokeFamily(trx, token_family, now())) await security.notify(trx, { id }, 'token-copied');
    });
  }

  /** Signs in an API client whose owner was identified. The token can do what every scope allows together, and nothing that needs a session. */
  async function logIn(caller: Caller, userId: string): Promise<AccessToken> {
    const device = caller.headers.get('user-agent') ?? '';
    return issueLogin(db, { userId, name: device.slice(0, MAX_DEVICE_LENGTH), family: randomUUID() });
  }

  async function issueLogin(executor: Executor, login: { userId: string; name: string; family: string }) {
    const { token, ...stored } = createToken('login');
    const expiresAt = new Date(now().getTime() + LOGIN_MS);
    await repository.insertToken(executor, {
      ...login,
      ...stored,
      kind: 'login',
      scopes: SCOPES,
      createdAt: now(),
      expiresAt,
    });
    return { token, tokenType: 'Bearer', expiresAt: expiresAt.toISOString() } as const;
  }

  /** Replaces the caller's token. @throws AppError `access.scope` for an API key, `access.sign-in` if another call replaced it just now */
  async function refresh(actor: User): Promise<AccessToken> {
    const row = authorize(ownsToken, actor, await repository.findToken(db, actor.sessionId));
    if (row.kind !== 'login') throw new AppError('access.scope');
    return transact(async (trx) => {
      if (!(await repository.replaceToken(trx, row, now()))) throw new AppError('access.sign-in');
      return issueLogin(trx, { userId: actor.id, name: row.name, family: row.family });
    });
  }

  /** Creates a personal key. @throws AppError `accounts.verify-again`, `accounts.password`, `accounts.keys-full` */
  async function createKey(
    actor: User,
    input: { name: string; scopes: Scope[]; days: number; password?: string | undefined },
  ): Promise<ApiKey & { key: string }> {
    await security.requireProof(actor, input.password);
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `API keys of ${actor.id}`);
      if ((await repository.countLiveKeys(trx, actor.id, now())) >= MAX_API_KEYS)
        throw new AppError('accounts.keys-full');
      const { token, ...stored } = createToken('key');
      const row = await repository.insertToken(trx, {
        ...stored,
        userId: actor.id,
        kind: 'key',
        name: input.name,
        scopes: SCOPES.filter((scope) => input.scopes.includes(scope)),
        family: randomUUID(),
        createdAt: now(),
        expiresAt: new Date(now().getTime() + input.days * DAY_MS),
      });
      await security.notify(trx, actor, 'key-created');
      return { ...toKey(row), key: token };
    });
  }

  async function list(actor: User): Promise<{ keys: ApiKey[]; signIns: TokenSignIn[] }> {
    const rows = await repository.listLiveTokens(db, actor.id, now());
    return {
      keys: rows.filter(({ kind }) => kind === 'key').map(toKey),
      signIns: rows.filter(({ kind }) => kind === 'login').map(toSignIn),
    };
  }

  /** Revokes a key or a sign-in, or disconnects the app that has the token. @throws AppError `resource.not-found` for someone else's */
  async function revoke(actor: User, id: string): Promise<void> {
    const { family, grant_id } = authorize(ownsToken, actor, await repository.findToken(db, id));
    if (grant_id === null) await repository.revokeFamily(db, family, now());
    else await deleteGrant(db, grant_id);
  }

  /** When a token expires. Null if it has ended. */
  async function getEnd(id: string): Promise<Date | null> {
    const row = await repository.findToken(db, id);
    return row && row.replaced_at === null && row.revoked_at === null ? row.expires_at : null;
  }

  return { identify, logIn, refresh, createKey, list, revoke, getEnd };
}

const toKey = (row: repository.TokenRow): ApiKey => ({
  id: row.id,
  name: row.name,
  start: row.start,
  scopes: row.scopes as Scope[],
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const toSignIn = (row: repository.TokenRow): TokenSignIn => ({
  id: row.id,
  device: describeDevice(row.name),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
