import { open } from 'node:fs/promises';
import { EXIT } from './exit-code.ts';
import { Failure } from './failure.ts';

/** Maximum input in bytes. One more than the reader's limit, so that the reader can report "too large" itself. */
const MAX_BYTES = 10 * 1024 * 1024 + 1;

/** Reads a file, or standard input for `-`, up to the maximum size. */
export async function readInput(path: string): Promise<Uint8Array> {
  const stream = path === '-' ? process.stdin : await openFile(path);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_BYTES) break;
    }
  } catch (cause) {
    throw createOpenFailure(path, cause);
  }
  return Buffer.concat(chunks, Math.min(size, MAX_BYTES));
}

async function openFile(path: string) {
  try {
    const file = await open(path);
    return file.createReadStream();
  } catch (cause) {
    throw createOpenFailure(path, cause);
  }
}

const REASONS: Record<string, { code: string; message: string; hint: string }> = {
  ENOENT: { code: 'file.not-found', message: 'File not found.', hint: 'Check the path.' },
  EISDIR: { code: 'file.is-folder', message: 'This is a folder, not a file.', hint: 'Choose a file in it.' },
  EACCES: {
    code: 'file.no-permission',
    message: 'You don’t have permission to read this file.',
    hint: 'Change its permissions.',
  },
};

function createOpenFailure(path: string, cause: unknown): Failure {
  const system = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = REASONS[system] ?? {
    code: 'file.unreadable',
    message: `Couldn’t open the file (${system || 'unknown reason'}).`,
    hint: 'Check the path and the disk.',
  };
  return new Failure(EXIT.unreadable, { ...reason, message: `${path}: ${reason.message}` });
}
