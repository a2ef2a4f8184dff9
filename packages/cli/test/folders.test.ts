import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Folders, openFolders } from '../src/mcp/folders.ts';

const root = mkdtempSync(join(tmpdir(), 'foothold-folders-'));
const inside = join(root, 'resumes');
const outside = join(root, 'private');
let folders: Folders;

beforeAll(() => {
  mkdirSync(join(inside, 'old'), { recursive: true });
  mkdirSync(join(inside, '.git'));
  mkdirSync(outside);
  mkdirSync(join(root, 'resumes-2'));
  writeFileSync(join(inside, 'ada.txt'), 'Ada');
  writeFileSync(join(inside, 'old', 'ada.txt'), 'Ada, earlier');
  writeFileSync(join(inside, '.git', 'a.txt'), 'hidden');
  writeFileSync(join(inside, 'key.pem'), 'secret');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'resumes-2', 'secret.txt'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(inside, 'link.txt'));
  symlinkSync(outside, join(inside, 'linked'));
  symlinkSync(join(outside, 'new.pdf'), join(inside, 'dangling.pdf'));
  symlinkSync(join(inside, 'ada.txt'), join(inside, 'same.txt'));
  folders = openFolders([inside]);
});
afterAll(() => rmSync(root, { recursive: true }));

const getCode = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );

describe('reading in a named folder', () => {
  it.each(['ada.txt', './ada.txt', 'old/ada.txt', join(inside, 'ada.txt'), 'same.txt', 'old/../ada.txt'])(
    'allows %s',
    async (path) => {
      expect(Buffer.from((await folders.read(path)).bytes).toString()).toMatch(/^Ada/);
    },
  );

  it.each([
    [join(outside, 'secret.txt'), 'file.outside'],
    ['../private/secret.txt', 'file.outside'],
    ['../resumes-2/secret.txt', 'file.outside'],
    ['link.txt', 'file.outside'],
    ['linked/secret.txt', 'file.outside'],
    ['ada.txt\0.pdf', 'file.outside'],
    ['.', 'file.outside'],
    ['key.pem', 'file.kind'],
    ['.git/a.txt', 'file.kind'],
    ['old', 'file.kind'],
    ['missing.txt', 'file.not-found'],
  ])('refuses %s', async (path, code) => {
    expect(await getCode(folders.read(path))).toBe(code);
  });

  it('refuses a large file, and a pipe without waiting for it', async () => {
    writeFileSync(join(inside, 'large.txt'), Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(await getCode(folders.read('large.txt'))).toBe('file.too-large');
    rmSync(join(inside, 'large.txt'));
    if (spawnSync('mkfifo', [join(inside, 'pipe.txt')]).status !== 0) return;
    expect(await getCode(folders.read('pipe.txt'))).toBe('file.kind');
  });

  it('lists only what can be read', async () => {
    const listed = await folders.list();
    expect(listed.map(({ path }) => path)).toEqual([join(inside, 'ada.txt')]);
  });
});

describe('writing in a named folder', () => {
  it('adds a new file that only its owner can read', async () => {
    const path = await folders.write('old/new.pdf', Buffer.from('%PDF'));
    expect(path).toBe(join(inside, 'old', 'new.pdf'));
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['%PDF', 0o600]);
    rmSync(path);
  });

  it.each([
    ['ada.txt', 'file.exists'],
    ['link.txt', 'file.exists'],
    ['dangling.pdf', 'file.exists'],
    ['../private/new.pdf', 'file.outside'],
    ['linked/new.pdf', 'file.outside'],
    [join(outside, 'new.pdf'), 'file.outside'],
    ['script.sh', 'file.kind'],
    ['.hidden.pdf', 'file.kind'],
    ['missing/new.pdf', 'file.not-found'],
  ])('refuses %s', async (path, code) => {
    expect(await getCode(folders.write(path, Buffer.from('x')))).toBe(code);
    expect(readdirSync(outside)).toEqual(['secret.txt']);
    expect(readFileSync(join(inside, 'ada.txt'), 'utf8')).toBe('Ada');
  });

  it('refuses a large file', async () => {
    expect(await getCode(folders.write('large.pdf', new Uint8Array(10 * 1024 * 1024 + 1)))).toBe('file.too-large');
  });
});

it('has no folder that doesn’t exist, and no file as a folder', () => {
  expect(() => openFolders([join(root, 'missing')])).toThrow('There is no such folder');
  expect(() => openFolders([join(inside, 'ada.txt')])).toThrow('There is no such folder');
});
