import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { AppError } from '../errors.ts';

/** What `readBody` can decompress, for the `Accept-Encoding` header. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};

/**
 * Reads a body and decompresses it, and stops as soon as it has more than `limit` bytes.
 * @param cutsOff whether to return the first `limit` bytes of a longer body instead of an error
 * @throws AppError `fetch.too-large`, or `fetch.unsupported` for a compression that we didn't ask for
 */
export async function readBody(body: Readable, encoding: string, limit: number, cutsOff = false): Promise<Uint8Array> {
  const decoder = DECODERS[encoding.trim().toLowerCase()]?.();
  if (!decoder) {
    abandonBody(body);
    throw new AppError('fetch.unsupported');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    await pipeline(body, decoder, async (decoded) => {
      for await (const chunk of decoded as AsyncIterable<Uint8Array>) {
        chunks.push(chunk);
        size += chunk.byteLength;
        if (size > limit) throw new AppError('fetch.too-large');
      }
    });
  } catch (error) {
    if (!(cutsOff && size > limit)) throw error;
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, limit));
}

/** Ends a response whose body nobody needs. */
export function abandonBody(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}
