import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Accounts } from '../service.ts';

export function createProvidersRoutes(api: Api, { providers }: Pick<Accounts, 'providers'>) {
  const os = api.accounts.providers;
  return {
    list: os.list.handler(() => ({ providers: providers.list() })),
    start: os.start.handler(({ input, context }) => providers.start(context, input)),
    finish: os.finish.handler(({ input, context }) => providers.finish(context, input)),
    identity: os.identity.handler(({ context }) => providers.identity(context)),
    signUp: os.signUp.handler(({ input, context }) => providers.signUp(context, input)),
    connections: os.connections.handler(async ({ context }) => ({
      connections: await providers.connections(requireUser(context.actor)),
    })),
    connect: os.connect.handler(({ context }) => providers.connect(requireUser(context.actor), context)),
    disconnect: os.disconnect.handler(async ({ input, context }) => {
      await providers.disconnect(requireUser(context.actor), input.provider);
      return {};
    }),
  };
}
