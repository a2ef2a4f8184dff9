import { generateKeyPairSync } from 'node:crypto';
import { APP_SCOPES, SCOPES } from '@foothold/contracts/endpoint';
import { type Client, type Context, errors, interactionPolicy, Provider } from 'oidc-provider';
import { VISITOR } from '../../../platform/actor.ts';
import { createToken } from '../access-tokens/format.ts';
import type { AccountsDeps } from '../deps.ts';
import { findUser } from '../repository.ts';
import { createStore } from './adapter.ts';
import { type OAuthAddresses, PATHS } from './addresses.ts';
import { EXTENSION_CLIENT, listOwnClients } from './clients.ts';
import { createDocumentFetch } from './metadata-documents.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
export const TTL = {
  AccessToken: 60 * MINUTE,
  AuthorizationCode: MINUTE,
  DeviceCode: 10 * MINUTE,
  /** How long a member may take to sign in and decide. */
  Interaction: 30 * MINUTE,
  /** A connected app is allowed again after a year, like the longest key. */
  Grant: 365 * DAY,
  /** Since the last refresh. */
  RefreshToken: 30 * DAY,
  Session: 60 * MINUTE,
  IdToken: MINUTE,
};
const DOCUMENT_LIMIT = { points: 30, seconds: 3600, by: ['address'], name: 'oauth.metadata-documents' } as const;

/** Sent as the path of a page that explains what went wrong. */
const FAULTS: Record<string, string> = {
  invalid_client: 'app',
  invalid_redirect_uri: 'redirect',
};

/** A member decides about each request, so the library’s own session and earlier decisions never count. */
function createPolicy() {
  const { Check, Prompt } = interactionPolicy;
  const needsDecision = () =>
    new Check('undecided', 'the member has not decided', 'interaction_required', ({ oidc }) =>
      oidc.result?.consent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
    );
  return [
    new Prompt({ name: 'login', requestable: true }, needsDecision()),
    new Prompt({ name: 'consent', requestable: true }, needsDecision()),
  ];
}

/**
 * The OAuth 2.1 authorization server, by the library `oidc-provider`. Of its OpenID Connect parts, none is on. It decides about protocol;
 * members decide on our pages.
 * @param onCopied called with the account when a code or refresh token is used again, which ends what the app was allowed
 */
export function createProvider(
  deps: AccountsDeps,
  addresses: OAuthAddresses,
  onCopied: (userId: string) => Promise<void>,
): Provider {
  const { db, secret, now, logger, fetch, brand, limit } = deps;
  const { getAdapter } = createStore({
    db,
    secret,
    now,
    createUsedError: () => new errors.InvalidGrant('already used'),
  });

  function getResourceServerInfo(_: Context, resource: string, client: Client) {
    if (!addresses.isResource(resource)) throw new errors.InvalidTarget();
    return {
      scope: (client.clientId === EXTENSION_CLIENT ? APP_SCOPES : SCOPES).join(' '),
      audience: resource,
      accessTokenFormat: 'opaque',
      accessTokenTTL: TTL.AccessToken,
    };
  }

  /** Answers a program with JSON, and sends a person to a page that explains what went wrong. */
  async function renderError(ctx: Context, out: { error: string; error_description?: string }): Promise<void> {
    if (ctx.method !== 'GET') {
      ctx.body = out;
      return;
    }
    ctx.status = 303;
    ctx.redirect(addresses.buildFaultPage(FAULTS[out.error] ?? 'request'));
  }

  const isFor = (type: string) => (_: Context, client: Client) => client.grantTypeAllowed(type);
  const provider: Provider = new Provider(addresses.issuer, {
    adapter: class {
      constructor(model: string) {
        Object.assign(this, getAdapter(model));
      }
    },
    clients: listOwnClients(brand),
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
    clientAuthMethods: ['none'],
    clientBasedCORS: () => true,
    clockTolerance: 0,
    scopes: [],
    claims: {},
    responseTypes: ['code'],
    subjectTypes: ['public'],
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    routes: PATHS,
    // Nothing is signed, because there are no ID tokens. Without a key, the library warns about its own.
    jwks: { keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: {
      names: { session: 'foothold.oauth', interaction: addresses.requestCookie, resume: 'foothold.oauth_resume' },
      short: { path: addresses.requestPagePath, signed: false, httpOnly: true, sameSite: 'lax' },
      long: { signed: false, httpOnly: true, sameSite: 'lax' },
    },
    interactions: {
      policy: createPolicy(),
      url: (_: Context, { jti }: { jti: string }) => addresses.buildRequestPage(jti),
    },
    findAccount: async (_: Context, id: string) =>
      (await findUser(db, id)) && { accountId: id, claims: async () => ({ sub: id }) },
    expiresWithSession: async () => false,
    issueRefreshToken: async (_: Context, client: Client) => isFor('refresh_token')(_, client),
    rotateRefreshToken: true,
    async revokeGrantPolicy({ oidc }: Context) {
      if (oidc.route === 'token') {
        const { code, device_code: deviceCode } = oidc.params;
        const reused =
          oidc.entities.RefreshToken ??
          (await provider.AuthorizationCode.find(code ?? '')) ??
          (await provider.DeviceCode.find(deviceCode ?? ''));
        if (reused?.accountId) await onCopied(reused.accountId);
      }
      return true;
    },
    ttl: TTL,
    renderError,
    fetch: createDocumentFetch(fetch, brand),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_: Context, client: Client, token: { clientId: string }) =>
          token.clientId === client.clientId,
      },
      deviceFlow: {
        enabled: true,
        deviceInfo: (ctx: Context) => ({ ip: ctx.ip, ua: ctx.get('user-agent').slice(0, 300) }),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_: Context, __: Client, oneOf?: string[]) => oneOf?.[0] ?? addresses.api,
        useGrantedResource: async () => true,
        getResourceServerInfo,
      },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        allowFetch: (ctx: Context) => limit.allows(DOCUMENT_LIMIT, { actor: VISITOR, address: ctx.ip }, undefined),
      },
    },
  });
  provider.proxy = true; // The server sets these headers itself; see serve-oauth.ts.
  provider.AccessToken.prototype.generateTokenId = function generateTokenId(this: { format: string }) {
    this.format = 'opaque';
    return createToken('oauth').token;
  };
  provider.RefreshToken.prototype.generateTokenId = () => createToken('refresh').token;
  provider.on('server_error', (_, error) => logger.error({ err: error }, 'OAuth request failed'));
  provider.on('error', (error) => logger.error({ err: error }, 'OAuth request failed'));
  return provider;
}
