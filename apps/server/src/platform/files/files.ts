import type { Vault } from '../secrets/vault.ts';

/** Where files are stored: a folder, or a bucket. We generate the keys, from letters, digits, `-`, and `/` only. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is nothing under that key. */
  get(key: string): Promise<Buffer | null>;
  /** No error if there is nothing. */
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/;

/** @throws Error for a key that could escape the store; our own keys never do */
export function requireSafeKey(key: string): void {
  if (!KEY.test(key) || key.length > 200) throw new Error('A file key contains characters that are not allowed.');
}

/** Seals everything stored, bound to its key. */
export function sealedStore(store: FileStore, vault: Vault): FileStore {
  return {
    put: (key, bytes) => store.put(key, vault.seal(bytes, key)),
    async get(key) {
      const sealed = await store.get(key);
      return sealed && vault.open(sealed, key);
    },
    remove: (key) => store.remove(key),
  };
}
