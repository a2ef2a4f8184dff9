import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStore } from '../src/platform/files/disk.ts';
import { createSealedStore, type FileStore } from '../src/platform/files/files.ts';
import { createS3Store } from '../src/platform/files/s3.ts';
import { createVault } from '../src/platform/secrets/vault.ts';
import { startS3 } from './doubles/s3.ts';

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret-of-the-example', region: 'eu-west-1' };
const folder = mkdtempSync(join(tmpdir(), 'foothold-files-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3(credentials);
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => createDiskStore(folder)],
  ['a bucket', () => createS3Store({ endpoint: s3.endpoint, bucket: 'resumes', ...credentials })],
];

describe.each(stores)('files in %s', (_name, open) => {
  it('stores, replaces, and deletes files', async () => {
    const store = open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await store.put('resumes/a-1', bytes);
    expect(await store.get('resumes/a-1')).toEqual(bytes);
    await store.put('resumes/a-1', Buffer.from('second'));
    expect((await store.get('resumes/a-1'))?.toString()).toBe('second');
    await store.remove('resumes/a-1');
    expect(await store.get('resumes/a-1')).toBeNull();
    await store.remove('resumes/a-1');
  });

  it("can't be reached outside the store", async () => {
    for (const key of ['../secrets', '/etc/passwd', 'a/../../b', 'a//b', 'A', 'a b', '', 'a/.', `${'a'.repeat(201)}`])
      await expect(open().get(key)).rejects.toThrow('not allowed');
  });
});

describe('a folder', () => {
  it('leaves no half-written file behind', async () => {
    const store = createDiskStore(folder);
    const listFiles = () => readdirSync(join(folder, 'whole'));
    await store.put('whole/a-1', Buffer.alloc(70_000));
    await store.put('whole/a-1', Buffer.from('second'));
    expect(listFiles()).toEqual(['a-1']);
    await store.remove('whole/a-1');
    expect(listFiles()).toEqual([]);
  });
});

describe('the folder of a server that was killed', () => {
  it('contains nothing of a file whose key was removed', async () => {
    const place = mkdtempSync(join(tmpdir(), 'foothold-killed-'));
    const script = `
      import { existsSync, readdirSync } from 'node:fs';
      import { createDiskStore } from ${JSON.stringify(join(import.meta.dirname, '../src/platform/files/disk.ts'))};
      void createDiskStore(${JSON.stringify(place)}).put('resumes/a-1', Buffer.alloc(256 * 1024 * 1024));
      const look = () => {
        if (existsSync(${JSON.stringify(join(place, 'resumes'))}) && readdirSync(${JSON.stringify(join(place, 'resumes'))}).length > 0)
          process.kill(process.pid, 'SIGKILL');
        setImmediate(look);
      };
      look();`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'inherit' });
    await new Promise((resolve) => child.once('exit', resolve));
    expect(readdirSync(join(place, 'resumes'))).toHaveLength(1);
    await createDiskStore(place).remove('resumes/a-1');
    expect(readdirSync(join(place, 'resumes'))).toEqual([]);
    rmSync(place, { recursive: true });
  });
});

describe('a bucket', () => {
  it('rejects a wrong secret', async () => {
    const store = createS3Store({
      endpoint: s3.endpoint,
      bucket: 'resumes',
      ...credentials,
      secretAccessKey: 'another',
    });
    await expect(store.put('a', Buffer.from('x'))).rejects.toThrow('403');
  });

  it('is retried when it fails', async () => {
    s3.failureStatuses.push(503, 500);
    const store = createS3Store({ endpoint: s3.endpoint, bucket: 'resumes', ...credentials });
    await store.put('again', Buffer.from('x'));
    expect((await store.get('again'))?.toString()).toBe('x');
  });
});

describe('sealed store', () => {
  const vault = createVault(`one:${Buffer.alloc(32, 1).toString('base64')}`);

  it('stores nothing readable, and nothing that opens under another key', async () => {
    const disk = createDiskStore(folder);
    const store = createSealedStore(disk, vault);
    await store.put('sealed/a', Buffer.from('planted secret 99'));
    expect((await store.get('sealed/a'))?.toString()).toBe('planted secret 99');
    const saved = await disk.get('sealed/a');
    expect(saved?.includes('planted')).toBe(false);
    await disk.put('sealed/b', saved ?? Buffer.alloc(0));
    await expect(store.get('sealed/b')).rejects.toThrow('belongs to another record');
  });
});
