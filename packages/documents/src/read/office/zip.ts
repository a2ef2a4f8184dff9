import { crc32 } from 'node:zlib';
import { DocumentError } from '@foothold/core/resume';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** A résumé has a few dozen parts; its text is a few hundred kilobytes even as XML. */
const MAX_ENTRIES = 2000;
const MAX_ENTRY_BYTES = 8 * 1024 * 1024;
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;

/** The parts of a zip container, each unpacked on demand. */
export class ZipParts {
  readonly #file: ZipFile;
  readonly #entries: Map<string, Entry>;
  #unpacked = 0;

  constructor(file: ZipFile, entries: Map<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  get names(): IterableIterator<string> {
    return this.#entries.keys();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * Unpacks one part. The declared size is checked before and during unpacking, the checksum afterwards.
   * @returns undefined if there is no such part
   * @throws DocumentError `document.too-complex`, `document.damaged`
   */
  async read(name: string): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    this.#unpacked += entry.uncompressedSize;
    if (entry.uncompressedSize > MAX_ENTRY_BYTES || this.#unpacked > MAX_TOTAL_BYTES) {
      throw new DocumentError('document.too-complex');
    }
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.#file.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (crc32(bytes) !== entry.crc32) throw new DocumentError('document.damaged');
      return bytes;
    } catch (error) {
      throw new DocumentError('document.damaged', { cause: error });
    }
  }

  async text(name: string): Promise<string | undefined> {
    const bytes = await this.read(name);
    if (!bytes) return undefined;
    const encoding =
      bytes[0] === 0xff && bytes[1] === 0xfe
        ? 'utf-16le'
        : bytes[0] === 0xfe && bytes[1] === 0xff
          ? 'utf-16be'
          : 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  }
}

/**
 * Opens a zip container in memory.
 * @throws DocumentError `document.damaged`, `document.too-complex`, `document.encrypted`
 */
export async function openZip(bytes: Uint8Array): Promise<ZipParts> {
  const entries = new Map<string, Entry>();
  try {
    const file = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: false,
    });
    if (file.entryCount > MAX_ENTRIES) throw new DocumentError('document.too-complex');
    for await (const entry of file.eachEntry()) {
      if ((entry.generalPurposeBitFlag & 1) !== 0) throw new DocumentError('document.encrypted');
      entries.set(entry.fileName.replace(/^\//, ''), entry);
    }
    return new ZipParts(file, entries);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('document.damaged', { cause: error });
  }
}
