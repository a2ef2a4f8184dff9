import { tokenSchema } from '@foothold/contracts/accounts';
import { jobs } from '@foothold/contracts/applications/jobs';
import { problemSchema } from '@foothold/contracts/errors';
import { beforeAll, expect, test } from 'vitest';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const app = useTestApp();
const PASSWORD = 'four plain words here';
const JSON_TYPE = { 'content-type': 'application/json' };
const RESUME = {
  basics: { name: 'Robin Example', email: 'robin@example.com' },
  work: [
    {
      name: 'Larkholt Hospital',
      position: 'Registered Nurse',
      startDate: '2020-01',
      highlights: ['Gave wound care and IV therapy to 20 patients a day'],
    },
  ],
  skills: [{ name: 'Wound Care' }, { name: 'IV Therapy' }],
};

const createResumeFile = () => new File([JSON.stringify(RESUME)], 'robin.json', { type: 'application/json' });

let listings: string[];

beforeAll(async () => {
  await app.app.listings.ingest(
    { id: 'feed', name: 'A feed', kind: 'feed' },
    Array.from({ length: 12 }, (_, at) => createNurseListing(`nurse-${at}`)),
  );
  listings = (await app.app.db.selectFrom('listings').select('id').orderBy('external_id').execute()).map(
    ({ id }) => id,
  );
});

/** Creates a client with a token and no cookies. */
function createClient(token: string) {
  return async (method: string, path: string, body?: object) => {
    const form = body instanceof FormData;
    const answer = await fetch(new URL(path, app.url), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !form && JSON_TYPE) },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, cookies: answer.headers.getSetCookie(), body: (await answer.json()) as unknown };
  };
}

const logIn = (email: string, password = PASSWORD) =>
  fetch(new URL('/auth/login', app.url), {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password }),
  });

async function createMember() {
  const email = `program-${crypto.randomUUID()}@example.com`;
  const person = await signUp(app, { email });
  const { token } = tokenSchema.parse(await (await logIn(email)).json());
  return { person, email, token, call: createClient(token) };
}

const refused = { status: 401, body: { code: 'access.sign-in' } };

test('POST /auth/login returns a bearer token and no cookie, and neither for a wrong password', async () => {
  const { person, email, call } = await createMember();
  const answer = await logIn(email);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const { token, tokenType, expiresAt } = tokenSchema.parse(await answer.json());
  expect(tokenType).toBe('Bearer');
  expect(Date.parse(expiresAt)).toBeGreaterThan(app.clock.now.getTime());
  expect(await createClient(token)('GET', '/api/profile')).toMatchObject({ status: 200, body: { email }, cookies: [] });
  // A token isn't a session. Members see and revoke it in the settings.
  expect(await call('GET', '/api/accounts/sessions')).toMatchObject({ status: 403, body: { code: 'access.scope' } });
  expect((await person.api.accounts.sessions()).sessions.length).toBe(1);
  expect((await person.api.accounts.keys.list()).signIns.length).toBe(2);
  const wrong = await logIn(email, 'another few plain words');
  expect([wrong.status, problemSchema.parse(await wrong.json()).code]).toEqual([401, 'accounts.credentials']);
});

test('POST /auth/refresh issues another token and revokes the previous one', async () => {
  const { call, token } = await createMember();
  const { status, body } = await call('POST', '/auth/refresh', {});
  expect(status).toBe(200);
  const next = tokenSchema.parse(body).token;
  expect(next).not.toBe(token);
  expect((await createClient(next)('GET', '/api/profile')).status).toBe(200);
  expect(await call('GET', '/api/profile')).toMatchObject(refused);
});

test('POST /auth/logout revokes the token', async () => {
  const { call } = await createMember();
  expect((await call('POST', '/auth/logout', {})).status).toBe(200);
  expect(await call('GET', '/api/profile')).toMatchObject(refused);
});

