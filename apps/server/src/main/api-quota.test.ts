import { getAccountEntitlements, type Plan } from '@foothold/core/pricing';
import { expect, test, vi } from 'vitest';
import { ALL_SCOPES, type RequestActor, VISITOR } from '../platform/actor.ts';
import type { RequestContext } from '../platform/http/context.ts';
import type { Limit } from '../platform/http/limits.ts';
import { createApiQuota, createMinuteLimit } from './api-quota.ts';

const createUser = (via: 'session' | 'token', sessionId = 's1'): RequestActor => ({
  kind: 'user',
  id: 'u1',
  role: 'member',
  via,
  scopes: ALL_SCOPES,
  organizationId: null,
  sessionId,
});

function createQuota(plan: Plan, left = 10) {
  const count = vi.fn<(...call: unknown[]) => Promise<unknown>>();
  count.mockImplementation(async () => ({ left: Math.max(0, left), seconds: 77, isOver: left < 0 }));
  const entitlements = async () => getAccountEntitlements({ plan, bought: true });
  const quota = createApiQuota({ entitlements }, { count } as unknown as Limit, true);
  return { quota, count };
}

async function callOnce(quota: ReturnType<typeof createMinuteLimit>, actor: RequestActor) {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => {
    headers[name] = value;
  };
  const code = await quota({ actor, setHeader } as unknown as RequestContext).then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );
  return { code, headers };
}

test.each([
  ['none', 100],
  ['one', 1000],
  ['prime', 5000],
] as const)('a token on plan %s has %i calls per day', async (plan, points) => {
  const { quota, count } = createQuota(plan);
  const { code, headers } = await callOnce(quota, createUser('token'));
  expect(code).toBe('ok');
  expect(count.mock.calls[0]?.[0]).toEqual({ points, seconds: 86_400, by: ['account'], name: `api.calls.${points}` });
  expect(headers).toEqual({
    'ratelimit-policy': `"minute";q=120;w=60, "day";q=${points};w=86400`,
    ratelimit: '"minute";r=119;t=60, "day";r=10;t=77',
  });
});

test('sessions and visitors are not counted', async () => {
  const { quota, count } = createQuota('one');
  for (const actor of [createUser('session'), VISITOR])
    expect(await callOnce(quota, actor)).toEqual({ code: 'ok', headers: {} });
  expect(count).not.toHaveBeenCalled();
});

test('beyond the day, a call is refused with the time to wait', async () => {
  const { quota } = createQuota('one', -1);
  const { code, headers } = await callOnce(quota, createUser('token'));
  expect([code, headers['retry-after']]).toEqual(['request.too-many', '77']);
});

test('beyond the minute, a token is refused, and another is not', async () => {
  const { quota, count } = createQuota('one');
  for (let call = 0; call < 120; call++)
    expect((await callOnce(quota, createUser('token'))).code, `call ${call}`).toBe('ok');
  const { code, headers } = await callOnce(quota, createUser('token'));
  expect([code, headers['retry-after'], headers.ratelimit]).toEqual(['request.too-many', '60', '"minute";r=0;t=60']);
  expect(count).toHaveBeenCalledTimes(120);
  expect((await callOnce(quota, createUser('token', 's2'))).code).toBe('ok');
});

test('requests that lead to calls are limited in a minute, and not in a day', async () => {
  const limit = createMinuteLimit(true);
  for (let call = 0; call < 120; call++) expect((await callOnce(limit, createUser('token'))).code).toBe('ok');
  const { code, headers } = await callOnce(limit, createUser('token'));
  expect([code, headers['ratelimit-policy'], headers['retry-after']]).toEqual([
    'request.too-many',
    '"minute";q=120;w=60',
    '60',
  ]);
  expect(await callOnce(createMinuteLimit(false), createUser('token'))).toEqual({ code: 'ok', headers: {} });
});
