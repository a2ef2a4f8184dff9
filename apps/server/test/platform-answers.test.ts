import { contract } from '@foothold/contracts';
import type { EndpointMeta } from '@foothold/contracts/endpoint';
import { getEventIteratorSchemaDetails } from '@orpc/contract';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { z } from 'zod';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { sendRaw, startSecondServer, toCookieHeader } from './raw.ts';

const test = useTestApp();

/** Clears the error that is logged when a call times out. */
const clearErrors = () => test.errors.splice(0);

/** Locks a table until the returned function is called or the test ends. */
async function block(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: test.ownerUrl });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const unblock = () => client.end();
  onTestFinished(unblock);
  return unblock;
}

describe('address with a dot segment', () => {
  it.each([
    '/api/content/help/%2e%2e',
    '/api/content/help/..',
    '/api/content/help/.%2E',
    '/api/content/help/%2e',
    '/api/content/help/%252e%252e',
    '/api/content/%2e%2e/help',
    '/api/content/help/x%2f%2e%2e',
    '/api/content/help/x%5c..',
    '/api/content/help/..\\x',
    '/%2e%2e/api/rubric',
  ])('returns 404 for %s', async (path) => {
    const answer = await sendRaw(test.url, path);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'resource.not-found' });
  });

  it('returns 404 among the pages too', async () => {
    const origin = await startSecondServer(test, { render: async () => new Response('a page') });
    expect((await sendRaw(origin, '/jobs')).body).toBe('a page');
    for (const path of ['/jobs/%2e%2e', '/../jobs', '/jobs/%252E./x'])
      expect([path, (await sendRaw(origin, path)).status]).toEqual([path, 404]);
  });
});

it('returns 404 for a path that only the endpoint router reads differently', async () => {
  expect((await sendRaw(test.url, '/api/content/help/a\\b')).status).toBe(404);
});

it('rejects a request for a URL on another server', async () => {
  expect((await sendRaw(test.url, 'http://elsewhere.example/api/rubric')).status).toBe(400);
});

describe('slow call', () => {
  it('times out, while streams and downloads continue', async () => {
    const origin = await startSecondServer(test, null, { answerMs: 300 });
    const member = await signUp(test, { confirmed: false });
    const cookie = toCookieHeader(member);
    const changes = await fetch(`${origin}/api/changes`, { headers: { cookie } });
    expect(changes.status).toBe(200);
    const unblock = await block('practice_sessions, listings');
    const download = fetch(`${origin}/api/practice/export`, { headers: { cookie } });
    const refused = await fetch(`${origin}/api/listings`);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await refused.json()).toMatchObject({ code: 'server.busy' });
    await unblock();
    expect((await download).status).toBe(200);
    const id = (await member.api.accounts.me()).viewer?.id ?? '';
    await test.app.events.publish(test.app.db, id, { kind: 'resume', id: 'after-the-limit' });
    let received = '';
    for await (const text of changes.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received += text;
      if (received.includes('after-the-limit')) break;
    }
    expect(received).toContain('after-the-limit');
    expect(clearErrors().length).toBeGreaterThan(0);
  });

  it('finishes in the background, and a retry with its Idempotency-Key gets the response', async () => {
    await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [createNurseListing('one')]);
    const { id: listingId } = await test.app.db.selectFrom('listings').select('id').executeTakeFirstOrThrow();
    const member = await signUp(test, { confirmed: false });
    const save = (origin: string) =>
      fetch(`${origin}/api/applications`, {
        method: 'POST',
        headers: { cookie: toCookieHeader(member), 'content-type': 'application/json', 'idempotency-key': 'once' },
        body: JSON.stringify({ listingId }),
      });
    const fastServer = await startSecondServer(test, null, { answerMs: 2000 });
    const unblock = await block('applications');
    expect((await save(fastServer)).status).toBe(503);
    await unblock();
    const repeat = await save(test.url);
    expect([repeat.status, repeat.headers.get('idempotent-replay')]).toEqual([201, 'true']);
    expect(repeat.headers.get('content-type')).toContain('application/json');
    expect((await member.api.applications.list({})).applications).toMatchObject([{ listingId }]);
    expect(clearErrors().length).toBeGreaterThan(0);
  });

  it('also times out for a page', async () => {
    const origin = await startSecondServer(test, { render: () => new Promise(() => undefined) }, { answerMs: 300 });
    const answer = await fetch(`${origin}/`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'server.busy' }]);
    clearErrors();
  });

  it.each(['/', '/portal'])(
    'also times out for the document %s if its body stalls, and is rendered only once',
    async (path) => {
      let renderedCount = 0;
      const render = async (request: Request) => {
        if (new URL(request.url).pathname !== path) return new Response('another page');
        renderedCount += 1;
        const firstPart = new TextEncoder().encode('<!doctype html>');
        return new Response(new ReadableStream({ start: (controller) => controller.enqueue(firstPart) }), {
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
        });
      };
      const origin = await startSecondServer(test, { render }, { answerMs: 300 });
      const answer = await fetch(origin + path);
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'server.busy' }]);
      expect(renderedCount).toBe(1);
      clearErrors();
    },
  );

  it('loses its connection if part of the response was already sent', async () => {
    const firstPart = new TextEncoder().encode('x'.repeat(4096));
    const render = async () =>
      new Response(new ReadableStream({ start: (controller) => controller.enqueue(firstPart) }), {
        headers: { 'content-type': 'text/csv' },
      });
    const origin = await startSecondServer(test, { render }, { answerMs: 300 });
    // Documents are sent as a whole, and anything else as it comes.
    const answer = await fetch(`${origin}/portal/export`, { headers: { 'accept-encoding': 'identity' } });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    clearErrors();
  });
});

interface Declared {
  meta: EndpointMeta;
  route: { path: string; outputStructure?: string };
  outputSchema?: z.ZodType;
}

const collectDeclared = (tree: object): Declared[] => {
  const own = (tree as { '~orpc'?: Declared })['~orpc'];
  return own ? [own] : Object.values(tree).flatMap(collectDeclared);
};

it('marks exactly the endpoints that respond with a file or a stream', () => {
  const getAnswerKind = ({ outputSchema, route }: Declared) => {
    if (getEventIteratorSchemaDetails(outputSchema)) return 'stream';
    const isAccepted = (value: unknown) => outputSchema?.safeParse(value).success ?? false;
    const isDetailed = route.outputStructure === 'detailed';
    const wrap = (body: unknown) => (isDetailed ? { headers: {}, body } : body);
    return isAccepted(wrap(new File([], 'x'))) && !isAccepted(wrap({})) ? 'download' : 'complete';
  };
  const endpoints = collectDeclared(contract);
  for (const one of endpoints) {
    const { answer } = one.meta;
    // The work completes normally, but later.
    expect([one.route.path, answer === 'work' ? 'complete' : answer]).toEqual([one.route.path, getAnswerKind(one)]);
  }
  const kinds = endpoints.map(({ meta }) => meta.answer);
  expect(kinds.filter((kind) => kind === 'stream')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'download').length).toBeGreaterThan(8);
});
