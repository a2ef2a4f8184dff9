import { readSite } from '../site.ts';
import type { Credentials } from './credentials.ts';

const CLIENT_ID = 'foothold-extension';
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** What the extension may do: fill in forms, and add to the tracker and the answer book; for a recruiter, only fill in approved packets. */
const SCOPES = { member: 'forms:fill applications:write', recruiter: 'packets:fill' } as const;
/** Seconds between two questions if the server doesn't say (RFC 8628, 3.2), and how much is added after `slow_down` (3.5). */
export const DEFAULT_INTERVAL = 5;

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface DeviceCode {
  deviceCode: string;
  userCode: string;
  /** The page of the portal on which the person enters the code. */
  url: string;
  /** Seconds. */
  interval: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

async function postForm(path: string, fields: Record<string, string>): Promise<Answer> {
  const { origin } = await readSite();
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    // No cookie of the site goes along.
    credentials: 'omit',
    redirect: 'error',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ client_id: CLIENT_ID, ...fields }),
  });
  const body: unknown = await response.json().catch(() => ({}));
  return { status: response.status, body: typeof body === 'object' && body !== null ? { ...body } : {} };
}

/** Asks the server for a code that the person enters on its page (RFC 8628). @throws Error if the server refuses */
export async function requestDeviceCode(as: keyof typeof SCOPES, now: number): Promise<DeviceCode> {
  const { portalUrl } = await readSite();
  const { status, body } = await postForm('/oauth/device', { scope: SCOPES[as] });
  const { device_code, user_code, verification_uri } = body;
  // Without the code in it: the person who enters the code has seen it in the panel.
  const url = String(verification_uri ?? '');
  if (status !== 200 || typeof device_code !== 'string' || typeof user_code !== 'string')
    throw new Error('The server didn’t give a code. Try again later.');
  if (!URL.canParse(url) || new URL(url).origin !== new URL(portalUrl).origin)
    throw new Error('The server named a page of another site.');
  return {
    deviceCode: device_code,
    userCode: user_code,
    url,
    interval: toSeconds(body.interval) ?? DEFAULT_INTERVAL,
    expiresAt: now + (toSeconds(body.expires_in) ?? 600) * 1000,
  };
}

/** `slow-down`: ask less often. */
export type Poll = 'waiting' | 'slow-down' | 'denied' | 'expired' | Credentials;

/** Asks whether the person has allowed it by now. */
export async function pollForToken(deviceCode: string, now: number): Promise<Poll> {
  const { status, body } = await postForm('/oauth/token', { grant_type: DEVICE_GRANT, device_code: deviceCode });
  if (status === 200) return toCredentials(body, now);
  if (body.error === 'authorization_pending') return 'waiting';
  if (body.error === 'slow_down') return 'slow-down';
  return body.error === 'access_denied' ? 'denied' : 'expired';
}

/** Exchanges the refresh token, which can be used once. @returns null if the server doesn't accept it anymore */
export async function refresh(refreshToken: string, now: number): Promise<Credentials | null> {
  const { status, body } = await postForm('/oauth/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
  if (status === 200) return toCredentials(body, now);
  if (status === 400 || status === 401) return null;
  throw new Error('The server can’t be reached. Try again later.');
}

/** Ends the pairing on the server. */
export const revoke = (token: string) => postForm('/oauth/revoke', { token });

/** Reads a token response (RFC 6749, 5.1). @throws Error if it isn't one */
function toCredentials(body: Record<string, unknown>, now: number): Credentials {
  if (typeof body.access_token !== 'string' || String(body.token_type).toLowerCase() !== 'bearer')
    throw new Error('The server’s answer has no token.');
  return {
    token: body.access_token,
    refreshToken: typeof body.refresh_token === 'string' ? body.refresh_token : null,
    expiresAt: now + (toSeconds(body.expires_in) ?? 3600) * 1000,
    isRecruiter: body.scope === SCOPES.recruiter,
  };
}

const toSeconds = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined);
