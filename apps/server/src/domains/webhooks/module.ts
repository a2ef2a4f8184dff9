import { defineModule } from '../../platform/module.ts';
import { forgetWebhookEvents, sendWebhooks } from './jobs.ts';
import { WEBHOOK_LISTENERS } from './listeners.ts';
import { createWebhooksPersonalData } from './personal-data.ts';
import { createWebhooksRoutes } from './routes.ts';
import { createWebhooks, type Webhooks } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    webhooks: Pick<Webhooks, 'sender'>;
  }
}

/** Listens to other domains, which don't know it. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  needs: ['notifications', 'accounts'],
  create: (platform, services) =>
    createWebhooks({
      ...platform,
      ...services,
      allowedHosts: platform.env.FETCH_ALLOW ?? [],
      random: Math.random,
    }),
  provides: (webhooks) => ({ webhooks }),
  routes: (api, webhooks) => ({ webhooks: createWebhooksRoutes(api, webhooks) }),
  jobs: (handle) => [
    handle(sendWebhooks, async ({ sender }) => sender.wake()),
    handle(forgetWebhookEvents, ({ deliveries }) => deliveries.forgetOld()),
  ],
  listens: WEBHOOK_LISTENERS,
  personalData: (_, platform) => [createWebhooksPersonalData(platform)],
  startWork: async ({ sender }) => sender.wake(),
  stop: ({ sender }) => sender.stop(),
});
