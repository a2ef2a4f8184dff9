import { randomBytes } from 'node:crypto';
import type { SignInProvider } from '@foothold/contracts/accounts';
import type { Configuration } from 'openid-client';
import { AppError } from '../../../platform/errors.ts';
import type { Fetcher } from '../../../platform/fetch/fetcher.ts';
import type { Logger } from '../../../platform/logger.ts';

/** A client registered with a provider. */
export interface ProviderRegistration {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends the person back to. */
  redirectUri: string;
}

/** The random values of one attempt, which the provider's answer must match. */
export interface Attempt {
  state: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  verifier: string;
}

/** A person as the provider's signed ID token describes them. */
export interface ProviderIdentity {
  subject: string;
  email: string | null;
  /** Whether the provider has confirmed the address. */
  emailVerified: boolean;
  name: string;
}

/** Identifies people through OpenID Connect (https://openid.net/specs/openid-connect-core-1_0.html, section 3.1). */
export interface ProviderClient {
  /** @returns the address of the provider's page. @throws AppError `accounts.provider-unreachable` */
  start(attempt: Attempt): Promise<string>;
  /**
   * Exchanges the code in the provider's answer for a verified ID token.
   * @throws AppError `accounts.provider-canceled`, `accounts.provider-failed`, `accounts.provider-unreachable`
   */
  finish(query: string, attempt: Attempt): Promise<ProviderIdentity>;
}

/**
 * How providers differ from the standard. LinkedIn sends no nonce and no `token_type`, and rejects PKCE for clients with a secret
 * (https://github.com/panva/openid-client/issues/826, https://github.com/authlib/authlib/issues/763,
 * https://github.com/nextauthjs/next-auth/issues/8831). Its answer is still bound to the attempt by `state` and to us by the client secret.
 */
const DIFFERENCES: Record<SignInProvider, { hasNonce: boolean; hasPkce: boolean; namesTokenType: boolean }> = {
  google: { hasNonce: true, hasPkce: true, namesTokenType: true },
  linkedin: { hasNonce: false, hasPkce: false, namesTokenType: false },
};

/** How long a provider's metadata is used before it is fetched again. */
const METADATA_MS = 24 * 60 * 60 * 1000;

export const createAttempt = (): Attempt => ({
  state: randomBytes(24).toString('base64url'),
  nonce: randomBytes(24).toString('base64url'),
  verifier: randomBytes(32).toString('base64url'),
});

/** Creates the client of one provider. Nothing is fetched or loaded before its first use. */
export function createProviderClient(
  provider: SignInProvider,
  { issuer, clientId, clientSecret, redirectUri }: ProviderRegistration,
  { fetch, logger, now }: { fetch: Fetcher; logger: Logger; now: () => Date },
): ProviderClient {
  const { hasNonce, hasPkce, namesTokenType } = DIFFERENCES[provider];
  let known: { config: Promise<Configuration>; until: number } | undefined;

  async function discover(): Promise<Configuration> {
    const oidc = await import('openid-client');
    const customFetch = adaptFetch(fetch, namesTokenType);
    return oidc.discovery(new URL(issuer), clientId, clientSecret, oidc.ClientSecretPost(clientSecret), {
      [oidc.customFetch]: customFetch,
      // Without the first, signatures of ID tokens are not checked, because they come straight from the provider over TLS.
      execute: [
        oidc.enableNonRepudiationChecks,
        // Settings allow this only for loopback addresses.
        ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    });
  }

  /** A failed discovery isn't remembered. */
  async function getConfig(): Promise<Configuration> {
    if (!known || known.until < now().getTime()) known = { config: discover(), until: now().getTime() + METADATA_MS };
    try {
      return await known.config;
    } catch (error) {
      known = undefined;
      logger.warn({ provider, reason: describe(error) }, 'the sign-in service didn’t answer');
      throw new AppError('accounts.provider-unreachable', { cause: error });
    }
  }

  return {
    async start({ state, nonce, verifier }) {
      const [config, oidc] = await Promise.all([getConfig(), import('openid-client')]);
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        ...(hasNonce && { nonce }),
        ...(hasPkce && {
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      });
      return url.href;
    },
    async finish(query, { state, nonce, verifier }) {
      if (isCanceled(query)) throw new AppError('accounts.provider-canceled');
      const [config, oidc] = await Promise.all([getConfig(), import('openid-client')]);
      try {
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          idTokenExpected: true,
          ...(hasNonce && { expectedNonce: nonce }),
          ...(hasPkce && { pkceCodeVerifier: verifier }),
        });
        return toIdentity(tokens.claims() ?? {});
      } catch (error) {
        const isUnreachable = findCause(error, (cause) => cause instanceof AppError) !== undefined;
        logger.warn({ provider, reason: describe(error) }, 'signing in with a service failed');
        throw new AppError(isUnreachable ? 'accounts.provider-unreachable' : 'accounts.provider-failed', {
          cause: error,
        });
      }
    },
  };
}

/** What people do who change their mind: RFC 6749, section 4.1.2.1, and LinkedIn's own codes. */
function isCanceled(query: string): boolean {
  const error = new URLSearchParams(query).get('error') ?? '';
  return ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'].includes(error);
}

function toIdentity(claims: Record<string, unknown>): ProviderIdentity {
  const { sub, email, email_verified: verified, name } = claims;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (!isText(sub)) throw new Error('the ID token has no subject');
  return {
    subject: sub,
    email: isText(email) ? email.trim().toLowerCase() : null,
    emailVerified: verified === true || verified === 'true',
    name: isText(name) ? name.trim() : '',
  };
}

/** Sends the library's requests through the platform's fetcher, which bounds their size and time and refuses internal addresses. */
function adaptFetch(fetch: Fetcher, namesTokenType: boolean) {
  return async (
    url: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response> => {
    const answer = await fetch(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      robots: false,
      ...(body != null && { body: String(body) }),
    });
    const isToken = method === 'POST' && answer.status === 200;
    const text = new TextDecoder().decode(answer.body);
    return new Response(answer.status === 204 ? null : isToken && !namesTokenType ? addTokenType(text) : text, {
      status: answer.status,
      headers: { 'content-type': answer.headers['content-type'] ?? 'application/octet-stream' },
    });
  };
}

function addTokenType(text: string): string {
  const body: unknown = JSON.parse(text);
  return JSON.stringify({ token_type: 'Bearer', ...(typeof body === 'object' ? body : {}) });
}

/** Only messages, because the library's errors hold the provider's answers. */
const describe = (error: unknown): string => {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error && messages.length < 5; cause = cause.cause)
    messages.push(cause.message);
  return messages.join(': ');
};

function findCause(error: unknown, matches: (cause: unknown) => boolean): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (matches(cause)) return cause;
  return undefined;
}
