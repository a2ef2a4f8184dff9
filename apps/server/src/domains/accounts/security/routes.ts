import { signedIn } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Accounts } from '../service.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from './passkeys.ts';

export function securityRoutes(api: Api, accounts: Accounts) {
  const os = api.accounts.security;
  const { security } = accounts;
  return {
    overview: os.overview.handler(({ context }) => security.overview(signedIn(context.actor))),
    verify: os.verify.handler(({ input, context }) =>
      security.verify(signedIn(context.actor), context, {
        ...input,
        // The contract checked the shape; the library that parses it checks the rest.
        assertion: input.assertion as AuthenticationResponseJSON | undefined,
      }),
    ),
    startAuthenticator: os.startAuthenticator.handler(({ input, context }) =>
      security.startAuthenticator(signedIn(context.actor), input.password),
    ),
    confirmAuthenticator: os.confirmAuthenticator.handler(({ input, context }) =>
      security.confirmAuthenticator(signedIn(context.actor), input.code),
    ),
    removeAuthenticator: os.removeAuthenticator.handler(async ({ context }) => {
      await security.removeAuthenticator(signedIn(context.actor));
      return {};
    }),
    newRecoveryCodes: os.newRecoveryCodes.handler(({ context }) =>
      security.renewRecoveryCodes(signedIn(context.actor)),
    ),
    passkeyCreation: os.passkeyCreation.handler(async ({ input, context }) => ({
      ...(await security.passkeyCreation(signedIn(context.actor), input.password)),
    })),
    addPasskey: os.addPasskey.handler(({ input, context }) =>
      security.addPasskey(signedIn(context.actor), input.name, input.response as RegistrationResponseJSON),
    ),
    renamePasskey: os.renamePasskey.handler(({ input, context }) =>
      security.renamePasskey(signedIn(context.actor), input.id, input.name),
    ),
    removePasskey: os.removePasskey.handler(async ({ input, context }) => {
      await security.removePasskey(signedIn(context.actor), input.id);
      return {};
    }),
    changeEmail: os.changeEmail.handler(({ input, context }) => accounts.changeEmail(signedIn(context.actor), input)),
    cancelEmailChange: os.cancelEmailChange.handler(async ({ context }) => {
      await accounts.cancelEmailChange(signedIn(context.actor));
      return {};
    }),
  };
}
