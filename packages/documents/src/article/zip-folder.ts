import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';

/** Every file carries this time, so that the same folder gives the same bytes: the first that a zip can hold, in whatever zone the machine is. */
const LONG_AGO = new Date(1980, 0, 1);

/** What running the code leaves behind. */
const LEFT_BEHIND = /(^|\/)(node_modules|__pycache__|\.[^/]+)(\/|$)/;

/**
 * Packs a folder and all that is in it into a zip, under a folder of its own.
 * @param name of the folder inside
 * @returns the zip, and the paths of what is in it, without that folder
 */
export function zipFolder(folder: string, name: string): { bytes: Uint8Array; files: string[] } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !LEFT_BEHIND.test(path))
    .sort();
  const contents = files.map((path) => [`${name}/${path}`, new Uint8Array(readFileSync(join(folder, path)))] as const);
  return { bytes: zipSync(Object.fromEntries(contents), { level: 9, mtime: LONG_AGO }), files };
}
