import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSubmissionKeys, RefusedError, sendJson } from './send-json.ts';

afterEach(() => vi.unstubAllGlobals());

function mockResponse(body: string, init: ResponseInit) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const getRefusal = async (body: string, init: ResponseInit): Promise<RefusedError> => {
  mockResponse(body, init);
  return sendJson('POST', '/api/support-query', {}, 'k').then(
    () => Promise.reject(new Error('It was taken for a success.')),
    (error: unknown) => (error instanceof RefusedError ? error : Promise.reject(error)),
  );
};

test('requests include cookies, and a JSON body has its content type', async () => {
  const fetch = mockResponse('{"reference":"S-1"}', { status: 201 });
  expect(await sendJson('POST', '/api/support-query', { email: 'a@b.example' }, 'key-1')).toEqual({ reference: 'S-1' });
  expect(fetch.mock.lastCall?.[0]).toBe('/api/support-query');
  expect(fetch.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    body: '{"email":"a@b.example"}',
  });
});

describe("a failure's message is the status, a colon, and a space, then", () => {
  test("the body's text", async () => {
    expect((await getRefusal('Not today.', { status: 418 })).message).toBe('418: Not today.');
  });

  test("a problem's sentence", async () => {
    const problem = {
      code: 'request.invalid',
      status: 400,
      message: 'Please check.',
      error: 'Please check.',
      fields: { email: 'Please enter a valid email address.' },
    };
    const refused = await getRefusal(JSON.stringify(problem), { status: 400 });
    expect(refused.message).toBe('400: Please check.');
    expect(refused.error).toBe('Please check.');
    expect(refused.serverMessage).toBe('Please check.');
    expect(refused.code).toBe('request.invalid');
    expect(refused.fields).toEqual({ email: 'Please enter a valid email address.' });
  });

  test.each([
    ['{"message":"Not today.","error":"E_NO"}', 'Not today.'],
    ['{"message":""}', null],
    ['{"message":7,"error":"E_NO"}', null],
    ['Not today.', null],
  ])("shows people only a body's message: %s", async (body, expected) => {
    expect((await getRefusal(body, { status: 409 })).serverMessage).toBe(expected);
  });

  test.each([
    ['', 'an empty body'],
    ['<html><body>Bad gateway</body></html>', 'a page of a proxy'],
  ])('the status text for %j: %s', async (body) => {
    expect((await getRefusal(body, { status: 502, statusText: 'Bad Gateway' })).message).toBe('502: Bad Gateway');
  });
});

test('reuses the key for the same payload until it is accepted, and gives another payload its own', () => {
  let count = 0;
  const keys = createSubmissionKeys(() => `key-${++count}`);
  expect(keys.getIdempotencyKey({ a: 1 })).toBe('key-1');
  expect(keys.getIdempotencyKey({ a: 1 })).toBe('key-1');
  expect(keys.getIdempotencyKey({ a: 2 })).toBe('key-2');
  keys.done();
  expect(keys.getIdempotencyKey({ a: 2 })).toBe('key-3');
});

describe('a request outlives its page', () => {
  /** Loads the module for a page. @returns the events that the page gets */
  async function openPage() {
    const defaultView = new EventTarget();
    vi.stubGlobal('document', { visibilityState: 'visible', defaultView });
    vi.resetModules();
    const { sendJson: send } = await import('./send-json.ts');
    const fetch = mockResponse('{}', { status: 200 });
    const outlivesPage = async (method: string, text = 'a') => {
      await send(method, '/api/notes', { text });
      return fetch.mock.lastCall?.[1].keepalive;
    };
    return { defaultView, outlivesPage };
  }

  test('if it updates something, or if the page is hidden or being closed', async () => {
    const { defaultView, outlivesPage } = await openPage();
    expect([await outlivesPage('PUT'), await outlivesPage('POST')]).toEqual([true, false]);
    defaultView.dispatchEvent(new Event('pagehide'));
    expect(await outlivesPage('POST')).toBe(true);
    defaultView.dispatchEvent(new Event('pageshow'));
    expect(await outlivesPage('POST')).toBe(false);
  });

  test('unless it has more bytes than browsers allow', async () => {
    const { outlivesPage } = await openPage();
    expect(await outlivesPage('PUT', 'a'.repeat(59_000))).toBe(true);
    expect(await outlivesPage('PUT', '…'.repeat(59_000))).toBe(false);
    expect(await outlivesPage('PUT', 'a'.repeat(60_000))).toBe(false);
  });
});
