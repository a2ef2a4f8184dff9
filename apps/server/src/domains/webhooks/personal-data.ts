import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listEvents } from './deliveries-repository.ts';
import { listEndpoints } from './endpoints-repository.ts';

/** Endpoints without their secrets, and the events of the last days. The rows are deleted with the account. */
export function createWebhooksPersonalData({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'webhooks',
    async collect(userId) {
      const [endpoints, events] = await Promise.all([listEndpoints(db, userId), listEvents(db, userId)]);
      return {
        data: {
          endpoints: endpoints.map((row) => ({
            id: row.id,
            url: row.url,
            description: row.description,
            events: row.event_types,
            addedAt: row.created_at,
            pausedAt: row.paused_at,
          })),
          events: events.map(({ body, ...row }) => ({
            endpointId: row.endpoint_id,
            eventId: row.event_id,
            state: row.state,
            ...(JSON.parse(body) as object),
          })),
        },
      };
    },
    // Events are added and deleted, and endpoints paused, without the member.
    listChangeable: (data) =>
      (data as { endpoints: readonly { pausedAt: Date | null }[] }).endpoints.map(
        ({ pausedAt: _, ...endpoint }) => endpoint,
      ),
    erase: async () => undefined,
  };
}
