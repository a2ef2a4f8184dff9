import { getAccountEntitlements, type Plan } from '@foothold/core/pricing';
import { expect, test, vi } from 'vitest';
import type { Accounts } from '../domains/accounts/index.ts';
import { ALL_SCOPES, type RequestActor, VISITOR } from '../platform/actor.ts';
import type { RequestContext } from '../platform/http/context.ts';
import type { Limit } from '../platform/http/limits.ts';
import { createApiQuota } from './api-quota.ts';

const USER: RequestActor = {
  kind: 'user',
  id: 'u1',
  role: 'member',
  via: 'session',
  scopes: ALL_SCOPES,
  organizationId: null,
  sessionId: 's1',
};

async function countCall(plan: Plan, actor: RequestActor, headers: Record<string, string>) {
  const limit = vi.fn<(...call: unknown[]) => Promise<void>>();
  const account = async () => ({ entitlements: getAccountEntitlements({ plan, bought: true }) });
  const count = createApiQuota({ account } as unknown as Pick<Accounts, 'account'>, limit as unknown as Limit);
  await count({ actor, headers: new Headers(headers) } as RequestContext);
  return limit.mock.calls;
}

test.each([
  ['none', 100],
  ['one', 1000],
  ['prime', 5000],
] as const)('a token on plan %s has %i calls per day', async (plan, points) => {
  const [call] = await countCall(plan, USER, { authorization: 'Bearer token' });
  expect(call?.[1]).toEqual([{ points, seconds: 86_400, by: ['account'], name: `api.calls.${points}` }]);
});

test('browsers and visitors are not counted', async () => {
  expect(await countCall('one', USER, { cookie: 'session=1' })).toEqual([]);
  expect(await countCall('one', VISITOR, { authorization: 'Bearer unknown' })).toEqual([]);
});
