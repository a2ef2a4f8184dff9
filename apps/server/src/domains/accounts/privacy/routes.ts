import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Accounts } from '../service.ts';

export function createPrivacyRoutes(api: Api, accounts: Accounts) {
  const os = api.accounts.privacy;
  const { privacy } = accounts;
  return {
    consents: os.consents.handler(({ context }) => accounts.consents(requireUser(context.actor))),
    setConsent: os.setConsent.handler(({ input, context }) => accounts.setConsent(requireUser(context.actor), input)),
    requestExport: os.requestExport.handler(({ input, context }) =>
      privacy.requestExport(requireUser(context.actor), input.password),
    ),
    importArchive: os.importArchive.handler(({ input, context }) =>
      privacy.importArchive(requireUser(context.actor), input),
    ),
    erasure: os.erasure.handler(({ context }) => privacy.erasure(requireUser(context.actor))),
    erase: os.erase.handler(async ({ input, context }) => {
      await privacy.erase(requireUser(context.actor), input.password);
      // The session was deleted with the account, so clear its cookie too.
      await accounts.logOut(context);
      return {};
    }),
    unsubscribe: os.unsubscribe.handler(async ({ input }) => {
      await privacy.unsubscribe(input.query.token);
      return {};
    }),
  };
}
