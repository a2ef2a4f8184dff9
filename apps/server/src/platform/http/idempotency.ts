import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { AppError } from '../errors.ts';

/** A status no answer has: the call is under way. */
const UNDER_WAY = 0;
/** After this a call that never finished is taken over: its server died. */
const ABANDONED_AFTER = '60 seconds';
const WAIT_LIMIT_MS = 30_000;
const MAX_KEY_LENGTH = 200;
/** Larger answers are not kept: the call runs again, and the row itself is what makes it idempotent. */
const MAX_KEPT_BODY = 256 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request is the first with its Idempotency-Key. */
    idempotency?: { caller: string; key: string };
  }
}

/**
 * A creating call with an `Idempotency-Key` runs once per caller and key: later ones, also those that arrive while the
 * first is under way, get the first one's answer. The same key with another request is refused.
 */
export function idempotency(db: Kysely<DB>, secret: string) {
  return {
    /** Answers from the record where there is one; true means that the reply is sent. */
    async replay(request: FastifyRequest, reply: FastifyReply, caller: string): Promise<boolean> {
      const key = request.headers['idempotency-key'];
      if (request.method !== 'POST' || typeof key !== 'string' || key === '') return false;
      if (key.length > MAX_KEY_LENGTH)
        throw new AppError('request.invalid', {
          fields: { 'Idempotency-Key': `Keep it under ${MAX_KEY_LENGTH} characters.` },
        });
      // Keyed, because a body can hold a password.
      const hash = createHmac('sha256', secret)
        .update(`${request.url}\n`)
        .update(request.rawBody ?? '')
        .digest();
      for (let waited = 0; waited < WAIT_LIMIT_MS; waited += 25) {
        if (await begin(db, caller, key, hash)) {
          request.idempotency = { caller, key };
          return false;
        }
        const kept = await find(db, caller, key);
        if (kept && !kept.request_hash.equals(hash)) throw new AppError('request.key-reused');
        if (kept && kept.status !== UNDER_WAY) {
          const { type, body } = JSON.parse(kept.body) as { type: string; body: string };
          await reply.status(kept.status).header('content-type', type).header('idempotent-replay', 'true').send(body);
          return true;
        }
        await delay(25);
      }
      throw new AppError('server.busy');
    },

    /** Keeps the answer of a first call; a failure of ours is not kept, so that it can be tried again. */
    async keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
      const mark = request.idempotency;
      if (!mark) return;
      const keepable =
        typeof payload === 'string' &&
        payload.length <= MAX_KEPT_BODY &&
        reply.statusCode < 500 &&
        reply.statusCode !== 429;
      const row = db.updateTable('idempotency_keys').where('caller', '=', mark.caller).where('key', '=', mark.key);
      if (keepable) {
        const body = JSON.stringify({ type: String(reply.getHeader('content-type') ?? ''), body: payload });
        await row.set({ status: reply.statusCode, body }).execute();
      } else {
        await db.deleteFrom('idempotency_keys').where('caller', '=', mark.caller).where('key', '=', mark.key).execute();
      }
    },
  };
}

async function begin(db: Kysely<DB>, caller: string, key: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ caller, key, request_hash: hash, status: UNDER_WAY, body: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'key'])
        .doUpdateSet({ created_at: sql`now()` })
        .where('idempotency_keys.status', '=', UNDER_WAY)
        .where('idempotency_keys.created_at', '<', sql<Date>`now() - ${sql.lit(ABANDONED_AFTER)}::interval`),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

function find(db: Kysely<DB>, caller: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
}
