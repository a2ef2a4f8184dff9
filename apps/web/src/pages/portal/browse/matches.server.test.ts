import { expect, test, vi } from 'vitest';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { loadMatches } from './matches.server.ts';

/** Loads the page with one résumé and a list of 30 matches, which the test doesn't look at. */
async function load(path: string) {
  const matches = vi.fn(async (_input: { resumeId: string; skip: number; limit: number }) => ({
    total: 30,
    matches: [],
  }));
  const api = {
    resumes: { list: async () => ({ resumes: [{ id: 'own', title: 'Robin', archivedAt: null, updatedAt: '2026' }] }) },
    applications: { matches },
    recruiting: { visa: { get: async () => ({ clock: { listings: 'may-sponsor' } }) } },
  };
  const args = { request: new Request(`https://example.com${path}`), context: { get: () => ({ api }) } };
  const loaded = await loadMatches(args as unknown as RouteArgs).catch((thrown: unknown) => thrown);
  return { loaded, input: matches.mock.calls[0]?.[0] };
}

test('a résumé of the URL that is gone gives way to the latest', async () => {
  expect((await load('/portal/matches?resume=gone')).input).toMatchObject({ resumeId: 'own', skip: 0, limit: 20 });
});

test.each([
  ['/portal/matches?page=9', '/portal/matches?page=2'],
  ['/portal/matches/1234?page=20&view=compact&state=OR', '/portal/matches/1234?state=OR&page=2'],
])('%s, after the last page, leads to %s', async (path, last) => {
  const { loaded, input } = await load(path);
  expect(input?.skip).toBeLessThanOrEqual(200);
  expect((loaded as Response).status).toBe(302);
  expect((loaded as Response).headers.get('location')).toBe(last);
});

test('the filter for the visa clock is offered, and applies only if the URL has it', async () => {
  const { loaded, input } = await load('/portal/matches');
  expect((loaded as { data: { visaListings: string } }).data.visaListings).toBe('may-sponsor');
  expect(input).not.toHaveProperty('visa');
  expect((await load('/portal/matches?visa=may-sponsor')).input).toMatchObject({ visa: 'may-sponsor' });
});
