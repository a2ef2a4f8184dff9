import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '..', '..', process.env.SHARED_DATA ?? '../shared/data');

/**
 * The path of a file or folder of the shared data: under `SHARED_DATA`, by default `../shared/data` next to the repository. Undefined,
 * with a message, if it is absent; the benchmark then continues with the remaining data or ends.
 */
export function findSharedData(...parts: string[]): string | undefined {
  const path = join(FOLDER, ...parts);
  if (existsSync(path)) return path;
  console.log(`Left out: ${path} is not there (SHARED_DATA names another folder).`);
  return undefined;
}

/** The same for a measurement that needs it: if it is absent, the process exits. */
export function requireSharedData(...parts: string[]): string {
  return findSharedData(...parts) ?? process.exit(0);
}