test('rejects a made-up token, a session token, and the value stored in the database', async () => {
  const { person, token: own } = await createMember();
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  const sessions = await app.app.db.selectFrom('sessions').select('token').where('user_id', '=', id).execute();
  const saved = await app.app.db.selectFrom('access_tokens').selectAll().where('user_id', '=', id).execute();
  expect([sessions.length, saved.length]).toEqual([1, 1]);
  const stored = [
    ...sessions.flatMap(({ token }) => [token, `${token}.${'A'.repeat(43)}=`]),
    ...saved.flatMap(({ hash, start }) => [hash.toString('hex'), hash.toString('base64url'), start]),
  ];
  for (const token of [...stored, own.replace('_login_', '_key_'), 'x', 'a.b', '%', '.'])
    expect(await createClient(token)('GET', '/api/profile'), token).toMatchObject(refused);
});

test.each([
  ['GET', '/api/jobs/match'],
  ['GET', '/api/jobs/recommendations'],
  ['POST', '/api/jobs/apply'],
  ['GET', '/api/profile'],
  ['PUT', '/api/profile'],
  ['POST', '/api/resume/analyze'],
  ['GET', '/api/analytics/dashboard'],
  ['GET', '/api/analytics/applications'],
  ['GET', '/api/analytics/performance'],
  ['POST', '/auth/refresh'],
  ['POST', '/auth/logout'],
])('%s %s needs a token', async (method, path) => {
  const answer = await fetch(new URL(path, app.url), {
    method,
    headers: method === 'GET' ? {} : JSON_TYPE,
    ...(method !== 'GET' && { body: '{}' }),
  });
  expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([401, 'access.sign-in']);
});

test('PUT /api/profile with If-Match changes only the version that was read, also at once', async () => {
  const { token } = await createMember();
  const send = async (method: string, headers: Record<string, string>, name = '') => {
    const answer = await fetch(new URL('/api/profile', app.url), {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers, ...(method === 'PUT' && JSON_TYPE) },
      ...(method === 'PUT' && { body: JSON.stringify({ name, region: 'us' }) }),
    });
    const body = (await answer.json().catch(() => ({}))) as { name?: string; code?: string };
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', ...body };
  };
  const first = await send('GET', {});
  expect(first.etag).toMatch(/^"[\w-]+"$/);
  expect((await send('GET', { 'if-none-match': first.etag })).status).toBe(304);
  const changes = await Promise.all(
    Array.from({ length: 4 }, (_, index) => send('PUT', { 'if-match': first.etag }, `Ada ${index}`)),
  );
  expect(changes.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  expect(changes.find(({ status }) => status === 412)?.code).toBe('request.precondition');
  const winner = changes.find(({ status }) => status === 200);
  expect(await send('GET', {})).toMatchObject({ name: winner?.name, etag: winner?.etag });
  expect((await send('PUT', { 'if-match': winner?.etag ?? '' }, 'Ada Last')).status).toBe(200);
  expect((await send('PUT', {}, 'Ada Without')).status).toBe(200);
  expect((await send('PUT', { 'if-none-match': '*' }, 'Ada Again')).status).toBe(412);
});

test('PUT /api/profile saves name and region, and reports what is missing', async () => {
  const { call } = await createMember();
  const profile = { name: 'Ada Sample', region: 'uk' };
  expect((await call('PUT', '/api/profile', profile)).body).toMatchObject(profile);
  expect((await call('GET', '/api/profile')).body).toMatchObject(profile);
  expect(await call('PUT', '/api/profile', { name: 'Ada Sample' })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: { region: expect.any(String) } },
  });
});

test('without a résumé, there are no matches, and figures are null', async () => {
  const { call } = await createMember();
  const missing = {
    status: 409,
    body: { code: 'resumes.none', message: 'You don’t have a résumé yet. Add one first, then try again.' },
  };
  expect(await call('GET', '/api/jobs/match')).toMatchObject(missing);
  expect(await call('GET', '/api/jobs/recommendations')).toMatchObject(missing);
  expect((await call('GET', '/api/analytics/dashboard')).body).toEqual({
    resumes: 0,
    bestScore: null,
    applications: { total: 0, lastSevenDays: 0 },
  });
  expect((await call('GET', '/api/analytics/performance')).body).toEqual({ resumes: [] });
  const { body } = await call('GET', '/api/analytics/applications');
  expect(body).toMatchObject({ total: 0, states: [], sponsorship: [] });
});

