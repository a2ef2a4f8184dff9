import type { Vault } from '../secrets/vault.ts';

/** Stores files in a folder or a bucket. We generate the keys from letters, digits, `-`, and `/`. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns null if the key doesn't exist. */
  get(key: string): Promise<Buffer | null>;
  /** Does nothing if the key doesn't exist. */
  remove(key: string): Promise<void>;
}

const KEY_PATTERN = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/;

/** Keys that we generate always pass. @throws Error for a key that could escape the store */
export function requireSafeKey(key: string): void {
  if (!KEY_PATTERN.test(key) || key.length > 200)
    throw new Error('A file key contains characters that are not allowed.');
}

/** Seals every file with its key as the context. */
export function createSealedStore(store: FileStore, vault: Vault): FileStore {
  return {
    put: (key, bytes) => store.put(key, vault.seal(bytes, key)),
    async get(key) {
      const sealed = await store.get(key);
      return sealed && vault.open(sealed, key);
    },
    remove: (key) => store.remove(key),
  };
}
