import { signedIn } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Applications } from './service.ts';

export function applicationsRoutes(api: Api, applications: Applications) {
  const os = api.applications;
  return {
    list: os.list.handler(async ({ input, context }) => ({
      applications: await applications.list(signedIn(context.actor), input.listingId),
    })),
    save: os.save.handler(({ input, context }) => applications.save(signedIn(context.actor), input)),
    annotate: os.annotate.handler(({ input, context }) =>
      applications.annotate(signedIn(context.actor), input.id, input.note),
    ),
    matches: os.matches.handler(({ input, context }) => applications.matches(signedIn(context.actor), input)),
    remove: os.remove.handler(async ({ input, context }) => {
      await applications.remove(signedIn(context.actor), input.id);
      return {};
    }),
  };
}
