import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, requireSafeKey } from './files.ts';

/** The temporary name of a file that is being written. Keys contain no dot, so it can't collide with one. */
const getTemporaryPath = (path: string) => `${path}.part`;

/** Writes a file that only our system user can read. It gets its final name once it is complete. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(getTemporaryPath(path), bytes, { mode: 0o600, flush: true });
  await rename(getTemporaryPath(path), path);
}

/** Stores files in a folder. Deleting a key also deletes a partial file left by a killed process. */
export function createDiskStore(folder: string): FileStore {
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
