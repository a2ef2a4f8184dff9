import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { streamZip, toSafeFileName, type ZipEntry } from './zip-stream.ts';

async function collect(entries: AsyncIterable<ZipEntry>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of streamZip(entries, new Date('2026-11-21T12:00:00Z'))) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

describe('ZIP created while it is sent', () => {
  test('contains every entry, including empty ones and names in any script', async () => {
    async function* entries() {
      yield { name: 'a/Życiorys 履歷書.txt', bytes: Buffer.from('zażółć') };
      yield { name: 'empty.json', bytes: new Uint8Array() };
    }
    const files = unzipSync(await collect(entries()));
    expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['a/Życiorys 履歷書.txt', 'zażółć'],
      ['empty.json', ''],
    ]);
  });

  test('requests the next entry only after the previous one is sent', async () => {
    let made = 0;
    async function* entries() {
      for (; made < 50; made++) yield { name: `${made}.bin`, bytes: crypto.getRandomValues(new Uint8Array(60_000)) };
    }
    const stream = streamZip(entries(), new Date('2026-11-21T12:00:00Z'));
    expect((await stream.next()).done).toBe(false);
    expect(made).toBe(0);
    await stream.return(undefined);
    expect(made).toBe(0);
  });

  test("stops if an entry can't be fetched", async () => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'one.txt', bytes: Buffer.from('one') };
      throw new Error('the store is gone');
    }
    await expect(collect(entries())).rejects.toThrow('the store is gone');
  });
});

test.each([
  ['Résumé of mine.pdf', 'Résumé of mine.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['..\\..\\autoexec.bat', '-..-autoexec.bat'],
  ['con:stream', 'con-stream'],
  ['...', 'file'],
  ['', 'file'],
  [' .hidden. ', 'hidden'],
  ['履歷書.docx', '履歷書.docx'],
  ['x'.repeat(300), 'x'.repeat(120)],
])('turns the name %j into %j', (name, safe) => {
  expect(toSafeFileName(name)).toBe(safe);
});
