import { defineModule } from '../../platform/module.ts';
import { deliverSandboxEvent } from './events.ts';
import { createSandboxPaymentsPersonalData } from './personal-data.ts';
import { createSandboxPaymentsRoutes } from './routes.ts';
import type { Sandbox } from './sandbox.ts';

declare module '../../platform/module.ts' {
  interface Platform {
    /** The payment service that moves no money. Null if a real one is configured. */
    sandbox: Sandbox | null;
  }
}

/** The browser side of the sandbox. If a real service has replaced it, leftover events and links do nothing. */
export const sandboxModule = defineModule({
  name: 'sandbox-payments',
  needs: [],
  create: ({ sandbox }) => sandbox,
  routes: (api, sandbox) => ({ sandboxPayments: createSandboxPaymentsRoutes(api, sandbox) }),
  jobs: (handle) => [handle(deliverSandboxEvent, async (sandbox, event) => sandbox?.deliver(event))],
  personalData: (sandbox, { db }) => (sandbox ? [createSandboxPaymentsPersonalData(db)] : []),
  startWork: async (sandbox) => sandbox?.resume(),
});
