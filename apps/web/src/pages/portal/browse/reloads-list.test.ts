import { beforeEach, expect, test, vi } from 'vitest';

let reloadsList: typeof import('./reloads-list.ts')['reloadsList'];

// The module remembers whether a reload is under way.
beforeEach(async () => {
  vi.resetModules();
  ({ reloadsList } = await import('./reloads-list.ts'));
});

const go = (from: string, to: string, formMethod?: 'POST') =>
  reloadsList({
    currentUrl: new URL(from, 'https://example.com'),
    nextUrl: new URL(to, 'https://example.com'),
    formMethod,
    defaultShouldRevalidate: true,
  });

test('opening another job loads the list only if a reload that it cancels is under way', () => {
  expect(go('/portal/matches/1', '/portal/matches/2')).toBe(false);
  // A job was hidden.
  expect(go('/portal/matches/2', '/portal/matches/2', 'POST')).toBe(true);
  expect(go('/portal/matches/2', '/portal/matches/3')).toBe(true);
});

test('other filters load the list', () => {
  expect(go('/portal/matches/1', '/portal/matches?state=OR')).toBe(true);
});
