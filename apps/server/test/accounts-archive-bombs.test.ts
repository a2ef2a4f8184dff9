import { promisify } from 'node:util';
import { safe } from '@orpc/client';
import { type AsyncZippable, strToU8, Zip, ZipDeflate, zip, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, toFile } from './archive-kit.ts';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const MEGABYTE = 1024 * 1024;
/** The central directory's entry: its signature, and where it says how it is encrypted and how large it becomes. */
const SIGNATURE = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const FLAGS = 8;
const UNPACKED_SIZE = 24;

let ana: Person;

beforeAll(async () => {
  ana = await signUp(test);
});

async function getCode(bytes: Uint8Array): Promise<string> {
  const { error } = await safe(ana.api.accounts.privacy.importArchive({ file: toFile(bytes), password: PASSWORD }));
  return (error as { code?: string } | null)?.code ?? 'none';
}

/** Compresses in another thread: in this one it would stop the server, whose connections then time out. */
const zipAside = promisify<AsyncZippable, Uint8Array>(zip);

/** Changes each entry of the central directory. */
function patch(bytes: Uint8Array, change: (directory: Buffer, entry: number) => void): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(SIGNATURE); at !== -1; at = copy.indexOf(SIGNATURE, at + 1)) change(copy, at);
  return copy;
}

/** Two entries of one name. */
function zipTwice(name: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => void chunks.push(chunk));
  for (const text of ['one', 'two']) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

describe('an upload that becomes much larger', () => {
  it('is refused before it is unpacked', async () => {
    const entry = new Uint8Array(100 * MEGABYTE);
    const bomb = await zipAside({ 'archive.json': strToU8('{}'), 'import/resumes/resumes.jsonl': entry });
    expect(bomb.byteLength).toBeLessThan(MEGABYTE);
    expect(await getCode(bomb)).toBe('accounts.archive-too-large');
    const huge = patch(bomb, (directory, at) => directory.writeUInt32LE(0xf0000000, at + UNPACKED_SIZE));
    expect(await getCode(huge)).toBe('accounts.archive-too-large');
  });

  it('is refused if it says that it stays small', async () => {
    const bomb = await zipAside({ 'archive.json': new Uint8Array(100 * MEGABYTE) });
    const lying = patch(bomb, (directory, at) => directory.writeUInt32LE(1000, at + UNPACKED_SIZE));
    expect(await getCode(lying)).toBe('accounts.archive-unreadable');
  });

  it('is refused with more entries than an archive has', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`import/${at}`, new Uint8Array()]));
    expect(await getCode(zipSync(many, { level: 0 }))).toBe('accounts.archive-too-large');
  });

  it('is refused before it is read if it is larger than an upload may be', async () => {
    const form = new FormData();
    form.set('password', PASSWORD);
    form.set('file', toFile(new Uint8Array(101 * MEGABYTE)));
    const answer = await ana.request('/api/accounts/import', { method: 'POST', body: form });
    expect(answer.status).toBe(413);
  });
});

describe('an upload with entries that no export has', () => {
  it.each([
    ['one name twice', () => zipTwice('archive.json')],
    ['a path out of its folder', () => zipSync({ '../archive.json': strToU8('{}') })],
    ['an absolute path', () => zipSync({ '/etc/passwd': strToU8('{}') })],
    ['a backslash', () => zipSync({ 'import\\..\\x': strToU8('{}') })],
    ['a link', () => zipSync({ 'import/x': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 * 0x10000 }] })],
    [
      'a password',
      () =>
        patch(zipSync({ 'archive.json': strToU8('{}') }), (directory, at) => directory.writeUInt16LE(1, at + FLAGS)),
    ],
  ])('is refused with %s', async (_, make) => {
    expect(await getCode(make())).toBe('accounts.archive-unreadable');
  });
});
