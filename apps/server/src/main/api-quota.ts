import { isStaffScope } from '@foothold/contracts/endpoint';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Accounts } from '../domains/accounts/index.ts';
import { AppError } from '../platform/errors.ts';
import type { RequestContext } from '../platform/http/context.ts';
import type { Limit, LimitState } from '../platform/http/limits.ts';

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;
/** How many calls a token can send to one server process in a minute. */
const CALLS_PER_MINUTE = 120;

/** Counts the calls of a token in a minute, in memory, so that a call costs no write. */
function createMinuteCount() {
  const perMinute = new RateLimiterMemory({ points: CALLS_PER_MINUTE, duration: MINUTE_SECONDS });
  return async (tokenId: string): Promise<LimitState> => {
    const state = await perMinute.consume(tokenId).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return refused;
    });
    return {
      left: state.remainingPoints,
      seconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
      isOver: state.consumedPoints > CALLS_PER_MINUTE,
    };
  };
}

/** A limit of a token, with what is left of it. */
interface CountedLimit {
  name: string;
  points: number;
  seconds: number;
  state: LimitState;
}

/** Sends the limits in the response's headers (draft-ietf-httpapi-ratelimit-headers-10). @throws AppError `request.too-many` beyond one */
function applyLimits({ setHeader }: RequestContext, limits: readonly CountedLimit[]): void {
  setHeader('ratelimit-policy', limits.map((one) => `"${one.name}";q=${one.points};w=${one.seconds}`).join(', '));
  setHeader('ratelimit', limits.map(({ name, state }) => `"${name}";r=${state.left};t=${state.seconds}`).join(', '));
  const over = limits.find(({ state }) => state.isOver)?.state;
  if (!over) return;
  setHeader('retry-after', String(over.seconds));
  throw new AppError('request.too-many', { data: { retryAfterSeconds: over.seconds } });
}

/**
 * Counts requests of a token in a minute where the calls that they lead to are counted as well.
 * @returns a function that throws AppError `request.too-many` beyond the limit
 */
export function createMinuteLimit(enabled: boolean) {
  const countMinute = createMinuteCount();
  return async (context: RequestContext): Promise<void> => {
    const { actor } = context;
    if (!enabled || actor.kind !== 'user') return;
    const state = await countMinute(actor.sessionId);
    applyLimits(context, [{ name: 'minute', points: CALLS_PER_MINUTE, seconds: MINUTE_SECONDS, state }]);
  };
}

/**
 * Counts the calls of access tokens: those of an account in a day against its plan's `api.calls`, and those of a token in a minute. Both
 * are in the response's headers. Sessions aren't counted, and the plan's limit isn't for staff work.
 * @param enabled false where limits are off
 * @returns a function that throws AppError `request.too-many` beyond a limit.
 */
export function createApiQuota(accounts: Pick<Accounts, 'entitlements'>, limit: Limit, enabled: boolean) {
  const countMinute = createMinuteCount();

  return async (context: RequestContext): Promise<void> => {
    const { actor } = context;
    if (!enabled || actor.kind !== 'user' || actor.via === 'session') return;
    const isStaffWork = actor.scopes.some(isStaffScope);
    const points = isStaffWork ? 0 : Number((await accounts.entitlements(actor))['api.calls']);
    // The limit's name has the plan's number in it, because a limiter is made once per name.
    const name = `api.calls.${points}`;
    const minute = await countMinute(actor.sessionId);
    // A call beyond the minute's limit doesn't count toward the day.
    const day =
      minute.isOver || isStaffWork
        ? null
        : await limit.count({ points, seconds: DAY_SECONDS, by: ['account'], name }, context, undefined);
    applyLimits(context, [
      { name: 'minute', points: CALLS_PER_MINUTE, seconds: MINUTE_SECONDS, state: minute },
      ...(day ? [{ name: 'day', points, seconds: DAY_SECONDS, state: day }] : []),
    ]);
  };
}
