import type { Brand } from '@foothold/brand';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Env } from '../env.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { loadStoredKey } from '../secrets/stored-key.ts';
import type { Vault } from '../secrets/vault.ts';
import { createPush, type Push } from './push.ts';
import { createVapidKey, readVapidKeys, type VapidKeys } from './vapid.ts';

interface PushDeps {
  db: Kysely<DB>;
  vault: Vault;
  fetch: Fetcher;
  brand: Pick<Brand, 'email'>;
  now: () => Date;
}

/** Web push with this installation's keys, which are created the first time that they are needed. */
export function openPush(env: Pick<Env, 'FETCH_ALLOW'>, { db, vault, fetch, brand, now }: PushDeps): Push {
  let keys: Promise<VapidKeys> | undefined;
  function loadKeys(): Promise<VapidKeys> {
    keys ??= loadStoredKey({ db, vault, now }, 'push', createVapidKey).then(readVapidKeys);
    // The next call tries again.
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  }
  return createPush({ fetch, loadKeys, contact: `mailto:${brand.email}`, unencrypted: env.FETCH_ALLOW ?? [], now });
}
