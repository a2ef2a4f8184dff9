import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { createSavedSearches } from './saved-searches.ts';
import type { createUnsubscribe } from './unsubscribe.ts';

export function createSavedSearchesRoutes(
  { savedSearches: os }: Api,
  searches: ReturnType<typeof createSavedSearches>,
) {
  return {
    list: os.list.handler(({ context }) => searches.list(requireUser(context.actor))),
    find: os.find.handler(({ input, context }) => searches.find(requireUser(context.actor), input)),
    save: os.save.handler(({ input, context }) => searches.save(requireUser(context.actor), input)),
    change: os.change.handler(({ input: { id, ...change }, context }) =>
      searches.change(requireUser(context.actor), id, change),
    ),
    visit: os.visit.handler(({ input, context }) => searches.visit(requireUser(context.actor), input.id)),
    remove: os.remove.handler(async ({ input, context }) => {
      await searches.remove(requireUser(context.actor), input.id);
      return {};
    }),
    restore: os.restore.handler(({ input, context }) => searches.restore(requireUser(context.actor), input.id)),
  };
}

export function createAlertsRoutes({ listingAlerts: os }: Api, links: ReturnType<typeof createUnsubscribe>) {
  return {
    get: os.get.handler(({ input }) => links.describe(input.token)),
    turnOff: os.turnOff.handler(async ({ input: { query } }) => {
      await links.turnOff(query.token, query.all === 'yes');
      return {};
    }),
  };
}
