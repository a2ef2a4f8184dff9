import { expect, test } from 'vitest';
import { readListView, rememberListView } from './list-view.server.ts';

const request = (query: string, cookie?: string) =>
  new Request(`https://example.com/portal/matches${query}`, cookie === undefined ? {} : { headers: { cookie } });

test.each([
  ['', undefined, 'compact'],
  ['?view=detailed', undefined, 'detailed'],
  ['', 'session=x; job-list=detailed', 'detailed'],
  ['?view=compact', 'job-list=detailed', 'compact'],
  ['?view=huge', 'other-job-list=detailed', 'compact'],
  ['', 'job-list=<script>', 'compact'],
] as const)('the list of %s with the cookie %s is %s', (query, cookie, view) => {
  expect(readListView(request(query, cookie))).toBe(view);
});

test('a view that the URL asks for is remembered, and nothing else', () => {
  expect(rememberListView(request('?view=detailed')).headers).toMatchObject({
    'set-cookie': expect.stringMatching(/^job-list=detailed; Path=\/portal;/),
  });
  for (const query of ['', '?view=huge']) expect(rememberListView(request(query))).toEqual({});
});
