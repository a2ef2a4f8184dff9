import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppRequest } from '@foothold/contracts/accounts/oauth';
import { SCOPES } from '@foothold/contracts/endpoint';
import type { InteractionModel } from 'oidc-provider';
import type { User } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountsDeps, Caller } from '../deps.ts';
import type { AccountSecurity } from '../security/security.ts';
import { createAddresses, describeResource, describeServer } from './addresses.ts';
import { type Refusal, readClient, readScopes, toMetadata } from './clients.ts';
import { createConnections } from './connections.ts';
import { createDevices } from './devices.ts';
import { createLibraryLoader } from './library.ts';
import { insertClient } from './oauth-repository.ts';

export type OAuth = ReturnType<typeof createOAuth>;

/** Lets apps act for members within what each member allowed: the authorization server, and the decisions of members. */
export function createOAuth(
  deps: AccountsDeps,
  security: Pick<AccountSecurity, 'requireProof' | 'requireFactor' | 'notify'>,
) {
  const { db, transact, now, brand } = deps;
  const addresses = createAddresses(deps);

  const load = createLibraryLoader(deps, addresses, (id) =>
    transact((trx) => security.notify(trx, { id }, 'token-copied')),
  );
  const connections = createConnections(deps, security, { load, addresses });

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
    await insertClient(db, { id, ...client, createdAt: now() });
    return { ...toMetadata({ id, ...client }), client_id_issued_at: Math.floor(now().getTime() / 1000) };
  }

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
    return { app: connections.describeClient(client, request.params.redirect_uri), scopes };
  }

  /** @returns the address that leads back to the app @throws AppError `accounts.app-request-ended`, `accounts.apps-full` */
  async function decide(actor: User, caller: Pick<Caller, 'headers'>, { id, allow }: { id: string; allow: boolean }) {
    const { request, client, scopes } = await findRequest(caller, id);
    if (!allow) {
      await saveResult(request, { error: 'access_denied', error_description: 'the member declined' });
      return { next: request.returnTo };
    }
    const grantId = await connections.allowApp(actor, { client, scopes, params: request.params });
    request.params.scope = scopes.join(' ');
    await saveResult(request, { login: { accountId: actor.id, remember: false }, consent: { grantId } });
    return { next: request.returnTo };
  }

  async function saveResult(request: InteractionModel, result: object): Promise<void> {
    request.result = result;
    await request.save(request.exp - Math.floor(Date.now() / 1000));
  }

  return {
    handle,
    register,
    addresses,
    describeServer: () => describeServer(addresses, SCOPES),
    describeResource: (resource: string) => describeResource(addresses, resource, SCOPES),
    getRequest,
    decide,
    ...createDevices(deps, security, { load, connections }),
    listApps: connections.listApps,
    revokeApp: connections.revokeApp,
  };
}

const readCookie = (headers: Headers, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
