import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Webhooks } from './service.ts';

export function createWebhooksRoutes(api: Api, { endpoints, deliveries }: Webhooks) {
  const os = api.webhooks;
  return {
    list: os.list.handler(({ context }) => endpoints.list(requireUser(context.actor))),
    create: os.create.handler(({ context, input }) => endpoints.create(requireUser(context.actor), input)),
    get: os.get.handler(({ context, input }) => endpoints.get(requireUser(context.actor), input.id)),
    change: os.change.handler(({ context, input }) => endpoints.change(requireUser(context.actor), input)),
    remove: os.remove.handler(async ({ context, input }) => {
      await endpoints.remove(requireUser(context.actor), input.id);
      return {};
    }),
    pause: os.pause.handler(({ context, input }) => endpoints.pause(requireUser(context.actor), input.id)),
    resume: os.resume.handler(({ context, input }) => endpoints.resume(requireUser(context.actor), input.id)),
    rotateSecret: os.rotateSecret.handler(({ context, input }) =>
      endpoints.rotateSecret(requireUser(context.actor), input.id),
    ),
    test: os.test.handler(({ context, input }) => deliveries.sendTest(requireUser(context.actor), input.id)),
    deliveries: os.deliveries.handler(({ context, input }) => deliveries.list(requireUser(context.actor), input)),
    delivery: os.delivery.handler(({ context, input }) => deliveries.get(requireUser(context.actor), input)),
    replay: os.replay.handler(({ context, input }) => deliveries.replay(requireUser(context.actor), input)),
    replayAll: os.replayAll.handler(({ context, input }) => deliveries.replayAll(requireUser(context.actor), input.id)),
  };
}
