import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { RateLimit } from '@foothold/contracts/endpoint';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import type { RequestContext } from './context.ts';

/** Which limits are counted: those of the caller alone, which need no input; those of a field of the input; or all. */
export type LimitScope = 'caller' | 'input' | 'all';

/** Counts one call. @throws AppError `request.too-many` with the seconds to wait, in the header `Retry-After` too */
export type Limit = (
  endpoint: string,
  limits: readonly RateLimit[],
  context: Pick<RequestContext, 'actor' | 'address' | 'setHeader'>,
  input: unknown,
  scope?: LimitScope,
) => Promise<void>;

/** Counts calls in the database, so that several servers share one count and a restart forgets nothing. */
export function createLimits(pool: pg.Pool, enabled: boolean): Limit {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = (name: string, limit: RateLimit) => {
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
  return async (endpoint, limits, context, input, scope = 'all') => {
    if (!enabled) return;
    for (const [index, limit] of limits.entries()) {
      if (scope !== 'all' && scope !== scopeOf(limit)) continue;
      const who = limit.by.map((part) => identify(part, context, input)).join('|');
      const name = limit.name ?? `${endpoint}#${index}`;
      // Hashed, so that the table holds no addresses in the clear and any input makes a short key.
      const key = createHash('sha256').update(`${name}|${who}`).digest('base64url');
      try {
        await limiterFor(name, limit).consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        context.setHeader('retry-after', String(seconds));
        throw new AppError('request.too-many', { data: { retryAfterSeconds: seconds } });
      }
    }
  };
}

const scopeOf = ({ by }: RateLimit): LimitScope => (by.some((part) => part.startsWith('input:')) ? 'input' : 'caller');

function identify(
  part: RateLimit['by'][number],
  context: Pick<RequestContext, 'actor' | 'address'>,
  input: unknown,
): string {
  if (part === 'address') return networkOf(context.address);
  if (part === 'account') return context.actor.kind === 'user' ? context.actor.id : networkOf(context.address);
  const value = (input as Record<string, unknown> | null)?.[part.slice('input:'.length)];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

/**
 * What counts as one caller: an IPv4 address, or the /64 that an IPv6 address stands in, since a single connection is given that many
 * (RFC 6177, section 2).
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted ending stands for two groups.
  const written = groups.length + after.length + (bare.includes('.') ? 1 : 0);
  const full = tail === undefined ? groups : [...groups, ...Array<string>(8 - written).fill('0'), ...after];
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
