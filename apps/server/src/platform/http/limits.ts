import { createHash } from 'node:crypto';
import type { RateLimit } from '@foothold/contracts/endpoint';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { getNetwork } from '../network.ts';
import type { RequestContext } from './context.ts';

/** Which limits to count: those that depend only on the caller, or those that depend on input. A service counts the limits it names. */
export type LimitScope = 'caller' | 'input' | 'service';

type Counted = Pick<RequestContext, 'actor' | 'address'>;

type NamedLimit = RateLimit & { name: string };

/** How much of a limit is left. */
export interface LimitState {
  left: number;
  /** Until the count starts over. At least 1. */
  seconds: number;
  /** Whether this call went beyond the limit. */
  isOver: boolean;
}

export interface Limit {
  /** Counts one call. @throws AppError `request.too-many` with the seconds to wait, also in the `Retry-After` header */
  (
    endpoint: string,
    limits: readonly RateLimit[],
    context: Counted & Pick<RequestContext, 'setHeader'>,
    input: unknown,
    scope?: LimitScope,
  ): Promise<void>;
  /** Counts one call toward a named limit, for callers that don't throw. @returns false beyond the limit */
  allows(limit: NamedLimit, context: Counted, input: unknown): Promise<boolean>;
  /** Counts one call toward a named limit. @returns what is left; null if limits are off */
  count(limit: NamedLimit, context: Counted, input: unknown): Promise<LimitState | null>;
  /** Takes back one call of `count` or of the function itself, because it turned out not to count. */
  giveBack(limit: NamedLimit, context: Counted, input: unknown): Promise<void>;
  /** Resets named limits for this caller and input. */
  forget(limits: readonly NamedLimit[], context: Counted, input: unknown): Promise<void>;
}

/** Counts calls in the database, so that all servers share one count and a restart doesn't reset it. */
export function createLimits(pool: pg.Pool, enabled: boolean): Limit {
  const limiters = new Map<string, RateLimiterPostgres>();
  const getLimiter = (name: string, limit: RateLimit) => {
    const existing = limiters.get(name);
    if (existing) return existing;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points: limit.points,
      duration: limit.seconds,
    });
    limiters.set(name, made);
    return made;
  };
  async function count(name: string, limit: RateLimit, context: Counted, input: unknown): Promise<LimitState | null> {
    if (!enabled) return null;
    if (limit.callers && limit.callers !== (context.actor.kind === 'user' ? 'signed-in' : 'visitors')) return null;
    if (limit.onlyWith && !limit.onlyWith.some((field) => getField(input, field) !== undefined)) return null;
    const consumed = getLimiter(name, limit).consume(createLimitKey(name, limit, context, input));
    const { state, isOver } = await consumed.then(
      (state) => ({ state, isOver: false }),
      (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { state: refused, isOver: true };
      },
    );
    return { left: state.remainingPoints, seconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)), isOver };
  }

  /** Returns how many seconds to wait, or null if the call is within the limit. */
  async function consume(name: string, limit: RateLimit, context: Counted, input: unknown): Promise<number | null> {
    const state = await count(name, limit, context, input);
    return state?.isOver ? state.seconds : null;
  }

  async function require(...[endpoint, limits, context, input, scope = 'service']: Parameters<Limit>): Promise<void> {
    for (const [index, limit] of limits.entries()) {
      if (scope !== 'service' && scope !== getLimitScope(limit)) continue;
      const seconds = await consume(limit.name ?? `${endpoint}#${index}`, limit, context, input);
      if (seconds === null) continue;
      context.setHeader('retry-after', String(seconds));
      throw new AppError('request.too-many', { data: { retryAfterSeconds: seconds } });
    }
  }

  return Object.assign(require, {
    allows: async (...[limit, context, input]: Parameters<Limit['allows']>) =>
      (await consume(limit.name, limit, context, input)) === null,
    count: async (...[limit, context, input]: Parameters<Limit['count']>) => count(limit.name, limit, context, input),
    async giveBack(...[limit, context, input]: Parameters<Limit['giveBack']>) {
      if (enabled) await getLimiter(limit.name, limit).reward(createLimitKey(limit.name, limit, context, input), 1);
    },
    async forget(...[limits, context, input]: Parameters<Limit['forget']>) {
      for (const limit of limits)
        await getLimiter(limit.name, limit).delete(createLimitKey(limit.name, limit, context, input));
    },
  });
}

const getLimitScope = ({ by, onlyWith, inService }: RateLimit): LimitScope =>
  inService ? 'service' : onlyWith || by.some((part) => part.startsWith('input:')) ? 'input' : 'caller';

/** Hashed, so that the table contains no addresses and long input makes a short key. */
function createLimitKey(name: string, limit: RateLimit, context: Counted, input: unknown): string {
  const callerKey = limit.by.map((part) => identify(part, context, input)).join('|');
  return createHash('sha256').update(`${name}|${callerKey}`).digest('base64url');
}

function identify(part: RateLimit['by'][number], context: Counted, input: unknown): string {
  if (part === 'address') return getNetwork(context.address);
  if (part === 'account') return context.actor.kind === 'user' ? context.actor.id : getNetwork(context.address);
  const value = getField(input, part.slice('input:'.length));
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

const getField = (input: unknown, name: string): unknown =>
  (input as Record<string, unknown> | null | undefined)?.[name];
