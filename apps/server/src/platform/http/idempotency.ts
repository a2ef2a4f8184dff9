import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { RequestActor } from '../actor.ts';
import { acquireAdvisoryLock } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { getNetwork } from '../network.ts';
import type { RequestContext } from './context.ts';

/** Not a real status: the call is still in progress. */
const IN_PROGRESS = 0;
/** An unfinished call may be taken over after this long, because its server died. */
const ABANDONED_AFTER = '60 seconds';
/** Shorter than the time limit of a call. */
const WAIT_LIMIT_MS = 25_000;
const MAX_KEY_LENGTH = 200;

/** Storage limits per caller: responses per hour, and bytes per response. */
const STORAGE_LIMITS: Record<RequestActor['kind'], { answers: number; bytes: number }> = {
  user: { answers: 300, bytes: 64 * 1024 },
  // Visitors share a limit per network. Responses to their forms are a few hundred bytes.
  visitor: { answers: 20, bytes: 16 * 1024 },
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request is the first with its Idempotency-Key. */
    idempotency?: { caller: string; key: string; maxBytes: number };
  }
}

interface StoredResponse {
  status: number;
  /** Its media type. */
  type: string;
  body: unknown;
}

/**
 * Runs a call with an `Idempotency-Key` once per caller and key. A repeated call gets the first call's response, even if it arrives while
 * the first is running. The same key with a different request is an error. A caller is an account or a visitor's network. Storage is
 * limited. Beyond the limit, a call runs as if it had no key, because rejecting it would let a few callers block a whole network.
 */
export function createIdempotency(db: Kysely<DB>, secret: string) {
  return {
    /** Replays a stored response if there is one. Returns true if that completes the request. */
    async replay(
      request: FastifyRequest,
      reply: FastifyReply,
      { actor, address }: Pick<RequestContext, 'actor' | 'address'>,
    ): Promise<boolean> {
      const key = request.headers['idempotency-key'];
      if (request.method !== 'POST' || typeof key !== 'string' || key === '') return false;
      if (key.length > MAX_KEY_LENGTH)
        throw new AppError('request.invalid', {
          fields: { 'Idempotency-Key': `Use ${MAX_KEY_LENGTH} characters or fewer.` },
        });
      const caller = actor.kind === 'user' ? actor.id : getNetwork(address);
      const bounds = STORAGE_LIMITS[actor.kind];
      // A keyed hash, because a body can contain a password.
      const hash = createHmac('sha256', secret)
        .update(`${request.url}\n`)
        .update(request.rawBody ?? '')
        .digest();
      for (let waitedMs = 0; waitedMs < WAIT_LIMIT_MS; waitedMs += 25) {
        if (request.hasTimedOut) return true;
        const started = await startWork(db, { caller, key, hash, answers: bounds.answers });
        if (started === 'too-many') return false;
        if (started === 'first') {
          request.idempotency = { caller, key, maxBytes: bounds.bytes };
          return false;
        }
        if (!started.request_hash.equals(hash)) throw new AppError('request.key-reused');
        if (started.status !== IN_PROGRESS) {
          const { type, body } = JSON.parse(started.body) as { type: string; body: string };
          await reply
            .status(started.status)
            .header('content-type', type)
            .header('idempotent-replay', 'true')
            .send(body);
          return true;
        }
        await delay(25);
      }
      throw new AppError('server.busy');
    },

    /** Stores the response of a first call. Server errors and oversized responses aren't stored, so that the call can be retried. */
    async store(request: FastifyRequest, { status, type, body }: StoredResponse): Promise<void> {
      const mark = request.idempotency;
      if (!mark) return;
      const stored = typeof body === 'string' && status < 500 && status !== 429 ? JSON.stringify({ type, body }) : '';
      if (stored !== '' && Buffer.byteLength(stored) <= mark.maxBytes)
        await db
          .updateTable('idempotency_keys')
          .set({ status, body: stored })
          .where('caller', '=', mark.caller)
          .where('key', '=', mark.key)
          .execute();
      else
        await db.deleteFrom('idempotency_keys').where('caller', '=', mark.caller).where('key', '=', mark.key).execute();
    },
  };
}

interface Attempt {
  caller: string;
  key: string;
  hash: Buffer;
  /** The maximum number of rows per caller and hour. */
  answers: number;
}

/** Claims the key, or returns the existing row. Calls of one caller run one after another so that they can't exceed the limit together. */
async function startWork(db: Kysely<DB>, { caller, key, hash, answers }: Attempt) {
  const isTaken = (row: Row | undefined): row is Row =>
    row !== undefined && !(row.abandoned && row.request_hash.equals(hash));
  const taken = await find(db, caller, key);
  if (isTaken(taken)) return taken;
  return await db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, `idempotency ${caller}`);
    const other = await find(trx, caller, key);
    if (isTaken(other)) return other;
    if (other) {
      await trx
        .updateTable('idempotency_keys')
        .set({ created_at: sql`now()` })
        .where('caller', '=', caller)
        .where('key', '=', key)
        .execute();
      return 'first';
    }
    const { count } = await trx
      .selectFrom('idempotency_keys')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('caller', '=', caller)
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    if (Number(count) >= answers) return 'too-many';
    await trx
      .insertInto('idempotency_keys')
      .values({ caller, key, request_hash: hash, status: IN_PROGRESS, body: '' })
      .execute();
    return 'first';
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

function find(db: Kysely<DB>, caller: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select((of) => [
      'request_hash',
      'status',
      'body',
      of
        .and([
          of('status', '=', IN_PROGRESS),
          of('created_at', '<', sql<Date>`now() - ${sql.lit(ABANDONED_AFTER)}::interval`),
        ])
        .as('abandoned'),
    ])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
}
