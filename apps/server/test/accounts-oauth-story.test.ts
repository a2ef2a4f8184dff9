import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOpenApi } from '../../web/src/features/site/api/openapi.server.ts';
import { startWebhookReceiver } from './doubles/webhook-receiver.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { connect } from './mcp-clients.ts';
import { addListings, createResumeFile } from './mcp-member.ts';
import { parseEvent, sendDue } from './webhooks-kit.ts';
import { hasSignature } from './webhooks-signature.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.stop());
const test = useTestApp({ FETCH_ALLOW: receiver.host });
const PASSWORD = 'four plain words here';

type Json = Record<string, unknown>;

let paths: Record<string, Record<string, unknown>>;
beforeAll(async () => {
  await addListings(test, [{ id: 'one' }, { id: 'two' }]);
  paths = (await createOpenApi('API', test.url)).paths as typeof paths;
});

const postForm = async (url: string, fields: Record<string, string>) => {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, body: (await answer.json()) as Json };
};

/** Calls only what the OpenAPI document describes. */
function createProgram(token: () => string) {
  return async (method: string, path: string, values: { query?: string; id?: string; body?: Json | FormData } = {}) => {
    expect(paths[path], path).toHaveProperty(method.toLowerCase());
    const { query = '', id = '', body } = values;
    const isForm = body instanceof FormData;
    const address = path.replace('/api/', '/api/v1/').replace('{id}', id);
    const answer = await fetch(new URL(`${address}${query}`, test.url), {
      method,
      headers: { authorization: `Bearer ${token()}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const result = (await answer.json()) as Json;
    expect(answer.ok, `${method} ${path}: ${JSON.stringify(result).slice(0, 300)}`).toBe(true);
    return result;
  };
}

/** Signs in by the device flow, as a program that knows only the server's address. The member allows it on a page. */
async function signInByDevice(person: Awaited<ReturnType<typeof signUp>>, scope: string) {
  const found = await fetch(new URL('/.well-known/oauth-authorization-server', test.url));
  const server = (await found.json()) as { device_authorization_endpoint: string; token_endpoint: string };
  const [device, token] = [server.device_authorization_endpoint, server.token_endpoint].map(
    (url) => new URL(new URL(url).pathname, test.url).href,
  ) as [string, string];
  const started = await postForm(device, { client_id: 'foothold-cli', scope });
  const poll = () =>
    postForm(token, {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: 'foothold-cli',
      device_code: String(started.body.device_code),
    });
  expect((await poll()).body.error).toBe('authorization_pending');
  await person.api.accounts.oauth.decideDevice({
    code: String(started.body.user_code),
    allow: true,
    password: PASSWORD,
  });
  const { body } = await poll();
  const renew = async () =>
    (
      await postForm(token, {
        grant_type: 'refresh_token',
        client_id: 'foothold-cli',
        refresh_token: String(body.refresh_token),
      })
    ).body;
  return { accessToken: String(body.access_token), renew };
}

const SCOPES =
  'profile:read resumes:read resumes:write listings:read applications:read applications:write analytics:read webhooks:read webhooks:write';

it('a program signs in by device flow, scores, searches, tracks, and receives a signed webhook; an MCP client does the same', async () => {
  const person = await signUp(test);
  const { accessToken, renew } = await signInByDevice(person, SCOPES);
  let token = accessToken;
  const call = createProgram(() => token);

  const form = new FormData();
  form.set('file', createResumeFile());
  const { resume } = (await call('POST', '/api/resumes', { body: form })) as { resume: { id: string } };
  const analysis = (await call('POST', '/api/resume/analyze', { body: form })) as { score: number };
  expect(analysis.score).toBeGreaterThan(0);

  const search = (await call('GET', '/api/jobs/search', { query: '?q=nurse' })) as { items: { id: string }[] };
  expect(search.items).toHaveLength(2);
  const match = (await call('GET', '/api/jobs/match')) as { matches: { listing: { id: string } }[] };
  expect(match.matches.length).toBeGreaterThan(0);

  const path = receiver.createPath();
  const webhook = (await call('POST', '/api/webhooks', {
    body: { url: `http://${receiver.host}${path}`, events: ['application.created', 'application.moved'] },
  })) as { secret: string };
  const jobId = search.items[0]?.id ?? '';
  const { application, submitted } = (await call('POST', '/api/jobs/apply', { body: { jobId } })) as {
    application: { id: string };
    submitted: boolean;
  };
  expect(submitted).toBe(false);
  await call('POST', '/api/applications/{id}/moves', { id: application.id, body: { to: 'submitted' } });
  await sendDue(test);
  const events = receiver.listAt(path);
  for (const event of events) expect(await hasSignature(event, webhook.secret)).toBe(true);
  expect(events.map(parseEvent).map(({ type, data }) => [type, data.application?.id])).toEqual([
    ['application.created', application.id],
    ['application.moved', application.id],
  ]);

  token = String((await renew()).access_token);
  expect(await call('GET', '/api/analytics/applications')).toMatchObject({ total: 1 });

  const client = await connect(test, token);
  const run = async (name: string, input: Json) => {
    const result = await client.callTool({ name, arguments: input });
    expect(result.isError ?? false, `${name}: ${JSON.stringify(result.content)}`).toBe(false);
    return result.structuredContent as Json;
  };
  await run('score_resume', { id: resume.id });
  expect(JSON.stringify(await run('search_jobs', { words: 'nurse' }))).toContain(search.items[1]?.id);
  await run('track_job', { listingId: search.items[1]?.id });
  await sendDue(test);
  expect(receiver.listAt(path)).toHaveLength(3);
  await client.close();

  const { apps } = await person.api.accounts.oauth.apps();
  expect(apps).toHaveLength(1);
  await person.api.accounts.oauth.revokeApp({ id: apps[0]?.id ?? '' });
  const refused = await fetch(new URL('/api/v1/profile', test.url), { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status).toBe(401);
});
