import { afterEach, expect, test, vi } from 'vitest';
import { buildEndpointUrl, buildRequest, call, endpoint } from './endpoint.ts';

afterEach(() => vi.unstubAllGlobals());

function mockResponse(body: object) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test("encodes an address's parameters, and sends the rest of the input as its query", () => {
  expect(buildEndpointUrl(endpoint('GET /api/demos/{token}/calendar'), { token: 'a/b?c' })).toBe(
    '/api/demos/a%2Fb%3Fc/calendar',
  );
  expect(buildEndpointUrl(endpoint('GET /api/practice/export'), { format: 'txt', id: undefined })).toBe(
    '/api/practice/export?format=txt',
  );
  expect(buildEndpointUrl(endpoint('POST /api/resumes'))).toBe('/api/resumes');
});

test("doesn't send an address parameter again in the body", async () => {
  const fetch = mockResponse({ title: 'Sum' });
  await call(endpoint('POST /api/challenges/{slug}/solution'), { slug: 'two sums' }, 'key-1');
  expect(fetch.mock.lastCall?.[0]).toBe('/api/challenges/two%20sums/solution');
  expect(fetch.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { 'idempotency-key': 'key-1' },
  });
});

test('sends no body with a GET', async () => {
  const fetch = mockResponse({ drafts: [] });
  expect(await call(endpoint('GET /api/challenges/{slug}/own'), { slug: 'sum' })).toEqual({ drafts: [] });
  expect(fetch.mock.lastCall?.[0]).toBe('/api/challenges/sum/own');
  expect(fetch.mock.lastCall?.[1]).not.toHaveProperty('body');
});

test('leaves the input unchanged', () => {
  const input = { id: 'x', place: 2, notes: 'n' };
  expect(buildRequest('PATCH /api/practice/sessions/{id}/questions/{place}', input)).toEqual({
    method: 'PATCH',
    path: '/api/practice/sessions/x/questions/2',
    rest: { notes: 'n' },
  });
  expect(input).toEqual({ id: 'x', place: 2, notes: 'n' });
});

test("doesn't compile for an address that the contract doesn't have", () => {
  // @ts-expect-error there is no such endpoint
  endpoint('POST /api/challenges/{slug}/solutions');
  // @ts-expect-error it takes a slug
  expect(buildEndpointUrl(endpoint('POST /api/challenges/{slug}/solution'), { name: 'x' })).toContain('undefined');
});
