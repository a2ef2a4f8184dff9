import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { AccessTokens } from './access-tokens.ts';

export function createAccessTokensRoutes(api: Api, tokens: AccessTokens) {
  const os = api.accounts.keys;
  return {
    list: os.list.handler(({ context }) => tokens.list(requireUser(context.actor))),
    create: os.create.handler(({ input, context }) => tokens.createKey(requireUser(context.actor), input)),
    revoke: os.revoke.handler(async ({ input, context }) => {
      await tokens.revoke(requireUser(context.actor), input.id);
      return {};
    }),
    current: os.current.handler(async ({ context }) => ({ scopes: [...requireUser(context.actor).scopes] })),
  };
}
