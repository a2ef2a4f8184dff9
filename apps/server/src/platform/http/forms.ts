import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../errors.ts';

/** Limits for a form with a file, besides the file's bytes. Our forms have one file and two fields. */
const LIMITS = {
  parts: 20,
  files: 5,
  fields: 15,
  /** Maximum size of a text field in bytes. The largest is a pasted job description. */
  fieldSize: 256 * 1024,
  headerPairs: 20,
  headerSize: 4 * 1024,
} as const;
const MAX_NAME_LENGTH = 200;
/** Bytes passed to the parser at once, so that little is parsed beyond a limit. */
const SLICE_BYTES = 4 * 1024;

/**
 * Reads a form with files (RFC 7578) as it arrives, and stops at the first limit exceeded.
 * @param bytes maximum size of the whole body
 * @throws AppError `request.too-large`, `request.malformed`
 */
export async function readForm(headers: IncomingHttpHeaders, body: Readable, bytes: number): Promise<FormData> {
  const { 'content-type': type = '', 'content-length': length } = headers;
  if (Number(length) > bytes) throw new AppError('request.too-large');
  const form = new FormData();
  const parser = openParser(headers, type);
  const ended = new AbortController();
  const rejectTooLarge = () => ended.abort(new AppError('request.too-large'));
  const abortMalformed = (cause: unknown) => ended.abort(new AppError('request.malformed', { cause }));
  parser
    .on('partsLimit', rejectTooLarge)
    .on('filesLimit', rejectTooLarge)
    .on('fieldsLimit', rejectTooLarge)
    .on('error', abortMalformed);
  parser.on('field', (name, value, _nameTruncated, truncated) => {
    if (truncated || isLong(name)) rejectTooLarge();
    else form.append(decodeName(name), value);
  });
  parser.on('file', (name, file, fileName, _encoding, mediaType) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    if (isLong(name) || isLong(fileName)) rejectTooLarge();
    file.on('error', abortMalformed).on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    file.on('end', () => form.append(decodeName(name), new File(chunks, decodeName(fileName), { type: mediaType })));
  });
  const finished = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve);
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason));
  });
  // Handled below, regardless of where it was noticed first.
  finished.catch(() => undefined);
  try {
    let size = 0;
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bytes) rejectTooLarge();
      for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
        ended.signal.throwIfAborted();
        await Promise.race([write(parser, chunk.subarray(at, at + SLICE_BYTES)), finished]);
      }
    }
    parser.end();
    await finished;
    return form;
  } catch (cause) {
    // The rest is discarded unparsed, so that a client that is still sending can read the error.
    body.resume();
    throw cause instanceof AppError ? cause : new AppError('request.malformed', { cause });
  }
}

function openParser(headers: IncomingHttpHeaders, type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: LIMITS,
      // Browsers treat a part without a file name as text, whatever type it declares.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
  } catch (cause) {
    throw new AppError('request.malformed', { cause });
  }
}

const write = (parser: BusboyInstance, slice: Buffer) =>
  new Promise<void>((resolve) => parser.write(slice, () => resolve()));

const isLong = (name: string | undefined) => (name ?? '').length > MAX_NAME_LENGTH;

/** Reverses the browser's encoding of a name in a header. */
const decodeName = (name: string | undefined) =>
  (name ?? '').replaceAll('%22', '"').replaceAll(/%0D%0A|%0D|%0A/gi, ' ');
