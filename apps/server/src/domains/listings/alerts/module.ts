import { NEW_LISTING_DAYS, savedSearchLimits } from '@foothold/contracts/listings/choices';
import { defineModule } from '../../../platform/module.ts';
import { createSavedSearchesArchive } from './archive-repository.ts';
import type { AlertsDeps } from './deps.ts';
import { createNewListings } from './find-new.ts';
import { findNewListings, sendListingAlerts, tidySavedSearches } from './jobs.ts';
import { createSavedSearchesPersonalData } from './personal-data.ts';
import { createAlertsRoutes, createSavedSearchesRoutes } from './routes.ts';
import { createSavedSearches } from './saved-searches.ts';
import * as repository from './searches-repository.ts';
import { createAlertSender, type SentAlert } from './send-alerts.ts';
import { createUnsubscribe } from './unsubscribe.ts';

declare module '../../../platform/module.ts' {
  interface Announcements {
    /** A member was told of new listings for a saved search. */
    'listings.alert-sent': SentAlert;
  }
}

const HOUR_MS = 60 * 60_000;

function createAlerts(deps: AlertsDeps) {
  const { db, now } = deps;

  /** The job behind `tidySavedSearches`. */
  async function tidy(): Promise<void> {
    const before = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
    await repository.deleteRemoved(db, before(savedSearchLimits.restoreHours));
    await repository.deleteHits(db, before(NEW_LISTING_DAYS * 24));
  }

  return {
    searches: createSavedSearches(deps),
    links: createUnsubscribe(deps),
    ...createNewListings(deps),
    ...createAlertSender(deps),
    tidy,
  };
}

/** A separate module, because alerts leave out what members have hidden, which applications know, and applications need the listings. */
export const listingAlertsModule = defineModule({
  name: 'listing-alerts',
  needs: ['notifications', 'accounts', 'listings', 'applications'],
  create: ({ secrets, ...platform }, { applications, ...services }) =>
    createAlerts({
      ...platform,
      ...services,
      secret: secrets.authSecret,
      findExclusion: applications.hidden.findExclusion,
    }),
  routes: (api, { searches, links }) => ({
    savedSearches: createSavedSearchesRoutes(api, searches),
    listingAlerts: createAlertsRoutes(api, links),
  }),
  jobs: (handle) => [
    handle(findNewListings, (alerts) => alerts.findNew()),
    handle(sendListingAlerts, (alerts) => alerts.sendDue()),
    handle(tidySavedSearches, (alerts) => alerts.tidy()),
  ],
  archive: () => [createSavedSearchesArchive()],
  personalData: (_, platform) => [createSavedSearchesPersonalData(platform)],
});
