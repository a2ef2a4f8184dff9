import { groupEndpoints } from '@foothold/contracts/api-groups';
import { problemSchema } from '@foothold/contracts/errors';
import { describe, expect, it } from 'vitest';
import { getApiGroup } from '../../web/src/features/site/api/reference.server.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();

/** Returns who may call, according to the reference. Each call gets its own session, because some calls end it. */
async function createCaller(access: string) {
  return access === 'Anyone' ? test.visitor() : signUp(test, { confirmed: false });
}

/** Every endpoint in the reference, as described on its group's page. */
const reference = groupEndpoints().flatMap(({ id }) => getApiGroup(id, 'http://localhost')?.group.endpoints ?? []);
type Endpoint = (typeof reference)[number];

/** The endpoint's path with a value for each parameter: a listed one or any. */
const fillPath = ({ path, input }: Endpoint) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    if (name === 'sha256') return 'ab'.repeat(32);
    if (name === 'week') return '2026-11-23';
    const { type = '' } = input.find((field) => field.name === name && field.where === 'path') ?? {};
    return type === 'integer' ? '1' : (/^"([^"]+)"/.exec(type)?.[1] ?? crypto.randomUUID());
  });

/** The body of an example that can be pasted into a shell. */
const readCurlBody = (curl: string) => /-d '(.*)'$/s.exec(curl)?.[1] ?? '';

it('marks every field required by a rule as required', () => {
  const findEndpoint = (id: string) => reference.find((one) => one.id === id);
  const listRequired = (id: string) =>
    findEndpoint(id)
      ?.input.filter((field) => field.required && field.depth === 0)
      .map(({ name }) => name);
  expect(listRequired('post-api-practice-sessions')).toEqual(['jobTitle']);
  expect(listRequired('post-api-registration')).toEqual(expect.arrayContaining(['preferredName', 'email']));
  expect(findEndpoint('post-api-practice-sessions')?.curl).toContain('"jobTitle":"JOB_TITLE"');
});

describe('endpoints without a body in the reference', () => {
  const endpoints = reference.filter(
    ({ input }) => !input.some(({ required: listRequired, where }) => listRequired && where !== 'path'),
  );

  it('exist', () => {
    const found = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(found).toEqual(
      expect.arrayContaining(['POST /auth/logout', 'POST /auth/refresh', 'POST /api/accounts/log-out']),
    );
  });

  it.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s works as documented, with its example',
    async (method, _path, endpoint) => {
      const json = { 'content-type': 'application/json' };
      const bodies = [
        {},
        { headers: json },
        { headers: json, body: '' },
        { headers: json, body: readCurlBody(endpoint.curl) },
      ];
      for (const init of method === 'GET' ? [{}] : bodies) {
        const caller = await createCaller(endpoint.access);
        const answer = await caller.request(fillPath(endpoint), { method, ...init });
        if (answer.ok) {
          await answer.body?.cancel();
          continue;
        }
        const { code } = problemSchema.parse(await answer.json());
        // A 404 or a conflict is a valid response to the call.
        expect([
          'request.invalid',
          'request.malformed',
          'request.unsupported-type',
          'access.denied',
          'server.failed',
        ]).not.toContain(code);
      }
    },
  );
});

describe('endpoints with a body in the reference', () => {
  const endpoints = reference.filter(({ curl }) => readCurlBody(curl) !== '');

  it('exist', () => expect(endpoints.length).toBeGreaterThan(50));

  it.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s takes the example as it is',
    async (method, _path, endpoint) => {
      const caller = await createCaller(endpoint.access);
      const body = readCurlBody(endpoint.curl);
      const headers = { 'content-type': 'application/json' };
      const answer = await caller.request(fillPath(endpoint), { method, headers, body });
      if (answer.ok) return answer.body?.cancel();
      const { code, fields } = problemSchema.parse(await answer.json());
      const isRefused = /^request\.|^server\.|^access\.denied/.test(code);
      expect(isRefused ? { code, fields, body } : null).toBeNull();
    },
  );
});

it.each(['/auth/logout', '/auth/refresh'])('POST %s with only a token revokes that token', async (path) => {
  const email = `program-${crypto.randomUUID()}@example.com`;
  const password = 'four plain words here';
  await signUp(test, { email, password, confirmed: false });
  const logIn = await fetch(new URL('/auth/login', test.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await logIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(new URL(path, test.url), { method: 'POST', headers })).status).toBe(200);
  expect((await fetch(new URL('/api/profile', test.url), { headers })).status).toBe(401);
});
