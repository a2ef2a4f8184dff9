import { expect, test, vi } from 'vitest';
import { type SavingPage, saveFile } from './save-file.ts';

function page(fetch: SavingPage['fetch']) {
  return { fetch, save: vi.fn<SavingPage['save']>(), goTo: vi.fn<SavingPage['goTo']>() };
}

const HREF = '/api/download/code/react-patterns';

test('chapter 7: a download saves the file under its name', async () => {
  const file = new Blob(['zip']);
  const seen = page(async () => ({ ok: true, status: 200, blob: async () => file }));
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
] as const)('chapter 8: where %s, the client navigates to the file’s address', async (_, fetch) => {
  const seen = page(fetch);
  await saveFile(HREF, 'react-patterns.zip', seen);
  expect(seen.goTo).toHaveBeenCalledExactlyOnceWith(HREF);
  expect(seen.save).not.toHaveBeenCalled();
});
