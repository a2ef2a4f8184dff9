import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { readForm } from './forms.ts';

const MEGABYTE = 1024 * 1024;
const TYPE = { 'content-type': 'multipart/form-data; boundary=b' };

/** Encodes a form the way a browser does. */
async function encodeForm(form: FormData): Promise<{ headers: { 'content-type': string }; bytes: Uint8Array }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    bytes: new Uint8Array(await request.arrayBuffer()),
  };
}

/** Splits the body into chunks, as a network would. */
function toPieces(bytes: Uint8Array, length: number): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += length) pieces.push(Buffer.from(bytes.subarray(at, at + length)));
  return Readable.from(pieces, { objectMode: false });
}

const readText = (text: string, bytes = MEGABYTE) => readForm(TYPE, toPieces(Buffer.from(text), 700), bytes);
const renderField = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const renderFile = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n${value}\r\n`;
const getErrorCode = (reading: Promise<FormData>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

it('reads any form exactly, however its bytes are split', async () => {
  const name = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 })
    .filter((text) => /^[\w ".-]+$/.test(text));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, fc.string({ unit: 'grapheme', maxLength: 60 })), { maxLength: 8 }),
      fc.array(fc.tuple(name, fc.uint8Array({ maxLength: 3000 })), { maxLength: 3 }),
      fc.integer({ min: 1, max: 2000 }),
      async (fields, files, length) => {
        const form = new FormData();
        // Text in a form has CRLF line endings (RFC 7578, 4.8).
        for (const [key, value] of fields) form.append(key, value.replaceAll(/\r\n?|\n/g, '\r\n'));
        for (const [key, bytes] of files)
          form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], `${key} é.pdf`));
        const { headers, bytes } = await encodeForm(form);
        const receivedForm = await readForm(headers, toPieces(bytes, length), MEGABYTE);
        const listEntries = async (of: FormData) =>
          Promise.all(
            [...of].map(async ([key, value]) =>
              value instanceof File
                ? [key, value.name, Buffer.from(await value.arrayBuffer()).toString('hex')]
                : [key, value],
            ),
          );
        // The order of fields and files may change, which doesn't matter to our forms.
        const sortEntries = async (of: FormData) =>
          (await listEntries(of)).map((entry) => JSON.stringify(entry)).sort();
        expect(await sortEntries(receivedForm)).toEqual(await sortEntries(form));
      },
    ),
    { numRuns: 60 },
  );
});

it('reads a missing file as an empty one and ignores anything around the parts', async () => {
  const body = `before\r\n--b\r\ncontent-disposition: form-data; name="file"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--b--\r\nafter`;
  const chosen = (await readText(body)).get('file');
  expect(chosen instanceof File && [chosen.name, chosen.size]).toEqual(['', 0]);
});

describe('form beyond the limits', () => {
  it.each([
    ['empty parts', '--b\r\n\r\n\r\n'.repeat(190_000)],
    ['parts without a head', '--b\r\n'.repeat(190_000)],
    ['fields', renderField('a', '').repeat(16)],
    ['files', renderFile('file', 'x').repeat(6)],
    ['text in a field', renderField('a', 'x'.repeat(256 * 1024 + 1))],
    ['letters in a name', renderField('n'.repeat(201), 'x')],
  ])('is rejected: %s', async (_what, parts) => {
    expect(await getErrorCode(readText(`${parts}--b--`, 10 * MEGABYTE))).toBe('request.too-large');
  });

  it('is rejected by size, with or without a declared length', async () => {
    const body = `${renderFile('file', 'x'.repeat(2000))}--b--`;
    expect(await getErrorCode(readText(body, 1000))).toBe('request.too-large');
    const declaredTooLarge = readForm({ ...TYPE, 'content-length': '2000' }, Readable.from([]), 1000);
    expect(await getErrorCode(declaredTooLarge)).toBe('request.too-large');
    expect(await getErrorCode(readText(body, 4000))).toBe('read');
  });

  it("isn't read beyond its limit", async () => {
    let given = 0;
    const endlessStream = new Readable({
      read() {
        given += 10_000;
        this.push(Buffer.from('--b\r\n\r\n\r\n'.repeat(1000)));
        if (given > 5 * MEGABYTE) this.push(null);
      },
    });
    const resumedRead = getErrorCode(readForm(TYPE, endlessStream, 10 * MEGABYTE));
    expect(await resumedRead).toBe('request.too-large');
    expect(given).toBeLessThan(MEGABYTE);
  });
});

describe('malformed form', () => {
  it.each([
    [
      'that ends in the middle of a part',
      `${renderField('a', 'x')}--b\r\ncontent-disposition: form-data; name="b"\r\n\r\nx`,
    ],
    ['that ends in the middle of a file', renderFile('file', 'x')],
    ['that ends in the middle of a head', '--b\r\ncontent-dispo'],
    ['without a boundary in it', 'hello'],
    ['without anything in it', ''],
  ])('is rejected: one %s', async (_what, body) => {
    expect(await getErrorCode(readText(body))).toBe('request.malformed');
  });

  it('is rejected: no boundary in its header', async () => {
    const reading = readForm({ 'content-type': 'multipart/form-data' }, Readable.from([]), MEGABYTE);
    expect(await getErrorCode(reading)).toBe('request.malformed');
  });

  it('is rejected: its sender disconnects', async () => {
    const body = new PassThrough();
    const reading = getErrorCode(readForm(TYPE, body, MEGABYTE));
    body.write(renderFile('file', 'x').slice(0, -4));
    body.destroy();
    expect(await reading).toBe('request.malformed');
  });
});
