import { createHmac, randomBytes } from 'node:crypto';
import type { Executor } from '../../../platform/db/database.ts';
import { getNetwork } from '../../../platform/network.ts';
import { type AccountsDeps, type Caller, DAY_MS } from '../deps.ts';
import * as repository from './repository.ts';

/** After this long without a sign-in, a place is forgotten. The nightly sweep and the privacy policy use the same period. */
const PLACE_LIFETIME_DAYS = 180;
/** Per kind and account. Nobody uses more than this. */
const MAX_PLACES = 20;

/** Accounts of an address that signed in from this device or network before. */
export interface KnownPlaces {
  /** Identifies the caller's device in rate limits. Null if it doesn't have our cookie. */
  device: string | null;
  accountsByDevice: ReadonlySet<string>;
  accountsByNetwork: ReadonlySet<string>;
}

/**
 * Remembers where accounts signed in: the device by a random cookie, and the network. Based on OWASP's "Slow Down Online Guessing Attacks
 * with Device Cookies" (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export function createPlaces({
  db,
  secret,
  publicUrl,
  now,
}: Pick<AccountsDeps, 'db' | 'secret' | 'publicUrl' | 'now'>) {
  const isSecure = publicUrl.startsWith('https:');
  const cookieName = isSecure ? '__Secure-foothold.device' : 'foothold.device';
  // Keyed, because network addresses are few enough to try them all.
  const hashPlace = (kind: repository.PlaceKind, value: string) =>
    createHmac('sha256', secret).update(`sign-in-place|${kind}|${value}`).digest();

  function readDeviceCookie({ headers }: Pick<Caller, 'headers'>): string | null {
    for (const pair of (headers.get('cookie') ?? '').split(';')) {
      const [name, value = ''] = pair.trim().split('=', 2);
      if (name === cookieName && /^[\w-]{43}$/.test(value)) return value;
    }
    return null;
  }

  async function findKnownPlaces(caller: Pick<Caller, 'headers' | 'address'>, email: string): Promise<KnownPlaces> {
    const device = readDeviceCookie(caller);
    // Hashes as many values without a cookie, so that the query is the same.
    const hashes = [hashPlace('device', device ?? ''), hashPlace('network', getNetwork(caller.address))];
    const rows = await repository.findPlaces(
      db,
      email,
      hashes,
      new Date(now().getTime() - PLACE_LIFETIME_DAYS * DAY_MS),
    );
    const listAccountsWith = (kind: repository.PlaceKind) =>
      new Set(rows.filter((row) => row.kind === kind).map(({ user_id }) => user_id));
    return { device, accountsByDevice: listAccountsWith('device'), accountsByNetwork: listAccountsWith('network') };
  }

  /**
   * Remembers where an account signed in.
   * @param cookie false for API clients, which have no cookies; only their network, and a device if they named one, is remembered
   */
  async function remember(
    executor: Executor,
    caller: Pick<Caller, 'headers' | 'address' | 'setHeader'>,
    userId: string,
    { cookie = true } = {},
  ): Promise<void> {
    const device = readDeviceCookie(caller) ?? (cookie ? randomBytes(32).toString('base64url') : null);
    const save = (kind: repository.PlaceKind, value: string) =>
      repository.savePlace(executor, { userId, kind, hash: hashPlace(kind, value), now: now() }, MAX_PLACES);
    await save('network', getNetwork(caller.address));
    if (device === null) return;
    await save('device', device);
    if (!cookie) return;
    const maxAge = (PLACE_LIFETIME_DAYS * DAY_MS) / 1000;
    caller.setHeader(
      'set-cookie',
      `${cookieName}=${device}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  }

  return { findKnownPlaces, remember };
}
