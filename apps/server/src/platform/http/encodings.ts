import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** How much time compressing may take: `best` for what is served many times, `fast` for what may be served once. */
export type Effort = 'best' | 'fast';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Takes about a millisecond. */
const MAX_SYNC_BYTES = 256 * 1024;

/** Of a page of 150 KB, 10 takes a quarter of the time of 9 (45 ms of 190) and gives a tenth less; 11 takes 110 ms for 2 % less. */
const BROTLI_QUALITY: Record<Effort, number> = { best: 10, fast: 3 };
/** Large enough for a page. The default of 4 MB takes as long to set up as a page to compress. */
const FAST_WINDOW_BITS = 18;
const GZIP_LEVEL: Record<Effort, number> = { best: 9, fast: 3 };

/** Compresses outside the main thread, except what takes less time than another thread's start. The same text, encoding, and effort always give the same bytes. */
export async function encode(text: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text, { level: GZIP_LEVEL[effort] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    ...(effort === 'fast' && { [constants.BROTLI_PARAM_LGWIN]: FAST_WINDOW_BITS }),
  };
  return effort === 'fast' && text.length <= MAX_SYNC_BYTES
    ? brotliCompressSync(text, { params })
    : brotli(text, { params });
}

/** Reverses `encode`. @throws Error if the bytes aren't valid */
export async function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'gzip' ? unzip(bytes) : unbrotli(bytes);
}

/** Caches parsed headers, because browsers send the same few. */
const chosen = new Map<string, Encoding>();
const MAX_CHOSEN = 200;

/** Picks the best encoding that the client accepts. A quality of zero excludes an encoding (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  const known = chosen.get(list);
  if (known) return known;
  const encoding = readEncodings(list);
  if (chosen.size < MAX_CHOSEN) chosen.set(list, encoding);
  return encoding;
}

function readEncodings(accepted: string): Encoding {
  const qualities = new Map<string, number>();
  for (const part of accepted.slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality));
  }
  const isAccepted = (name: Encoding) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
}
