import { expect, test } from 'vitest';
import { getApiGroup, getApiIndex } from './reference.server.ts';
import { buildApiCall, readSampleBody } from './send-api-call.ts';

const endpoints = getApiIndex().groups.flatMap(
  ({ id }) => getApiGroup(id, 'https://example.com')?.group.endpoints ?? [],
);

function find(id: string) {
  const endpoint = endpoints.find((one) => one.id === id);
  if (!endpoint) throw new Error(`There is no endpoint ${id}.`);
  return endpoint;
}

function fill(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('puts fields where the endpoint takes them, and sends the token but no cookies', () => {
  const { url, init } = buildApiCall(
    find('get-api-matches'),
    fill({ token: ' fh_key_x ', 'field:resumeId': 'a/b', 'field:limit': '' }),
  );
  expect(url).toBe('/api/v1/matches?resumeId=a%2Fb');
  expect(init).toMatchObject({ method: 'GET', credentials: 'omit', headers: { authorization: 'Bearer fh_key_x' } });
  expect(buildApiCall(find('delete-api-applications-id'), fill({ token: 'x', 'field:id': 'a b' })).url).toBe(
    '/api/v1/applications/a%20b',
  );
});

test('sends JSON as it was edited, and refuses what isn’t JSON', () => {
  const endpoint = find('post-api-jobs-apply');
  expect(JSON.parse(readSampleBody(endpoint.curl) ?? '')).toEqual({ jobId: 'JOB_ID' });
  const { init } = buildApiCall(endpoint, fill({ token: 'x', body: '{ "jobId": "1" }' }));
  expect(init).toMatchObject({ method: 'POST', body: '{"jobId":"1"}' });
  expect(() => buildApiCall(endpoint, fill({ token: 'x', body: '{' }))).toThrow(SyntaxError);
});

test('sends a file as a form', () => {
  const file = new File(['{}'], 'robin.json');
  const { init } = buildApiCall(find('post-api-resume-analyze'), fill({ token: 'x', 'field:file': file }));
  expect((init.body as FormData).get('file')).toBeInstanceOf(File);
  expect(init.headers).not.toHaveProperty('content-type');
});

test('can’t call an endpoint that needs a session', () => {
  expect(find('get-api-accounts-sessions').canTry).toBe(false);
  expect(find('get-api-matches').canTry).toBe(true);
});
