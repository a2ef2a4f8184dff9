import { randomUUID } from 'node:crypto';
import { type App, type ConnectedApp, MAX_CONNECTED_APPS } from '@foothold/contracts/accounts/oauth';
import { type AppScope, isStaffScope } from '@foothold/contracts/endpoint';
import type { Client } from 'oidc-provider';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountsDeps } from '../deps.ts';
import { ownsGrant } from '../policy.ts';
import type { AccountSecurity } from '../security/security.ts';
import type { OAuthAddresses } from './addresses.ts';
import { listOwnClients } from './clients.ts';
import type { LoadLibrary } from './library.ts';
import { cleanAppName } from './names.ts';
import * as repository from './oauth-repository.ts';
import { describeRedirect } from './redirects.ts';

/** Staff work ends with the working day, and no refresh extends it. */
const STAFF_GRANT_SECONDS = 12 * 60 * 60;

export type Connections = ReturnType<typeof createConnections>;

/** What members allowed apps. */
export function createConnections(
  { db, transact, brand, now }: Pick<AccountsDeps, 'db' | 'transact' | 'brand' | 'now'>,
  security: Pick<AccountSecurity, 'notify'>,
  { load, addresses }: { load: LoadLibrary; addresses: OAuthAddresses },
) {
  const ownIds = new Set(listOwnClients(brand).map((client) => client.client_id));

  const describeClient = (client: Client, redirectUri: unknown): App => ({
    name: cleanAppName(client.clientName ?? '') || 'Unnamed app',
    verified: ownIds.has(client.clientId),
    redirectHost: typeof redirectUri === 'string' ? describeRedirect(redirectUri) : null,
  });

  /** Stores what the member allowed. @returns its ID */
  async function allowApp(
    actor: User,
    allowed: { client: Client; scopes: readonly AppScope[]; params: Record<string, unknown> },
    work: (executor: Executor, grantId: string) => Promise<void> = async () => undefined,
  ): Promise<string> {
    const { provider, grantSeconds } = await load();
    const { client, scopes, params } = allowed;
    const seconds = scopes.some(isStaffScope) ? STAFF_GRANT_SECONDS : grantSeconds;
    const id = randomUUID();
    const grant = new provider.Grant({ accountId: actor.id, clientId: client.clientId });
    for (const resource of listResources(params)) grant.addResourceScope(resource, scopes.join(' '));
    const { payload } = await grant.getValueAndPayload();
    const app = describeClient(client, params.redirect_uri);
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `apps of ${actor.id}`);
      if ((await repository.countGrants(trx, actor.id, now())) >= MAX_CONNECTED_APPS)
        throw new AppError('accounts.apps-full');
      await repository.insertGrant(trx, {
        id,
        userId: actor.id,
        clientId: client.clientId,
        clientName: app.name,
        verified: app.verified,
        redirectHost: app.redirectHost,
        scopes,
        payload,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + seconds * 1000),
      });
      await work(trx, id);
      await security.notify(trx, actor, 'app-connected');
    });
    return id;
  }

  const listResources = ({ resource }: Record<string, unknown>): string[] => {
    const listed = Array.isArray(resource) ? resource.map(String) : [];
    return typeof resource === 'string' ? [resource] : listed.length > 0 ? listed : [addresses.api];
  };

  async function listApps(actor: User): Promise<ConnectedApp[]> {
    const rows = await repository.listGrants(db, actor.id, now());
    return rows.map((row) => ({
      id: row.id,
      name: row.client_name,
      verified: row.verified,
      redirectHost: row.redirect_host,
      scopes: row.scopes as AppScope[],
      connectedAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    }));
  }

  /** Disconnects an app. @throws AppError `resource.not-found` for someone else's */
  async function revokeApp(actor: User, id: string): Promise<void> {
    await repository.revokeGrant(db, authorize(ownsGrant, actor, await repository.findGrant(db, id)));
  }

  return { describeClient, listResources, allowApp, listApps, revokeApp };
}
