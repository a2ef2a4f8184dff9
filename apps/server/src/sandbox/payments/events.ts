import { request } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/db/schema.ts';
import { type PaymentEvent, PaymentServiceError } from '../../platform/payments/payments.ts';
import type { Job, Queue } from '../../platform/queue.ts';
import { makeId } from './ids.ts';
import { findWaitingEvent, insertEvent, listWaitingEventsSince, recordDelivery } from './repository.ts';
import { requireSignature, SIGNATURE_HEADER, sign } from './signature.ts';

/** Delivers one event. Twelve attempts with growing delays take a little over two hours. */
export const deliverSandboxEvent: Job<{ eventId: string }> = {
  name: 'payments.sandbox-event',
  payload: z.object({ eventId: z.string() }),
  retries: 12,
};

const ANSWER_WITHIN_MS = 10_000;
/** An undelivered event older than this is dropped (three days, as at Stripe). */
const DELIVERY_WINDOW_MS = 3 * 24 * 60 * 60 * 1000;

const bodySchema = z.object({
  id: z.string(),
  type: z.string(),
  intent: z.string(),
  /** Seconds. */
  created: z.number().int(),
});

export interface EventsOptions {
  db: Kysely<DB>;
  queue: Queue;
  secret: Buffer;
  /** Where the server listens. Null while it doesn't; events then wait for the next start. */
  address: () => string | null;
  /** The host name for requests, because the server accepts no other. */
  host: string;
  now: () => Date;
}

/** The sandbox's events. Each is a row, and a job posts it, signed, to the webhook. */
export function createSandboxEvents({ db, queue, secret, address, host, now }: EventsOptions) {
  return {
    async record(trx: Transaction<DB>, type: string, intent: string): Promise<void> {
      const id = makeId('evt');
      await insertEvent(trx, { id, type, intent, at: now() });
      await queue.add(trx, deliverSandboxEvent, { eventId: id });
    },

    /** Delivers an event. @throws Error if it wasn't accepted; the queue retries */
    async deliver({ eventId }: { eventId: string }): Promise<void> {
      const event = await findWaitingEvent(db, eventId);
      const base = address();
      if (!event || base === null) return;
      const { id, type, intent, created_at } = event;
      const body = Buffer.from(
        JSON.stringify({ id, type, intent, created: Math.floor(created_at.getTime() / 1000) } satisfies z.input<
          typeof bodySchema
        >),
      );
      const fault = await post(new URL(`${base}/api/payments/webhooks`), host, body, sign(secret, body, now()));
      // The server is closing, so the event is sent after the next start.
      if (fault !== null && address() === null) return;
      await recordDelivery(db, id, now(), fault);
      if (fault !== null) throw new Error(`the sandbox rejected an event: ${fault}`);
    },

    /** Sends events that the last stop left undelivered. */
    async resume(): Promise<void> {
      for (const { id } of await listWaitingEventsSince(db, new Date(now().getTime() - DELIVERY_WINDOW_MS)))
        await queue.add(db, deliverSandboxEvent, { eventId: id });
    },

    read(body: Buffer, headers: Headers): PaymentEvent {
      requireSignature(secret, body, headers.get(SIGNATURE_HEADER), now());
      const parsed = bodySchema.safeParse(JSON.parse(body.toString('utf8')));
      if (!parsed.success) throw new PaymentServiceError('signature', 'The signed content is not an event.');
      const { id, type, intent, created } = parsed.data;
      return { id, type, intent, createdAt: new Date(created * 1000) };
    },
  };
}

export type SandboxEvents = ReturnType<typeof createSandboxEvents>;

/** Posts an event. @returns why it wasn't accepted, or null */
function post(url: URL, host: string, body: Buffer, signature: string): Promise<string | null> {
  // fetch doesn't allow setting the host.
  const send = url.protocol === 'https:' ? requestOverTls : request;
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve(error.message.slice(0, 200));
    const headers = {
      host,
      'content-type': 'application/json',
      'content-length': body.length,
      [SIGNATURE_HEADER]: signature,
    };
    send(url, { method: 'POST', headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.on('error', fail).resume();
      resolve(statusCode >= 200 && statusCode < 300 ? null : `HTTP ${statusCode}`);
    })
      .on('error', fail)
      .end(body);
  });
}
