import { createHash, randomBytes } from 'node:crypto';
import type { Scope } from '@foothold/contracts/endpoint';
import type { Person, TestApp } from './harness.ts';

export const REDIRECT = 'https://app.example/callback';

/** What the authorization server answers, as far as tests read it. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text();
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Redirects and empty answers have none.
  }
  return { status: answer.status, headers: answer.headers, body };
}

/** A proof key and its challenge (RFC 7636). */
export function createPkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** An app that follows the protocol, and as much more as a test tells it to. */
export function createOAuthClient(test: Pick<TestApp, 'url'>) {
  const post = async (
    path: string,
    fields: Record<string, string | undefined>,
    headers: Record<string, string> = {},
  ) => {
    const given = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return read(
      await fetch(new URL(path, test.url), {
        method: 'POST',
        headers,
        body: new URLSearchParams(given),
        redirect: 'manual',
      }),
    );
  };

  const registerAs = async (metadata: unknown) =>
    read(
      await fetch(new URL('/oauth/register', test.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof metadata === 'string' ? metadata : JSON.stringify(metadata),
      }),
    );

  const register = async (redirectUri = REDIRECT, name = 'Tracker') => {
    const { body } = await registerAs({ client_name: name, redirect_uris: [redirectUri] });
    return String(body.client_id);
  };

  const get = async (path: string) => read(await fetch(new URL(path, test.url), { redirect: 'manual' }));

  /** Opens the app's request in the person's browser. */
  async function open(person: Person, parameters: Record<string, string | undefined>) {
    const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const answer = await person.request(`/oauth/authorize?${new URLSearchParams(given)}`);
    const location = answer.headers.get('location') ?? '';
    return { status: answer.status, location, id: /\/connect\/([\w-]+)$/.exec(location)?.[1] };
  }

  /** Follows the address that leads back to the app. @returns what the app gets */
  async function follow(person: Person, next: string): Promise<URL> {
    const { pathname, search } = new URL(next);
    const answer = await person.request(pathname + search);
    return new URL(answer.headers.get('location') ?? `error:${answer.status}`);
  }

  const createRequest = (clientId: string, challenge: string, scopes: readonly Scope[] = ['profile:read']) => ({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    scope: scopes.join(' '),
    state: 'state of the app',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });

  /** Asks for access, which the person allows. */
  async function authorize(
    person: Person,
    options: { clientId?: string; scopes?: readonly Scope[]; more?: Record<string, string> } = {},
  ) {
    const clientId = options.clientId ?? (await register());
    const { verifier, challenge } = createPkce();
    const request = { ...createRequest(clientId, challenge, options.scopes), ...options.more };
    const { id = '' } = await open(person, request);
    const { next } = await person.api.accounts.oauth.decide({ id, allow: true });
    const back = await follow(person, next);
    return { clientId, verifier, back, code: back.searchParams.get('code') ?? '', redirectUri: request.redirect_uri };
  }

  const exchange = (code: { clientId: string; code: string; verifier?: string; redirectUri?: string }) =>
    post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: code.clientId,
      code: code.code,
      code_verifier: code.verifier,
      redirect_uri: code.redirectUri ?? REDIRECT,
    });

  const refresh = (clientId: string, token: string, scope?: string) =>
    post('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token, scope });

  /** Connects an app. */
  async function connect(person: Person, scopes?: readonly Scope[]) {
    const code = await authorize(person, scopes ? { scopes } : {});
    const { body } = await exchange(code);
    return { clientId: code.clientId, tokens: body as unknown as Tokens };
  }

  const startDevice = (clientId = 'foothold-cli', scope = 'profile:read') =>
    post('/oauth/device', { client_id: clientId, scope }, { 'user-agent': 'foothold-cli/1.0' });

  const poll = (deviceCode: string, clientId = 'foothold-cli') =>
    post('/oauth/token', {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: clientId,
      device_code: deviceCode,
    });

  /** Calls the API as the app does. */
  const call = async (token: string, path = '/api/v1/profile', method = 'GET') =>
    read(
      await fetch(new URL(path, test.url), {
        method,
        headers: { authorization: `Bearer ${token}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { body: '{}' }),
      }),
    );

  return {
    post,
    get,
    registerAs,
    register,
    open,
    follow,
    createRequest,
    authorize,
    exchange,
    refresh,
    connect,
    startDevice,
    poll,
    call,
  };
}
