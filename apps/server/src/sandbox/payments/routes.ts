import { AppError } from '../../platform/errors.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Sandbox } from './sandbox.ts';

/** The sandbox's calls for the browser. They don't exist if another service is configured. */
export function createSandboxPaymentsRoutes({ sandboxPayments: os }: Api, sandbox: Sandbox | null) {
  const requireBrowser = () => {
    if (!sandbox) throw new AppError('resource.not-found');
    return sandbox.browser;
  };
  return {
    confirm: os.confirm.handler(({ input }) => requireBrowser().confirm(input)),
    authenticate: os.authenticate.handler(({ input }) => requireBrowser().authenticate(input)),
    look: os.look.handler(({ input }) => requireBrowser().look(input)),
  };
}
