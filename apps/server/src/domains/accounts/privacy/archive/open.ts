import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '../../../../platform/errors.ts';
import { type OpenZip, openZip, ZipError } from '../../../../platform/files/zip-reader.ts';
import {
  ARCHIVE_VERSION,
  anyManifestSchema,
  archiveLimits,
  IMPORT_FOLDER,
  MANIFEST,
  type Manifest,
  type ManifestFile,
  manifestSchema,
} from './format.ts';

/** A record as it was read, with its line for messages. */
export interface ReadLine {
  line: number;
  value: unknown;
}

export interface OpenArchive {
  manifest: Manifest;
  files: ReadonlyMap<string, ManifestFile>;
  /** Reads a collection line by line. @throws AppError */
  readLines(name: string): AsyncGenerator<ReadLine>;
  /** Reads a file, and requires that it is the one that was exported. @throws AppError */
  readFile(name: string): Promise<Buffer>;
}

/**
 * Opens an uploaded archive and reads its manifest. Nothing else is unpacked yet.
 * @throws AppError `accounts.archive-unreadable`, `accounts.archive-too-large`, `accounts.archive-newer`, `accounts.archive-changed`
 */
export async function openArchive(bytes: Uint8Array): Promise<OpenArchive> {
  const zip = await refuseAsError(() => openZip(bytes, archiveLimits));
  const manifest = await readManifest(zip);
  const files = new Map(manifest.files.map((file) => [file.name, file]));
  const present = zip.names().filter((name) => name.startsWith(IMPORT_FOLDER));
  if (
    files.size !== manifest.files.length ||
    present.length !== files.size ||
    !present.every((name) => files.has(name))
  )
    throw new AppError('accounts.archive-changed');

  async function* readLines(name: string): AsyncGenerator<ReadLine> {
    const parser = new LineParser(name);
    for await (const chunk of readChecked(zip, files, name)) yield* parser.push(chunk);
    yield* parser.end();
  }

  async function readFile(name: string): Promise<Buffer> {
    if ((files.get(name)?.bytes ?? 0) > archiveLimits.fileBytes) throw new AppError('accounts.archive-too-large');
    const chunks: Buffer[] = [];
    for await (const chunk of readChecked(zip, files, name)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  return { manifest, files, readLines, readFile };
}

/** Yields the content of an entry, and fails at its end if it isn't what the manifest says. */
async function* readChecked(zip: OpenZip, files: ReadonlyMap<string, ManifestFile>, name: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of zip.read(name)) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  } catch (error) {
    throw toAppError(error);
  }
  const listed = files.get(name);
  if (listed?.sha256 !== hash.digest('hex') || listed.bytes !== bytes) throw new AppError('accounts.archive-changed');
}

async function readManifest(zip: OpenZip): Promise<Manifest> {
  if (!zip.has(MANIFEST)) throw new AppError('accounts.archive-unreadable');
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of zip.read(MANIFEST)) {
      bytes += chunk.byteLength;
      if (bytes > archiveLimits.manifestBytes) throw new AppError('accounts.archive-too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw toAppError(error);
  }
  const value = parseJson(Buffer.concat(chunks));
  const known = anyManifestSchema.safeParse(value);
  if (!known.success) throw new AppError('accounts.archive-unreadable');
  if (known.data.version > ARCHIVE_VERSION)
    throw new AppError('accounts.archive-newer', { data: { version: known.data.version, known: ARCHIVE_VERSION } });
  const manifest: z.ZodSafeParseResult<Manifest> = manifestSchema.safeParse(value);
  if (!manifest.success) throw new AppError('accounts.archive-unreadable');
  return manifest.data;
}

/** Splits a file into lines of limited length. */
class LineParser {
  readonly #name: string;
  #rest: Buffer[] = [];
  #bytes = 0;
  #line = 0;

  constructor(name: string) {
    this.#name = name;
  }

  *push(chunk: Buffer): Generator<ReadLine> {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      this.#add(chunk.subarray(start, end));
      start = end + 1;
      yield this.#take();
    }
    this.#add(chunk.subarray(start));
  }

  *end(): Generator<ReadLine> {
    if (this.#bytes > 0) yield this.#take();
  }

  #add(piece: Buffer): void {
    this.#bytes += piece.byteLength;
    if (this.#bytes > archiveLimits.recordBytes) throw new AppError('accounts.archive-too-large');
    if (piece.byteLength > 0) this.#rest.push(piece);
  }

  #take(): ReadLine {
    const line = Buffer.concat(this.#rest);
    this.#rest = [];
    this.#bytes = 0;
    this.#line += 1;
    const value = parseJson(line);
    const problem = value === undefined ? 'It isn’t JSON.' : findUnstorable(value);
    if (problem) throw refuseRecord(this.#name, this.#line, problem);
    return { line: this.#line, value };
  }
}

/** @returns undefined if it isn't UTF-8 with JSON */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Says why the database couldn't store a value. Works without recursion, because the value may be nested deeply. */
function findUnstorable(value: unknown): string | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > archiveLimits.depth) return 'It is nested too deeply.';
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string' && !isStorable(one)) return 'It has characters that can’t be stored.';
      if (typeof one !== 'object' || one === null) continue;
      for (const [key, inner] of Object.entries(one)) {
        if (!isStorable(key)) return 'It has characters that can’t be stored.';
        next.push(inner);
      }
    }
    level = next;
  }
  return null;
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** @param name the file of the collection */
export const refuseRecord = (name: string, line: number, problem: string): AppError =>
  new AppError('accounts.archive-invalid', { data: { file: name, line, problem } });

async function refuseAsError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
}

const toAppError = (error: unknown): unknown =>
  error instanceof ZipError
    ? new AppError(error.refusal === 'too-large' ? 'accounts.archive-too-large' : 'accounts.archive-unreadable', {
        cause: error,
      })
    : error;
