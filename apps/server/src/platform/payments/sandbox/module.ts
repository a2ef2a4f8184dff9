import { defineModule } from '../../module.ts';
import { sandboxPaymentsRoutes } from '../routes.ts';
import { deliverSandboxEvent } from './events.ts';
import { sandboxPaymentsOfPerson } from './personal-data.ts';

/** The browser's side of the sandbox. Where a real service took its place, what it left behind leads nowhere. */
export const sandboxModule = defineModule({
  name: 'sandbox-payments',
  needs: [],
  create: ({ sandbox }) => sandbox,
  routes: (api, sandbox) => ({ sandboxPayments: sandboxPaymentsRoutes(api, sandbox) }),
  jobs: (handle) => [handle(deliverSandboxEvent, async (sandbox, event) => sandbox?.deliver(event))],
  personalData: (sandbox, { db }) => (sandbox ? [sandboxPaymentsOfPerson(db)] : []),
  begin: async (sandbox) => sandbox?.resume(),
});
