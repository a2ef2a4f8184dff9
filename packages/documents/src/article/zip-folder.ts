import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';

/** The time of every file, so that the same folder gives the same bytes: the earliest that a zip can store, in any time zone. */
const FIXED_DATE = new Date(1980, 0, 1);

/** Byproducts of running the code. */
const LEFT_BEHIND_PATTERN = /(^|\/)(node_modules|__pycache__|\.[^/]+)(\/|$)/;

/**
 * Zips a folder and all its contents inside a top-level folder.
 * @param name of the top-level folder
 * @returns the zip, and the paths of its contents, without that folder
 */
export function createFolderZip(folder: string, name: string): { bytes: Uint8Array; files: string[] } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !LEFT_BEHIND_PATTERN.test(path))
    .sort();
  const contents = files.map((path) => [`${name}/${path}`, new Uint8Array(readFileSync(join(folder, path)))] as const);
  return { bytes: zipSync(Object.fromEntries(contents), { level: 9, mtime: FIXED_DATE }), files };
}
