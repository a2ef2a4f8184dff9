import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { RequestActor } from '../actor.ts';
import { advisoryLock } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { getNetwork } from '../network.ts';
import type { RequestContext } from './context.ts';

/** A status no answer has: the call is in progress. */
const IN_PROGRESS = 0;
/** After this, an unfinished call is taken over: its server died. */
const ABANDONED_AFTER = '60 seconds';
/** Shorter than the time in which every call is answered. */
const WAIT_LIMIT_MS = 25_000;
const MAX_KEY_LENGTH = 200;

/** What is stored per caller: answers within an hour, and bytes of each. */
const BOUNDS: Record<RequestActor['kind'], { answers: number; bytes: number }> = {
  user: { answers: 300, bytes: 64 * 1024 },
  // A whole network; answers to visitors' forms are a few hundred bytes.
  visitor: { answers: 20, bytes: 16 * 1024 },
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request is the first with its Idempotency-Key. */
    idempotency?: { caller: string; key: string; maxBytes: number };
  }
}

interface Sent {
  status: number;
  /** Its media type. */
  type: string;
  body: unknown;
}

/**
 * A creating call with an `Idempotency-Key` runs once per caller and key: repeated calls, including those that arrive while the first is in
 * progress, get the first one's answer. The same key with a different request is refused. A caller is an account, or the network address of
 * a visitor. Storage is limited. A call beyond the limit isn't refused, or a few callers could close the forms to everyone else on their
 * network: it runs as if it had no key, so repeating it runs it again.
 */
export function idempotency(db: Kysely<DB>, secret: string) {
  return {
    /** Replays a stored answer if there is one; true means that this request is done. */
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
      const bounds = BOUNDS[actor.kind];
      // Keyed, because a body can contain a password.
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

    /**
     * Stores a first call's answer. Server errors, and answers larger than the caller's limit, aren't stored, so that the call can be
     * retried.
     */
    async store(request: FastifyRequest, { status, type, body }: Sent): Promise<void> {
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
  /** The most rows a caller may have from the last hour. */
  answers: number;
}

/**
 * Takes the key, or returns its row if it is taken. Calls of one caller run one after another, so that together they stay within the limit.
 */
async function startWork(db: Kysely<DB>, { caller, key, hash, answers }: Attempt) {
  const isTaken = (row: Row | undefined): row is Row =>
    row !== undefined && !(row.abandoned && row.request_hash.equals(hash));
  const taken = await find(db, caller, key);
  if (isTaken(taken)) return taken;
  return await db.transaction().execute(async (trx) => {
    await advisoryLock(trx, `idempotency ${caller}`);
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
