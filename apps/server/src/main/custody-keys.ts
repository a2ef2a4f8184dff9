import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCustodyKey, exportPublicParts, readCustodyKeys } from '../domains/recruiting/index.ts';

/** Keys in the folder of embedded mode. */
const PRIVATE = 'private-keys';
const PUBLIC = 'public-keys';

/** The folder where embedded mode stores the keys. Moves them once from the folder that earlier versions used. */
export function moveCustodyFolder(dataDir: string): string {
  const [folder, earlier] = [join(dataDir, 'custody'), join(dataDir, 'keeper')];
  if (existsSync(earlier) && !existsSync(folder)) renameSync(earlier, folder);
  return folder;
}

/** Reads CUSTODY_PUBLIC_KEYS from the folder. Null if they aren't there, or if the private keys have changed since they were written. */
export function readPublicKeys(folder: string): string | null {
  const file = join(folder, PUBLIC);
  if (!existsSync(file)) return null;
  const [publicKeys = '', version] = readFileSync(file, 'utf8').split('\n');
  return version === getKeysVersion(folder) ? publicKeys : null;
}

/** Names the state of the file with the private keys; null without one. Its time alone could be the same after a quick change. */
export function getKeysVersion(folder: string): string | null {
  const stats = statSync(join(folder, PRIVATE), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : null;
}

/** Reads CUSTODY_KEYS from the folder and creates them on first use. Only the custody process calls this. */
export async function readOrCreateKeys(folder: string): Promise<string> {
  try {
    return readFileSync(join(folder, PRIVATE), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = await createCustodyKey('local');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  write(folder, PRIVATE, made.private);
  return made.private;
}

/**
 * Writes the public keys next to the private ones, so that the server needn't start the custody process to know them.
 * @param version of the private keys, from before they were read
 */
export const writePublicKeys = (folder: string, publicKeys: string, version: string): void =>
  write(folder, PUBLIC, `${publicKeys}\n${version}`);

function write(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  writeFileSync(`${file}.new`, `${text}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Derives CUSTODY_PUBLIC_KEYS from CUSTODY_KEYS. */
export const derivePublicKeys = async (keys: string): Promise<string> => exportPublicParts(await readCustodyKeys(keys));
