import { setTimeout } from 'node:timers/promises';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { toPlainText } from '../terminal.ts';
import { discover, type OAuthAnswer, postForm } from './authorization-server.ts';
import type { Credentials } from './credentials.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** Seconds between two questions, if the server doesn't say (RFC 8628, 3.2), and how much longer after `slow_down` (3.5). */
const DEFAULT_INTERVAL = 5;
/** The longest that a server can have us wait for the next question. */
const MAX_INTERVAL = 60;
const MAX_LIFETIME = 1800;

/** What the person does on another screen. */
export interface DeviceCode {
  code: string;
  url: string;
  /** The same with the code in it. */
  completeUrl: string | undefined;
  /** Seconds. */
  lifetime: number;
}

/** What the tests replace. */
interface Clock {
  now(): number;
  wait(seconds: number): Promise<unknown>;
}

const CLOCK: Clock = { now: Date.now, wait: (seconds) => setTimeout(seconds * 1000) };

/**
 * Signs in with a code that the person enters on a page of the server (RFC 8628).
 * @param show tells the person where to enter which code
 * @throws Failure if the person refuses, or if the code expires
 */
export async function logInWithDevice(
  origin: string,
  scope: string,
  show: (code: DeviceCode) => void,
  clock = CLOCK,
): Promise<Credentials> {
  const endpoints = await discover(origin);
  const { status, body } = await postForm(endpoints.device, { scope });
  const deviceCode = String(body.device_code ?? '');
  const [code, url] = [String(body.user_code ?? ''), String(body.verification_uri ?? '')];
  if (status !== 200 || !deviceCode || !code || URL.parse(url)?.origin !== origin) throw createRefusal(body);
  const lifetime = Math.min(toSeconds(body.expires_in) ?? MAX_LIFETIME, MAX_LIFETIME);
  const complete = String(body.verification_uri_complete ?? '');
  show({
    code: toPlainText(code),
    url: toPlainText(url),
    completeUrl: URL.parse(complete)?.origin === origin ? toPlainText(complete) : undefined,
    lifetime,
  });
  const until = clock.now() + lifetime * 1000;
  let interval = Math.min(toSeconds(body.interval) ?? DEFAULT_INTERVAL, MAX_INTERVAL);
  while (clock.now() < until) {
    await clock.wait(interval);
    const answer = await postForm(endpoints.token, { grant_type: GRANT, device_code: deviceCode });
    if (answer.status === 200) return toCredentials(origin, answer, clock.now());
    if (answer.body.error === 'slow_down') interval = Math.min(interval + DEFAULT_INTERVAL, MAX_INTERVAL);
    else if (answer.body.error !== 'authorization_pending') throw createRefusal(answer.body);
  }
  throw createRefusal({ error: 'expired_token' });
}

/** Reads a token response (RFC 6749, 5.1). */
export function toCredentials(url: string, { body }: OAuthAnswer, now: number): Credentials {
  const token = String(body.access_token ?? '');
  if (token === '' || String(body.token_type).toLowerCase() !== 'bearer') throw createRefusal(body);
  const seconds = toSeconds(body.expires_in);
  return {
    url,
    token,
    ...(typeof body.refresh_token === 'string' && { refreshToken: body.refresh_token }),
    ...(seconds !== undefined && { expiresAt: new Date(now + seconds * 1000).toISOString() }),
  };
}

const toSeconds = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined);

const REFUSALS: Record<string, { code: string; message: string }> = {
  access_denied: { code: 'login.denied', message: 'You didn’t allow this program to sign in.' },
  expired_token: { code: 'login.expired', message: 'The code has expired.' },
};

const createRefusal = ({ error }: Record<string, unknown>): Failure =>
  new Failure(EXIT.signedOut, {
    ...(REFUSALS[String(error)] ?? { code: 'login.refused', message: 'The server refused to sign in this program.' }),
    hint: 'Run "foothold login" again.',
  });
