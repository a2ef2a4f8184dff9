import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type AppRequest,
  type ConnectedApp,
  DEVICE_CODE_TRIES,
  type DeviceRequest,
  MAX_CONNECTED_APPS,
} from '@foothold/contracts/accounts/oauth';
import { SCOPES, type Scope } from '@foothold/contracts/endpoint';
import type { Client, InteractionModel, Payload, Provider } from 'oidc-provider';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import { describeDevice } from '../../../platform/device.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountsDeps, Caller } from '../deps.ts';
import { ownsGrant } from '../policy.ts';
import type { AccountSecurity } from '../security/security.ts';
import { createStore } from './adapter.ts';
import { createAddresses, describeResource, describeServer } from './addresses.ts';
import { listOwnClients, type Refusal, readClient, readScopes, toMetadata } from './clients.ts';
import { cleanAppName } from './names.ts';
import * as repository from './oauth-repository.ts';
import { describeRedirect } from './redirects.ts';

/** Only wrong codes count, so that nobody finds one by trying: 5 of 25.6 billion in 10 minutes. */
const CODE_LIMIT = {
  points: DEVICE_CODE_TRIES,
  seconds: 600,
  by: ['account'],
  name: 'accounts.device-code',
} as const;

export type OAuth = ReturnType<typeof createOAuth>;

