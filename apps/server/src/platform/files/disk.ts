import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, requireSafeKey } from './files.ts';

/** A file's temporary name while it is written. Keys contain no dot, so no key collides with it. */
const getTemporaryPath = (path: string) => `${path}.part`;

/** Writes a file that only our own system user can read. It appears under its name only when it is complete. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(getTemporaryPath(path), bytes, { mode: 0o600, flush: true });
  await rename(getTemporaryPath(path), path);
}

/** Files in a folder. Partial files left by a killed process are deleted with their key. */
export function diskStore(folder: string): FileStore {
  const place = (key: string) => {
    requireSafeKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => writeWhole(place(key), bytes),
    async get(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      const path = place(key);
      await rm(path, { force: true });
      await rm(getTemporaryPath(path), { force: true });
    },
  };
}
