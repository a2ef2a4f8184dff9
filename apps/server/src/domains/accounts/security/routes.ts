import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Accounts } from '../service.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from './passkeys.ts';

export function createSecurityRoutes(api: Api, accounts: Accounts) {
  const os = api.accounts.security;
  const { security } = accounts;
  return {
    overview: os.overview.handler(({ context }) => security.overview(requireUser(context.actor))),
    verify: os.verify.handler(({ input, context }) =>
      security.verify(requireUser(context.actor), context, {
        ...input,
        // The contract checks the shape; the library that parses it checks the rest.
        assertion: input.assertion as AuthenticationResponseJSON | undefined,
      }),
    ),
    startAuthenticator: os.startAuthenticator.handler(({ input, context }) =>
      security.startAuthenticator(requireUser(context.actor), input.password),
    ),
    confirmAuthenticator: os.confirmAuthenticator.handler(({ input, context }) =>
      security.confirmAuthenticator(requireUser(context.actor), input.code),
    ),
    removeAuthenticator: os.removeAuthenticator.handler(async ({ context }) => {
      await security.removeAuthenticator(requireUser(context.actor));
      return {};
    }),
    newRecoveryCodes: os.newRecoveryCodes.handler(({ context }) =>
      security.renewRecoveryCodes(requireUser(context.actor)),
    ),
    passkeyCreation: os.passkeyCreation.handler(async ({ input, context }) => ({
      ...(await security.passkeyCreation(requireUser(context.actor), input.password)),
    })),
    addPasskey: os.addPasskey.handler(({ input, context }) =>
      security.addPasskey(requireUser(context.actor), input.name, input.response as RegistrationResponseJSON),
    ),
    renamePasskey: os.renamePasskey.handler(({ input, context }) =>
      security.renamePasskey(requireUser(context.actor), input.id, input.name),
    ),
    removePasskey: os.removePasskey.handler(async ({ input, context }) => {
      await security.removePasskey(requireUser(context.actor), input.id);
      return {};
    }),
    changeEmail: os.changeEmail.handler(({ input, context }) =>
      accounts.changeEmail(requireUser(context.actor), input),
    ),
    cancelEmailChange: os.cancelEmailChange.handler(async ({ context }) => {
      await accounts.cancelEmailChange(requireUser(context.actor));
      return {};
    }),
  };
}
