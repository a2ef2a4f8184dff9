import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;

/**
 * A deflate stream that unpacks to many megabytes of one pattern, created without compressing all of them: a block that ends on
 * a byte boundary can be repeated any number of times.
 * @param format `raw` for zip parts, `zlib` for PDF streams; the checksum of the latter is omitted, since readers rarely check
 * it
 */
export function createDeflatedFlood(pattern: string, megabytes: number, format: 'raw' | 'zlib'): Buffer {
  const block = deflateRawSync(repeatPattern(pattern, MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync('');
  const head = format === 'zlib' ? [Buffer.from([0x78, 0x9c])] : [];
  return Buffer.concat([...head, ...Array<Buffer>(megabytes).fill(block), end]);
}

/** The pattern repeated to this many bytes. */
export function repeatPattern(pattern: string, bytes: number): Buffer {
  return Buffer.alloc(bytes - (bytes % pattern.length), pattern, 'latin1');
}

export function deflate(data: string | Uint8Array): Buffer {
  return deflateSync(data);
}
