import { readSite } from '../site.ts';
import type { Failure } from '../types.ts';
import { type Credentials, forgetCredentials, loadCredentials, saveCredentials } from './credentials.ts';
import { refresh } from './oauth.ts';

/** A call that failed, with what the person can do. */
export class CallError extends Error {
  readonly code: string;

  constructor({ code, message }: Failure) {
    super(message);
    this.code = code;
  }
}

const NOT_PAIRED: Failure = { code: 'not-paired', message: 'This browser isn’t connected to your account.' };
const UNREACHABLE: Failure = {
  code: 'unreachable',
  message: 'We couldn’t reach the server. Check your connection and try again.',
};

/** A token is exchanged this many milliseconds before it expires, so that it doesn't expire on the way. */
const MARGIN = 30_000;
/** Milliseconds after which a call is given up. */
const TIMEOUT = 30_000;

let refreshing: Promise<Credentials> | undefined;

/** The refresh token works once, so two calls at the same time share its exchange. */
function renew(credentials: Credentials): Promise<Credentials> {
  refreshing ??= exchange(credentials).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function exchange({ refreshToken }: Credentials): Promise<Credentials> {
  const renewed = refreshToken === null ? null : await refresh(refreshToken, Date.now());
  if (renewed === null) {
    await forgetCredentials();
    throw new CallError(NOT_PAIRED);
  }
  await saveCredentials(renewed);
  return renewed;
}

async function send(method: string, path: string, body: unknown, token: string): Promise<Response> {
  const { origin } = await readSite();
  return fetch(`${origin}/api/v1${path}`, {
    method,
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError(UNREACHABLE);
  });
}

/**
 * Calls the server, after exchanging an expired token.
 * @param path below `/api/v1`
 * @throws CallError with the server's code and sentence
 */
export async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  body?: unknown,
): Promise<Response> {
  let credentials = await loadCredentials();
  if (credentials === null) throw new CallError(NOT_PAIRED);
  if (credentials.expiresAt - MARGIN < Date.now()) credentials = await renew(credentials);
  let response = await send(method, path, body, credentials.token);
  if (response.status === 401) {
    credentials = await renew(credentials);
    response = await send(method, path, body, credentials.token);
  }
  if (response.ok) return response;
  // Also with a new token: the account may no longer do this work.
  if (response.status === 401) {
    await forgetCredentials();
    throw new CallError(NOT_PAIRED);
  }
  throw new CallError(await readProblem(response));
}

export const callForJson = async <T>(...request: Parameters<typeof call>): Promise<T> =>
  (await call(...request)).json() as Promise<T>;

/** The server says in each error what happened and what to do (RFC 9457). */
async function readProblem(response: Response): Promise<Failure> {
  const body = (await response.json().catch(() => null)) as {
    code?: unknown;
    message?: unknown;
    detail?: unknown;
    hint?: unknown;
  } | null;
  const message = [body?.message ?? body?.detail, body?.hint].filter((part) => typeof part === 'string').join(' ');
  return {
    code: typeof body?.code === 'string' ? body.code : `status-${response.status}`,
    message: message || 'Something went wrong on the server. Try again later.',
  };
}
