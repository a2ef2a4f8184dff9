import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected console output is an error: the test in which it appears fails. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const complaints = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls);
  vi.restoreAllMocks();
  expect(complaints, 'nothing was written to the console').toEqual([]);
});
