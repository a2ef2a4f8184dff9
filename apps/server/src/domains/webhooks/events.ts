import { randomUUID } from 'node:crypto';
import type { WebhookEventType } from '@foothold/contracts/webhooks/choices';
import type { EventData } from '@foothold/contracts/webhooks/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { WebhooksDeps } from './deps.ts';
import * as repository from './endpoints-repository.ts';
import { sendWebhooks } from './jobs.ts';

/** An event with the data of its type. */
export type NewEvent = {
  [T in WebhookEventType]: {
    type: T;
    data: EventData<T>;
    /** Events of the same application arrive in order. */
    applicationId?: string | null;
  };
}[WebhookEventType];

/** The body of an event, as Standard Webhooks recommends. */
export const createBody = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Adds events for the endpoints of a member, in the transaction of the change that they are about. */
export function createEvents({ queue, now }: Pick<WebhooksDeps, 'queue' | 'now'>) {
  return async function addEvents(trx: Transaction<DB>, userId: string, events: readonly NewEvent[]): Promise<void> {
    const at = now();
    const added = await repository.insertEvents(trx, {
      userId,
      events: events.map(({ type, data, applicationId = null }) => ({
        eventId: randomUUID(),
        type,
        applicationId,
        body: createBody(type, at, data),
      })),
      at,
    });
    if (added > 0) await queue.add(trx, sendWebhooks, {});
  };
}
