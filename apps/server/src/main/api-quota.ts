import type { Accounts } from '../domains/accounts/index.ts';
import type { RequestContext } from '../platform/http/context.ts';
import type { Limit } from '../platform/http/limits.ts';

const DAY_SECONDS = 86_400;

/**
 * Counts the calls of API clients against their plan's `api.calls`. Browsers sign in with a cookie and aren't counted.
 * The function throws AppError `request.too-many` beyond the limit.
 */
export function createApiQuota(accounts: Pick<Accounts, 'account'>, limit: Limit) {
  return async (context: RequestContext): Promise<void> => {
    if (context.actor.kind !== 'user' || !context.headers.has('authorization')) return;
    const points = Number((await accounts.account(context.actor)).entitlements['api.calls']);
    // The limit's name has the plan's number in it, because a limiter is made once per name.
    const name = `api.calls.${points}`;
    await limit(name, [{ points, seconds: DAY_SECONDS, by: ['account'], name }], context, undefined);
  };
}
