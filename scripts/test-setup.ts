import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that prints unexpected console output. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const complaints = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls);
  vi.restoreAllMocks();
  expect(complaints, 'nothing was written to the console').toEqual([]);
});
