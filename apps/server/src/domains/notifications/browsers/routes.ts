import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Browsers } from './browsers.ts';
import type { createSending } from './sending.ts';

export function createBrowsersRoutes(
  os: Api['notifications']['browsers'],
  browsers: Browsers & Pick<ReturnType<typeof createSending>, 'sendTest'>,
) {
  return {
    list: os.list.handler(({ context }) => browsers.list(requireUser(context.actor))),
    turnOn: os.turnOn.handler(({ context, input }) => browsers.turnOn(requireUser(context.actor), input)),
    turnOff: os.turnOff.handler(async ({ context, input }) => {
      await browsers.turnOff(requireUser(context.actor), input.id);
      return {};
    }),
    test: os.test.handler(async ({ context, input }) => {
      await browsers.sendTest(requireUser(context.actor), input.id);
      return {};
    }),
  };
}
