import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demandSafeKey, type FileStore } from './files.ts';

/** Writes a file that only our own system user can read. It appears under its name only when it is whole. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes, { mode: 0o600, flush: true });
  await rename(part, path);
}

/** Files in a folder. */
export function diskStore(folder: string): FileStore {
  const place = (key: string) => {
    demandSafeKey(key);
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
      await rm(place(key), { force: true });
    },
  };
}
