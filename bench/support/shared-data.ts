import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '..', '..', process.env.SHARED_DATA ?? '../shared/data');

/**
 * Where a file or folder of the real inputs lies: below `SHARED_DATA`, by default `../shared/data` beside the repository.
 * Undefined where it is absent, with a line that says so: a measurement goes on with what it has, or ends.
 */
export function sharedData(...parts: string[]): string | undefined {
  const path = join(FOLDER, ...parts);
  if (existsSync(path)) return path;
  console.log(`Left out: ${path} is not there (SHARED_DATA names another folder).`);
  return undefined;
}

/** The same for a measurement that is nothing without it: where it is absent, the process ends. */
export function neededData(...parts: string[]): string {
  return sharedData(...parts) ?? process.exit(0);
}