test('GET /api/jobs/match uses the most recently changed résumé, and recommendations omit saved listings', async () => {
  const { person, call } = await createMember();
  const { resume } = await person.api.resumes.upload({ file: createResumeFile() });
  const best = jobs.match['~orpc'].outputSchema?.parse((await call('GET', '/api/jobs/match?limit=3')).body);
  expect([best?.resumeId, best?.matches.length]).toEqual([resume.id, 3]);
  const jobId = best?.matches[0]?.listing.id ?? '';
  const applied = await call('POST', '/api/jobs/apply', { jobId, note: 'From a program' });
  expect(applied).toMatchObject({
    status: 201,
    body: { submitted: false, application: { state: 'saved', note: 'From a program', listing: { id: jobId } } },
  });
  expect((await person.api.applications.list({})).applications.length).toBe(1);
  const { body } = await call('GET', '/api/jobs/recommendations');
  const recommendations = jobs.recommendations['~orpc'].outputSchema?.parse(body);
  expect(recommendations?.recommendations.length).toBe(10);
  expect(recommendations?.recommendations.map(({ listing }) => listing.id)).not.toContain(jobId);
});

test("returns 404 for another member's résumé and an unknown listing", async () => {
  const { person } = await createMember();
  const { resume } = await person.api.resumes.upload({ file: createResumeFile() });
  const { call } = await createMember();
  expect((await call('GET', `/api/jobs/match?resumeId=${resume.id}`)).status).toBe(404);
  expect((await call('POST', '/api/jobs/apply', { jobId: listings[0], resumeId: resume.id })).status).toBe(404);
  expect((await call('POST', '/api/jobs/apply', { jobId: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
});

test("counts the analytics from the member's own data", async () => {
  const { person, call } = await createMember();
  await person.api.resumes.upload({ file: createResumeFile() });
  await person.api.applications.save({ listingId: listings[0] ?? '' });
  const [summary] = (await person.api.resumes.list()).resumes;
  expect((await call('GET', '/api/analytics/dashboard')).body).toEqual({
    resumes: 1,
    bestScore: summary?.score?.total ?? null,
    applications: { total: 1, lastSevenDays: 1 },
  });
  expect((await call('GET', '/api/analytics/applications')).body).toMatchObject({
    total: 1,
    states: [{ state: 'saved', count: 1 }],
    sponsorship: [{ value: 'unknown', count: 1 }],
  });
  const total = summary?.score?.total ?? null;
  expect((await call('GET', '/api/analytics/performance')).body).toMatchObject({
    resumes: [{ id: summary?.id, versions: 1, first: total, current: total }],
  });
});

test('POST /api/resume/analyze returns a brief score and stores nothing', async () => {
  const { person, call } = await createMember();
  const form = new FormData();
  form.set('file', createResumeFile());
  const { status, body } = await call('POST', '/api/resume/analyze', form);
  expect([status, body]).toMatchObject([
    200,
    { kind: 'format', score: expect.any(Number), keywords: ['Wound Care', 'IV Therapy'] },
  ]);
  const known = await person.api.resumes.tryOne({ file: createResumeFile() });
  const { total, rubric, quality } = known.report;
  expect(body).toMatchObject({ score: total, rubric, fit: null, fitUnjudged: null, quality });
  form.set('jobText', 'Registered Nurse\n\nRequirements\n- Experience with wound care\n- Experience with telemetry\n');
  const jobAnalysis = await call('POST', '/api/resume/analyze', form);
  const jobText = String(form.get('jobText'));
  const { report } = await person.api.resumes.tryOne({ file: createResumeFile(), jobText });
  expect(jobAnalysis.body).toMatchObject({ kind: 'job', fit: report.fit, quality: report.quality });
  expect(report.fit).toEqual(expect.any(Number));
  expect((await person.api.resumes.list()).resumes).toEqual([]);
  const empty = new FormData();
  empty.set('file', new File([], 'empty.pdf'));
  expect(await call('POST', '/api/resume/analyze', empty)).toMatchObject({ body: { code: 'document.empty' } });
});
