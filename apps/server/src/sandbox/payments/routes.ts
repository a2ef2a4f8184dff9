import { AppError } from '../../platform/errors.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Sandbox } from './sandbox.ts';

/** The sandbox's calls for the browser. They don't exist if another service is configured. */
export function sandboxPaymentsRoutes({ sandboxPayments: os }: Api, sandbox: Sandbox | null) {
  const browser = () => {
    if (!sandbox) throw new AppError('resource.not-found');
    return sandbox.browser;
  };
  return {
    confirm: os.confirm.handler(({ input }) => browser().confirm(input)),
    authenticate: os.authenticate.handler(({ input }) => browser().authenticate(input)),
    look: os.look.handler(({ input }) => browser().look(input)),
  };
}