/** Lets apps act for members within what each member allowed: the authorization server, and the decisions of members. */
export function createOAuth(deps: AccountsDeps, security: Pick<AccountSecurity, 'requireProof' | 'notify'>) {
  const { db, transact, limit, now, brand, secret } = deps;
  const addresses = createAddresses(deps);
  const ownIds = new Set(listOwnClients(brand).map((client) => client.client_id));
  const { hashUserCode } = createStore({ db, secret, now, createUsedError: () => new Error('never used up here') });

  let loading: Promise<{ provider: Provider; grantSeconds: number }> | undefined;
  /** Loads the library on first use, because most installations start without an app. */
  function load() {
    loading ??= import('./provider.ts').then(({ createProvider, TTL }) => ({
      provider: createProvider(deps, addresses, (id) =>
        transact((trx) => security.notify(trx, { id }, 'token-copied')),
      ),
      grantSeconds: TTL.Grant,
    }));
    return loading;
  }

  /** Handles a request of the protocol. The request's forwarding headers must be the server's own. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { provider } = await load();
    await provider.callback()(request, response);
  }

  /** Registers an app, which nobody checks (RFC 7591). */
  async function register(
    given: unknown,
  ): Promise<Refusal | (ReturnType<typeof toMetadata> & { client_id_issued_at: number })> {
    const client = readClient(given, brand);
    if ('error' in client) return client;
    const id = randomUUID();
    await repository.insertClient(db, { id, ...client, createdAt: now() });
    return { ...toMetadata({ id, ...client }), client_id_issued_at: Math.floor(now().getTime() / 1000) };
  }

  const describeClient = (client: Client, redirectUri: unknown) => ({
    name: cleanAppName(client.clientName ?? '') || 'Unnamed app',
    verified: ownIds.has(client.clientId),
    redirectHost: typeof redirectUri === 'string' ? describeRedirect(redirectUri) : null,
  });

  /** A request that waits for a decision in this browser. @throws AppError `accounts.app-request-ended` */
  async function findRequest({ headers }: Pick<Caller, 'headers'>, id: string) {
    const { provider } = await load();
    const isOfThisBrowser = readCookie(headers, addresses.requestCookie) === id;
    const request = isOfThisBrowser ? await provider.Interaction.find(id) : undefined;
    const client = request && (await provider.Client.find(String(request.params.client_id)));
    if (!request || !client || request.result !== undefined) throw new AppError('accounts.app-request-ended');
    return { request, client, scopes: readScopes(request.params.scope) };
  }

  async function getRequest(caller: Pick<Caller, 'headers'>, id: string): Promise<AppRequest> {
    const { request, client, scopes } = await findRequest(caller, id);
    return { app: describeClient(client, request.params.redirect_uri), scopes };
  }

  /** @returns the address that leads back to the app @throws AppError `accounts.app-request-ended`, `accounts.apps-full` */
  async function decide(actor: User, caller: Pick<Caller, 'headers'>, { id, allow }: { id: string; allow: boolean }) {
    const { request, client, scopes } = await findRequest(caller, id);
    if (!allow) {
      await saveResult(request, { error: 'access_denied', error_description: 'the member declined' });
      return { next: request.returnTo };
    }
    const grantId = await allowApp(actor, { client, scopes, params: request.params });
    request.params.scope = scopes.join(' ');
    await saveResult(request, { login: { accountId: actor.id, remember: false }, consent: { grantId } });
    return { next: request.returnTo };
  }

  async function saveResult(request: InteractionModel, result: object): Promise<void> {
    request.result = result;
    await request.save(request.exp - Math.floor(Date.now() / 1000));
  }

  /** Stores what the member allowed. @returns its ID */
  async function allowApp(
    actor: User,
    allowed: { client: Client; scopes: readonly Scope[]; params: Record<string, unknown> },
    work: (executor: Executor, grantId: string) => Promise<void> = async () => undefined,
  ): Promise<string> {
    const { provider, grantSeconds } = await load();
    const { client, scopes, params } = allowed;
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
        expiresAt: new Date(now().getTime() + grantSeconds * 1000),
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

  /** A device’s request that waits. Counts wrong codes. @throws AppError `accounts.device-code`, `request.too-many` */
  async function findDevice(caller: Caller, code: string) {
    await limit('', [CODE_LIMIT], caller, undefined);
    const row = await repository.findArtifactByUserCode(db, hashUserCode(code));
    if (!row || row.expires_at <= now()) throw new AppError('accounts.device-code');
    // Not reset, or the code of an own device would give five more tries.
    await limit.giveBack(CODE_LIMIT, caller, undefined);
    const payload = row.payload as Payload & { deviceInfo: { ip: string; ua: string } };
    const { provider } = await load();
    const client = await provider.Client.find(String(payload.clientId));
    if (!client) throw new AppError('accounts.device-code');
    return { row, payload, client, params: payload.params ?? {}, scopes: readScopes(payload.params?.scope) };
  }

  async function getDevice(caller: Caller, code: string): Promise<DeviceRequest> {
    const { row, payload, client, scopes } = await findDevice(caller, code);
    return {
      app: describeClient(client, null),
      scopes,
      address: payload.deviceInfo.ip,
      device: describeDevice(payload.deviceInfo.ua),
      requestedAt: row.created_at.toISOString(),
    };
  }

  /**
   * Allows or declines what a device asks for. Someone who was talked into entering a code should notice, so allowing it needs the password
   * or a fresh second factor (RFC 8628, 5.4).
   * @throws AppError `accounts.device-code`, `accounts.verify-again`, `accounts.password`, `accounts.apps-full`
   */
  async function decideDevice(
    actor: User,
    caller: Caller,
    { code, allow, password }: { code: string; allow: boolean; password?: string | undefined },
  ): Promise<void> {
    const { row, payload, client, params, scopes } = await findDevice(caller, code);
    if (!allow) {
      const declined = { ...payload, error: 'access_denied', errorDescription: 'the member declined' };
      await repository.decideArtifact(db, row.hash, declined, null);
      return;
    }
    await security.requireProof(actor, password);
    const resource = listResources(params);
    await allowApp(actor, { client, scopes, params }, async (trx, grantId) => {
      const decided = {
        ...payload,
        accountId: actor.id,
        grantId,
        scope: scopes.join(' '),
        resource: resource.length === 1 ? resource[0] : resource,
        authTime: Math.floor(Date.now() / 1000),
      };
      if (!(await repository.decideArtifact(trx, row.hash, decided, grantId)))
        throw new AppError('accounts.device-code');
    });
  }

  async function listApps(actor: User): Promise<ConnectedApp[]> {
    const rows = await repository.listGrants(db, actor.id, now());
    return rows.map((row) => ({
      id: row.id,
      name: row.client_name,
      verified: row.verified,
      redirectHost: row.redirect_host,
      scopes: row.scopes as Scope[],
      connectedAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    }));
  }

  /** Disconnects an app. @throws AppError `resource.not-found` for someone else's */
  async function revokeApp(actor: User, id: string): Promise<void> {
    await repository.revokeGrant(db, authorize(ownsGrant, actor, await repository.findGrant(db, id)));
  }

  return {
    handle,
    register,
    addresses,
    describeServer: () => describeServer(addresses, SCOPES),
    describeResource: (resource: string) => describeResource(addresses, resource, SCOPES),
    getRequest,
    decide,
    getDevice,
    decideDevice,
    listApps,
    revokeApp,
  };
}

const readCookie = (headers: Headers, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
