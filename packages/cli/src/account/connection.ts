import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ApiClient, createClient, getProblem } from '@foothold/client';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { version } from '../version.ts';
import { createUnreachableFailure, discover, postForm } from './authorization-server.ts';
import { type Credentials, getConfigFolder, readCredentials, writeCredentials } from './credentials.ts';
import { toCredentials } from './device-login.ts';
import { DEFAULT_URL, parseServerAddress } from './server-address.ts';

export const USER_AGENT = `foothold-cli/${version}`;

/** A token is refreshed so long before it expires. */
const REFRESH_BEFORE_MS = 60_000;
const LOCK_WAIT_MS = 10_000;
const LOCK_POLL_MS = 50;

export interface Connection {
  url: string;
  api: ApiClient;
  /** Whether there is a token. Public endpoints work without one. */
  signedIn: boolean;
}

/**
 * Finds out where to connect and with which token: `FOOTHOLD_URL` and `FOOTHOLD_TOKEN`, otherwise what `foothold login` stored. A stored
 * token is sent only to the server that it is for.
 */
export function connect(): Connection {
  const stored = readCredentials();
  const { FOOTHOLD_URL, FOOTHOLD_TOKEN } = process.env;
  const url = parseServerAddress(FOOTHOLD_URL || stored?.url || DEFAULT_URL);
  const own = stored?.url === url ? stored : undefined;
  const token = FOOTHOLD_TOKEN || (own && (() => getFreshToken(own)));
  return {
    url,
    api: createClient({ url, userAgent: USER_AGENT, ...(token && { token }) }),
    signedIn: Boolean(token),
  };
}

/** The same for what needs a token. @throws Failure without one */
export function connectSignedIn(): Connection {
  const connection = connect();
  if (!connection.signedIn) throw createSignedOutFailure();
  return connection;
}

const isDue = ({ expiresAt }: Credentials): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) - Date.now() < REFRESH_BEFORE_MS;

async function getFreshToken(credentials: Credentials): Promise<string> {
  const current = readCredentials() ?? credentials;
  if (!isDue(current) || current.refreshToken === undefined) return current.token;
  // A refresh token works once, so of several commands at the same time only one may use it.
  return withLock(async () => {
    const latest = readCredentials();
    if (latest === undefined || latest.url !== credentials.url) throw createSignedOutFailure();
    if (!isDue(latest) || latest.refreshToken === undefined) return latest.token;
    const { token } = await discover(latest.url);
    const answer = await postForm(token, { grant_type: 'refresh_token', refresh_token: latest.refreshToken });
    if (answer.status !== 200) throw createSignedOutFailure();
    const next = { refreshToken: latest.refreshToken, ...toCredentials(latest.url, answer, Date.now()) };
    writeCredentials(next);
    return next.token;
  });
}

async function withLock<T>(run: () => Promise<T>): Promise<T> {
  mkdirSync(getConfigFolder(), { recursive: true, mode: 0o700 });
  const lock = join(getConfigFolder(), '.refreshing');
  for (const until = Date.now() + LOCK_WAIT_MS; ; ) {
    try {
      closeSync(openSync(lock, 'wx', 0o600));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    // Left behind by a command that was killed.
    if (age > LOCK_WAIT_MS || Date.now() > until) rmSync(lock, { force: true });
    else await setTimeout(LOCK_POLL_MS);
  }
  try {
    return await run();
  } finally {
    rmSync(lock, { force: true });
  }
}

const createSignedOutFailure = (): Failure =>
  new Failure(EXIT.signedOut, {
    code: 'access.sign-in',
    message: 'You aren’t signed in.',
    hint: 'Run "foothold login", or set FOOTHOLD_TOKEN to an API key.',
  });

/** Runs calls of the API, and turns what the server refused into failures with its code. */
export async function call<T>({ url }: Pick<Connection, 'url'>, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure) throw error;
    const problem = getProblem(error);
    if (problem === undefined) {
      if (error instanceof TypeError && error.message === 'fetch failed') throw createUnreachableFailure(url);
      throw error;
    }
    const { code, message, hint, status, fields = {} } = problem;
    if (status === 401) throw createSignedOutFailure();
    const isOurs = code === 'access.scope';
    throw new Failure(isOurs ? EXIT.signedOut : status >= 500 ? EXIT.unreachable : EXIT.refused, {
      code,
      message,
      ...(hint !== undefined && { hint }),
      details: Object.entries(fields).map(([field, text]) => `${field}: ${text}`),
    });
  }
}
