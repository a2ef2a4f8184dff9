import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetVisit, openPayment } from './open-payment.ts';

const CREATED = { clientSecret: 'pi_1_secret_1', intent: 'pi_1' };
const createRefusal = (code: string, status: number) =>
  Response.json({ code, status, message: 'No.', error: 'No.' }, { status });

/** A fetch that returns these responses in order and records requests in `calls`. */
function createFakeFetch(...answers: (() => Response)[]) {
  const calls: { key: string | null; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    calls.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) });
    const answer = answers[calls.length - 1];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return calls;
}

beforeEach(() => {
  const saved = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("opens a plan's payment", () => {
  test("with the plan's name and the amount in cents", async () => {
    const calls = createFakeFetch(() => Response.json(CREATED));
    expect(await openPayment('one', 'Ledge One', 8999)).toMatchObject({ state: 'ready', payment: CREATED });
    expect(calls[0]?.body).toEqual({ planName: 'Ledge One', amount: 8999 });
  });

  test('once per visit: a reload uses the same key, but another plan or a new visit after paying gets a new one', async () => {
    const createCreatedResponse = () => Response.json(CREATED);
    const calls = createFakeFetch(
      createCreatedResponse,
      createCreatedResponse,
      createCreatedResponse,
      createCreatedResponse,
    );
    await openPayment('one', 'Ledge One', 8999);
    await openPayment('one', 'Ledge One', 8999);
    await openPayment('prime', 'Ledge Prime', 25_000);
    forgetVisit('one');
    await openPayment('one', 'Ledge One', 8999);
    const [first, again, prime, later] = calls.map(({ key }) => key);
    expect(again).toBe(first);
    expect(new Set([first, prime, later]).size).toBe(3);
  });

  test('again if the stored key belongs to a completed payment', async () => {
    const calls = createFakeFetch(
      () => createRefusal('billing.paid', 409),
      () => Response.json(CREATED),
    );
    expect((await openPayment('one', 'Ledge One', 8999)).state).toBe('ready');
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });
});

test('reports that the member already has a plan', async () => {
  createFakeFetch(() => createRefusal('billing.subscribed', 409));
  expect(await openPayment('one', 'Ledge One', 8999)).toEqual({ state: 'subscribed' });
});

test.each([
  ['an amount that is refused', [() => createRefusal('billing.amount', 422)]],
  ['a failure of ours', [() => createRefusal('server.failed', 500)]],
  ['no line', []],
] as const)("doesn't initialize the payment on %s, and doesn't retry", async (_, answers) => {
  const calls = createFakeFetch(...answers);
  expect((await openPayment('one', 'Ledge One', 8999)).state).toBe('failed');
  expect(calls).toHaveLength(1);
});
