import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demandSafeKey, type FileStore } from './files.ts';

/** Files in a folder. A file appears under its name only when it is whole. */
export function diskStore(folder: string): FileStore {
  const place = (key: string) => {
    demandSafeKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = place(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, bytes, { mode: 0o600, flush: true });
      await rename(part, path);
    },
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
