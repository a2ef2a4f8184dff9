import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A line of a file, counted from 1. */
export interface FileLine {
  number: number;
  /** Null if it is longer than a row can be. */
  text: string | null;
}

const MAX_LINE_LENGTH = 100_000;
/** Spreadsheets are archives, too. */
const ARCHIVE_START = 'PK\u0003\u0004';

/** How a file of text is encoded, or that it is an archive. */
export async function findEncoding(path: string): Promise<FileEncoding | 'archive'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start.toString('latin1').startsWith(ARCHIVE_START)) return 'archive';
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
    if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
    if (bytesRead === 4 && start[1] === 0 && start[3] === 0) return 'utf-16le';
  } finally {
    await file.close();
  }
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** SHA-256 of the file’s bytes. */
export async function hashFile(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest();
}

/** The lines of a file, read as they are needed. */
export async function* readLines(path: string, encoding: FileEncoding): AsyncGenerator<FileLine> {
  const decoder = new TextDecoder(encoding);
  let number = 1;
  let rest = '';
  let isTooLong = false;
  for await (const chunk of createReadStream(path)) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    rest = isTooLong ? '' : rest + first;
    for (const next of others) {
      yield { number: number++, text: isTooLong ? null : dropReturn(rest) };
      isTooLong = false;
      rest = next;
    }
    if (rest.length > MAX_LINE_LENGTH) isTooLong = true;
  }
  rest += decoder.decode();
  if (rest !== '' || isTooLong) yield { number, text: isTooLong ? null : dropReturn(rest) };
}

const dropReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text);
