import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What compiled content depends on: the content, the code that reads it with its vocabularies, and its libraries. Relative to the root. */
const INPUTS = [
  'content',
  'apps/server/src',
  'packages/brand/src',
  'packages/contracts/src',
  'packages/core/src',
  'package-lock.json',
];

/** The digest that files had, by names, sizes, and times, so that starting again in one process reads none of them. */
const known = new Map<string, string>();

/**
 * Computes a digest of the files' names and bytes. It is the same on every machine.
 * @param inputs files and folders, relative to `root`; a missing one counts as empty
 */
export function digestInputs(root: string, inputs: readonly string[] = INPUTS): string {
  const files = inputs.flatMap((input) => listFiles(root, input));
  const state = createHash('sha256').update(`${root}\n`);
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, file));
    state.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`);
  }
  const key = state.digest('hex');
  const found = known.get(key) ?? digestBytes(root, files);
  known.clear();
  known.set(key, found);
  return found;
}

function digestBytes(root: string, files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    digest.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return digest.digest('hex');
}

/** Sorted, without tests, which change nothing. */
function listFiles(root: string, input: string): string[] {
  const stats = statSync(join(root, input), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .toSorted();
}
