import { describe, expect, it } from 'vitest';
import { type ApiRequest, createClient, getProblem } from './index.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A client whose requests are recorded, and answered with one response. */
function createRecorded(response: () => Response, token?: string | (() => Promise<string>)) {
  const requests: (Omit<ApiRequest, 'body'> & { url: URL; body: string })[] = [];
  const api = createClient({
    url: 'https://foothold.example/',
    userAgent: 'test/1',
    ...(token && { token }),
    send: async (url, request) => {
      requests.push({ ...request, url, body: Buffer.from(request.body ?? []).toString() });
      return response();
    },
  });
  return { api, requests };
}

const create = (body: object, status = 200, type = 'application/json') =>
  createRecorded(() => new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }), 'secret');

describe('the client', () => {
  it('calls the versioned API with its token', async () => {
    const { api, requests } = create({ applications: [] });
    expect(await api.applications.list({ listingId: 'a b' })).toEqual({ applications: [] });
    const [request] = requests;
    expect([request?.method, request?.url.href]).toEqual([
      'GET',
      'https://foothold.example/api/v1/applications?listingId=a+b',
    ]);
    expect(request?.headers.get('authorization')).toBe('Bearer secret');
    expect(request?.headers.get('user-agent')).toBe('test/1');
  });

  it('sends input as JSON, and IDs as parts of the path', async () => {
    const { api, requests } = create({});
    await api.applications.move({ id: 'a/b?c', to: 'submitted' });
    expect(requests[0]?.url.href).toBe('https://foothold.example/api/v1/applications/a%2Fb%3Fc/moves');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ to: 'submitted' });
  });

  it('keeps the paths that aren’t versioned', async () => {
    const { api, requests } = create({});
    await api.accounts.tokenLogOut({});
    expect(requests[0]?.url.pathname).toBe('/auth/logout');
  });

  it('asks for a token before each call, and works without one', async () => {
    let count = 0;
    const respond = () => new Response('{}', { headers: JSON_TYPE });
    const { api, requests } = createRecorded(respond, async () => `token-${++count}`);
    await api.accounts.profile();
    await api.accounts.profile();
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2']);
    const visitor = createRecorded(respond);
    await visitor.api.listings.search({});
    expect(visitor.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('throws what the server refused, with its code', async () => {
    const problem = {
      type: 'urn:foothold:error:resource.not-found',
      title: 'Not found',
      status: 404,
      code: 'resource.not-found',
      message: 'Not found',
      error: 'Not found',
    };
    const { api } = create(problem, 404, 'application/problem+json; charset=utf-8');
    const error: unknown = await api.resumes.get({ id: 'x' }).catch((caught: unknown) => caught);
    expect(getProblem(error)).toEqual(problem);
    expect(getProblem(new TypeError('fetch failed'))).toBeUndefined();
  });
});
