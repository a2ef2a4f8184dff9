import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface ZipLimits {
  entries: number;
  /** Bytes of one entry and of all, unpacked. */
  entryBytes: number;
  totalBytes: number;
  /** How many times as large an entry may become. Small entries are exempt. */
  ratio: number;
}

/** `damaged`: no readable ZIP file, or names that no safe file has. `too-large`: more than the limits allow. `encrypted`: needs a password. */
export type ZipRefusal = 'damaged' | 'too-large' | 'encrypted';

export class ZipError extends Error {
  readonly refusal: ZipRefusal;

  constructor(refusal: ZipRefusal, cause?: unknown) {
    super(`The ZIP file is ${refusal}.`, { cause });
    this.refusal = refusal;
  }
}

/** Entries that are smaller than this may be compressed as well as they can be. */
const RATIO_FROM = 1024 * 1024;
const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;

/** A ZIP file whose entries are unpacked on demand. */
export interface OpenZip {
  has(name: string): boolean;
  names(): string[];
  /** Unpacks an entry piece by piece. Stops if it has more bytes than it says. @throws ZipError */
  read(name: string): AsyncGenerator<Buffer>;
}

/**
 * Opens a ZIP file that someone else made. The list of its entries is checked before anything is unpacked: how many there are and how large
 * they become, and that no name occurs twice, leads out of its folder, is a link, or is encrypted.
 * @throws ZipError
 */
export async function openZip(bytes: Uint8Array, limits: ZipLimits): Promise<OpenZip> {
  const entries = new Map<string, Entry>();
  let file: ZipFile;
  try {
    file = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: true,
    });
    if (file.entryCount > limits.entries) throw new ZipError('too-large');
    let total = 0;
    for await (const entry of file.eachEntry()) {
      total += entry.uncompressedSize;
      assertWithin(entry, total, limits);
      // Folders have no content.
      if (entry.fileName.endsWith('/')) continue;
      if (entries.has(entry.fileName) || !isPlainFile(entry)) throw new ZipError('damaged');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('damaged', error);
  }

  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (!entry) throw new ZipError('damaged');
    try {
      for await (const chunk of await file.openReadStreamPromise(entry)) yield chunk as Buffer;
    } catch (error) {
      throw new ZipError('damaged', error);
    }
  }

  return { has: (name) => entries.has(name), names: () => [...entries.keys()], read };
}

function assertWithin(entry: Entry, total: number, limits: ZipLimits): void {
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw new ZipError('encrypted');
  const { uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > limits.entryBytes || total > limits.totalBytes) throw new ZipError('too-large');
  if (uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * limits.ratio)
    throw new ZipError('too-large');
}

/** Programs that set no type write 0. A type is meaningful only if the entry was made on Unix. */
function isPlainFile({ fileName, externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  return (type === 0 || type === REGULAR_FILE) && !fileName.split('/').some((part) => part === '' || part === '.');
}
