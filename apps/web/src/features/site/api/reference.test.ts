import { expect, test } from 'vitest';
import { listFields, type Schema } from './fields.server.ts';
import { getApiErrors, getApiGroup, getApiIndex } from './reference.server.ts';

const { errors, others } = getApiErrors();
const groups = others.flatMap(({ id }) => getApiGroup(id, 'https://example.com')?.group ?? []);
const endpoints = groups.flatMap((group) => group.endpoints);

test('lists Authentication, Job Matching, Profile Management, and Analytics first', () => {
  expect(groups.slice(0, 4).map(({ name }) => name)).toEqual([
    'Authentication',
    'Job Matching',
    'Profile Management',
    'Analytics',
  ]);
});

test('includes every documented call under its group', () => {
  const listCallsInGroup = (name: string) =>
    groups.find((group) => group.name === name)?.endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(listCallsInGroup('Authentication')).toEqual(
    expect.arrayContaining(['POST /auth/login', 'POST /auth/refresh', 'POST /auth/logout']),
  );
  expect(listCallsInGroup('Job Matching')).toEqual(
    expect.arrayContaining(['GET /api/jobs/match', 'POST /api/jobs/apply', 'GET /api/jobs/recommendations']),
  );
  expect(listCallsInGroup('Profile Management')).toEqual(
    expect.arrayContaining(['GET /api/profile', 'PUT /api/profile', 'POST /api/resume/analyze']),
  );
  expect(listCallsInGroup('Analytics')).toEqual([
    'GET /api/analytics/dashboard',
    'GET /api/analytics/applications',
    'GET /api/analytics/insights',
    'GET /api/analytics/performance',
  ]);
});

test('lists every endpoint of every group once in the overview, and has no page for an unknown group', () => {
  const lines = getApiIndex().groups.map(({ id, endpoints }) => [id, endpoints.map((endpoint) => endpoint.id)]);
  expect(lines).toEqual(groups.map(({ id, endpoints }) => [id, endpoints.map((endpoint) => endpoint.id)]));
  expect(groups.every(({ endpoints }) => endpoints.length > 0)).toBe(true);
  expect(getApiGroup('no-such-group', 'https://example.com')).toBeNull();
  // The page of error codes.
  expect(groups.map(({ id }) => id)).not.toContain('errors');
});

test('lists no endpoint twice, and explains every error that one names', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  const known = new Set(errors.map(({ code }) => code));
  for (const endpoint of endpoints) for (const code of endpoint.errors) expect(known, endpoint.path).toContain(code);
});

test('says who may call an endpoint, how often, with what input, and how', () => {
  expect(endpoints.find(({ path }) => path === '/auth/login')).toMatchObject({
    access: 'Anyone',
    needsToken: false,
    body: '64 KB',
    limits: expect.arrayContaining(['10 per 15 min per network address and value of email']),
    input: [
      { name: 'email', where: 'body', required: true },
      { name: 'password', where: 'body', required: true },
      { name: 'code', where: 'body', required: false },
      { name: 'emailCode', where: 'body', required: false },
    ],
    errors: expect.arrayContaining(['accounts.credentials', 'request.too-many']),
    curl: [
      'curl -X POST "https://example.com/auth/login" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '{"email":"you@example.com","password":"four plain words here"}'`,
    ].join('\n'),
  });
  expect(endpoints.find(({ id }) => id === 'get-api-matches')?.curl).toBe(
    'curl "https://example.com/api/matches?resumeId=RESUME_ID" \\\n  -H "Authorization: Bearer $TOKEN"',
  );
  expect(endpoints.find(({ id }) => id === 'get-api-matches')?.access).toBe(
    'Tokens with the scope listings:read, and signed-in users',
  );
  const sessions = endpoints.find(({ id }) => id === 'get-api-accounts-sessions');
  expect([sessions?.access, sessions?.curl]).toEqual([
    'Signed-in users, without a token',
    'curl "https://example.com/api/accounts/sessions" \\\n  -b cookies.txt',
  ]);
  expect(endpoints.find(({ id }) => id === 'post-api-resume-analyze')?.curl).toContain('-F "file=@resume.pdf"');
  expect(endpoints.find(({ id }) => id === 'delete-api-applications-id')?.input).toMatchObject([
    { name: 'id', where: 'path' },
  ]);
});

test("says when an endpoint's fields are in the query, whatever its method", () => {
  expect(endpoints.find(({ path }) => path === '/api/mail/unsubscribe')).toMatchObject({
    method: 'POST',
    body: null,
    input: [{ name: 'token', where: 'query', required: true }],
    curl: 'curl -X POST "https://example.com/api/mail/unsubscribe?token=TOKEN_OF_THE_LINK"',
  });
});

test('groups calls about the caller separately from signing in', () => {
  const paths = groups.find(({ name }) => name === 'Security and privacy')?.endpoints.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/api/accounts/security', '/api/accounts/erase', '/api/accounts/verify']),
  );
  const entry = groups.find(({ name }) => name === 'Authentication')?.endpoints.map(({ path }) => path);
  expect(entry).toEqual(expect.arrayContaining(['/api/accounts/second-factor', '/api/confirm-email']));
  expect(entry?.filter((path) => paths?.includes(path))).toEqual([]);
});

test('shows the type, bounds, and variant of fields', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      state: { type: 'string', enum: ['a', 'b'] },
      note: { anyOf: [{ type: 'string', maxLength: 2000 }, { type: 'null' }] },
      target: {
        oneOf: [
          { type: 'object', properties: { kind: { const: 'none' } } },
          { type: 'object', properties: { kind: { const: 'text' }, text: { type: 'string' } } },
        ],
      },
    },
    required: ['state'],
  };
  expect(listFields(schema, 2).map(({ name, depth, type, notes }) => [name, depth, type, notes])).toEqual([
    ['state', 0, '"a", "b"', ''],
    ['note', 0, 'string or null', 'at most 2,000 characters'],
    ['target', 0, 'object', ''],
    ['kind', 1, '"none"', 'where kind is "none"'],
    ['kind', 1, '"text"', 'where kind is "text"'],
    ['text', 1, 'string', 'where kind is "text"'],
  ]);
});
