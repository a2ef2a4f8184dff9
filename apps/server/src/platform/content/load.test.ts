import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildContent, isContentCompiled, loadContent } from './load.ts';
import { markHtml, markPlaceholders } from './names.ts';
import { ContentError, type ContentPart } from './part.ts';

const COMPILED = 'apps/server/build/content.json';
const CODE = 'packages/core/src/skills.ts';
const TEXT = 'content/text.md';
const names = { brand: 'Ledge', portal: '/portal' };

let root: string;
let part: ContentPart<{ text: string; html: string }>;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  root = folder;
  write(CODE, 'export {};');
  write(TEXT, 'By {brand}.');
  part = {
    name: 'texts',
    compile: vi.fn(async (from: string) => {
      const text = markPlaceholders(readFileSync(join(from, 'text.md'), 'utf8'));
      return { text, html: markHtml(`<p>${text}</p>`) };
    }),
  };
  await buildContent(root, [part]);
  vi.mocked(part.compile).mockClear();
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const load = async (of = names) => (await loadContent(root, [part], of)).get('texts');

describe('the compiled file', () => {
  test('is read instead of the content folder', async () => {
    expect(isContentCompiled(root)).toBe(true);
    expect(await load()).toEqual({ text: 'By Ledge.', html: '<p>By Ledge.</p>' });
    expect(part.compile).not.toHaveBeenCalled();
  });

  test('serves any brand and portal address, escaped where the text is HTML', async () => {
    write(TEXT, '{brand} at {portal}');
    await buildContent(root, [part]);
    vi.mocked(part.compile).mockClear();
    expect(await load({ brand: 'Ledge "& Co" <b>\\n', portal: 'https://p.example/$1' })).toEqual({
      text: 'Ledge "& Co" <b>\\n at https://p.example/$1',
      html: '<p>Ledge &quot;&amp; Co&quot; &lt;b&gt;\\n at https://p.example/$1</p>',
    });
    expect(await load({ brand: 'Sill', portal: '/portal' })).toMatchObject({ text: 'Sill at /portal' });
    expect(part.compile).not.toHaveBeenCalled();
  });

  test.each([
    ['the content changed', () => write(TEXT, 'By {brand}!')],
    ['the content changed and kept its size and time', () => rewriteInPlace()],
    ['a file was added', () => write('content/more.md', '')],
    ['the code that reads it changed', () => write(CODE, 'export const changed = true;')],
    ['the libraries changed', () => write('package-lock.json', '{}')],
    ['it is missing', () => rmSync(join(root, COMPILED))],
    ['it is empty', () => write(COMPILED, '')],
    ['it is cut off', () => write(COMPILED, readFileSync(join(root, COMPILED), 'utf8').slice(0, -10))],
    ['something was added to it', () => appendFileSync(join(root, COMPILED), ' ')],
    ['its text was damaged', () => write(COMPILED, readFileSync(join(root, COMPILED), 'utf8').replace('By ', 'Xy '))],
  ])('is not used if %s', async (_, change) => {
    change();
    expect(isContentCompiled(root)).toBe(false);
    expect(await load()).toMatchObject({ text: readFileSync(join(root, TEXT), 'utf8').replace('{brand}', 'Ledge') });
    expect(part.compile).toHaveBeenCalledOnce();
  });

  test('is used if files have other times, as in a copy of the tree', async () => {
    utimesSync(join(root, TEXT), 1, 1);
    await load();
    expect(part.compile).not.toHaveBeenCalled();
  });

  test('is not used if it lacks a part', async () => {
    const other: ContentPart<string> = { name: 'other', compile: async () => 'more' };
    expect((await loadContent(root, [part, other], names)).get('other')).toBe('more');
  });
});

/** Changes a letter, and gives the file back its time. */
function rewriteInPlace() {
  utimesSync(join(root, TEXT), 1, 1);
  write(TEXT, 'My {brand}.');
  utimesSync(join(root, TEXT), 1, 1);
}

test('content is read once per process as long as nothing changed', async () => {
  rmSync(join(root, COMPILED));
  const first = await load();
  expect(await load()).toBe(first);
  expect(part.compile).toHaveBeenCalledOnce();
  write(TEXT, 'Of {brand}.');
  expect(await load()).toMatchObject({ text: 'Of Ledge.' });
});

test('an invalid file stops the build and startup, until it is fixed', async () => {
  write(TEXT, 'Broken');
  const fault = new ContentError('content/text.md: the field title cannot be used');
  vi.mocked(part.compile).mockRejectedValueOnce(fault).mockRejectedValueOnce(fault);
  await expect(buildContent(root, [part])).rejects.toThrow(fault);
  await expect(load()).rejects.toThrow(fault);
  expect(await load()).toMatchObject({ text: 'Broken' });
});

test('two parts with one name are rejected', async () => {
  await expect(buildContent(root, [part, part])).rejects.toThrow('two parts of the content are called "texts"');
});
