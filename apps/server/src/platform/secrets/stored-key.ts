import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import * as repository from './stored-keys-repository.ts';
import type { Vault } from './vault.ts';

interface StoredKeyDeps {
  db: Kysely<DB>;
  vault: Vault;
  now: () => Date;
}

/**
 * Reads a key that the installation made for itself, or creates it. It is stored in the database, sealed by the vault, so that all servers
 * of an installation have the same one, even if they start together.
 * @throws VaultError if VAULT_KEYS no longer has the key that sealed it
 */
export async function loadStoredKey(
  { db, vault, now }: StoredKeyDeps,
  name: string,
  create: () => Uint8Array,
): Promise<Buffer> {
  const context = `stored-key|${name}`;
  const existing = await repository.findKey(db, name);
  if (existing) return vault.open(existing, context);
  await repository.insertKey(db, { name, sealed: vault.seal(create(), context), at: now() });
  return vault.open(await repository.getKey(db, name), context);
}
