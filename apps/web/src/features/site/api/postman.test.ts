import { expect, test } from 'vitest';
import { createPostmanCollection } from './postman.server.ts';

const { item, info } = createPostmanCollection('Example API', 'https://example.com');
const requests = item.flatMap((group) => group.item);
const find = (name: string) => requests.find((one) => one.name === name)?.request;

test('has every call that a token may make, with its fields where they belong', () => {
  expect(info.schema).toContain('v2.1.0');
  expect(requests.length).toBeGreaterThan(150);
  expect(find('GET /api/matches')).toMatchObject({
    method: 'GET',
    url: { raw: '{{baseUrl}}/api/v1/matches', path: ['api', 'v1', 'matches'] },
  });
  expect(find('GET /api/matches')?.url.query).toContainEqual(
    expect.objectContaining({ key: 'resumeId', disabled: false }),
  );
  expect(find('DELETE /api/applications/{id}')?.url).toMatchObject({
    raw: '{{baseUrl}}/api/v1/applications/:id',
    variable: [{ key: 'id' }],
  });
  expect(find('POST /api/jobs/apply')?.body).toMatchObject({ mode: 'raw' });
  expect(find('POST /api/resume/analyze')?.body).toMatchObject({
    mode: 'formdata',
    formdata: expect.arrayContaining([{ key: 'file', type: 'file', src: '' }]) as object,
  });
  expect(find('POST /auth/login')?.auth).toEqual({ type: 'noauth' });
});

test('has no call that needs a session', () => {
  expect(find('GET /api/accounts/sessions')).toBeUndefined();
});
