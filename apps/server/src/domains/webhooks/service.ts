import { createDeliveries } from './deliveries.ts';
import type { WebhooksDeps } from './deps.ts';
import { createEndpoints } from './endpoints.ts';
import { createEvents } from './events.ts';
import { createNews } from './news.ts';
import { createSender } from './sender.ts';

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends events to members' own programs, by Standard Webhooks. */
export function createWebhooks(deps: WebhooksDeps) {
  const notifyOwner = createNews(deps);
  return {
    endpoints: createEndpoints(deps, notifyOwner),
    deliveries: createDeliveries(deps),
    addEvents: createEvents(deps),
    sender: createSender(deps, notifyOwner),
  };
}
