import { expect, test, vi } from 'vitest';
import { type BrowserPage, parseFileName, saveFile } from './save-file.ts';

function createPage(fetch: BrowserPage['fetch']) {
  return { fetch, save: vi.fn<BrowserPage['save']>(), goTo: vi.fn<BrowserPage['goTo']>() };
}

const HREF = '/api/download/code/react-patterns';

test('a download saves the file under its name', async () => {
  const file = new Blob(['zip']);
  const seen = createPage(async () => ({ ok: true, status: 200, blob: async () => file }));
  await saveFile(HREF, 'react-patterns.zip', seen);
  expect(seen.save).toHaveBeenCalledExactlyOnceWith(file, 'react-patterns.zip');
  expect(seen.goTo).not.toHaveBeenCalled();
});

test.each([
  ['the server refuses', async () => ({ ok: false, status: 500, blob: async () => new Blob() })],
  ['there is no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the file breaks off',
    async () => ({ ok: true, status: 200, blob: () => Promise.reject(new TypeError('aborted')) }),
  ],
] as const)("if %s, the browser navigates to the file's address", async (_, fetch) => {
  const seen = createPage(fetch);
  await saveFile(HREF, 'react-patterns.zip', seen);
  expect(seen.goTo).toHaveBeenCalledExactlyOnceWith(HREF);
  expect(seen.save).not.toHaveBeenCalled();
});

test.each([
  [`attachment; filename="x.pdf"; filename*=UTF-8''Brand-%E6%9D%8E-%E5%A8%9C.pdf`, 'Brand-李-娜.pdf'],
  ['attachment; filename="Brand-Delia.pdf"', 'Brand-Delia.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A", null],
  ['attachment', null],
  [null, null],
])('an answer with %s names its file %s', (disposition, name) => {
  expect(parseFileName(disposition)).toBe(name);
});
