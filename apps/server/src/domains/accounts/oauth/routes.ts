import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { OAuth } from './oauth.ts';

export function createOAuthRoutes(api: Api, oauth: OAuth) {
  const os = api.accounts.oauth;
  return {
    request: os.request.handler(({ input, context }) => oauth.getRequest(context, input.id)),
    decide: os.decide.handler(({ input, context }) => oauth.decide(requireUser(context.actor), context, input)),
    device: os.device.handler(({ input, context }) => oauth.getDevice(context, input.code)),
    decideDevice: os.decideDevice.handler(async ({ input, context }) => {
      await oauth.decideDevice(requireUser(context.actor), context, input);
      return {};
    }),
    apps: os.apps.handler(async ({ context }) => ({ apps: await oauth.listApps(requireUser(context.actor)) })),
    revokeApp: os.revokeApp.handler(async ({ input, context }) => {
      await oauth.revokeApp(requireUser(context.actor), input.id);
      return {};
    }),
  };
}
