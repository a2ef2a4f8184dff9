import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the build writes compiled content, relative to the root. */
const FILE = 'apps/server/build/content.json';

const digest = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes compiled content: a line with the digest of its inputs and of the rest, then the data of all parts as JSON. It replaces the file in
 * one step.
 * @param inputs see `digestInputs`
 * @param json with marks
 */
export function writeCompiled(root: string, inputs: string, json: string): void {
  const file = join(root, FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${inputs} ${digest(json)}\n${json}`);
  renameSync(`${file}.new`, file);
}

/** Reads compiled content. Null if there is none, if it was compiled from other inputs, or if it is damaged. */
export function readCompiled(root: string, inputs: string): string | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, FILE));
  } catch {
    return null;
  }
  const end = bytes.indexOf('\n');
  const body = bytes.subarray(end + 1);
  return bytes.toString('latin1', 0, end) === `${inputs} ${digest(body)}` ? body.toString() : null;
}
