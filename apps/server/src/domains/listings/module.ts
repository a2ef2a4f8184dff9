import { defineModule } from '../../platform/module.ts';
import { createListingsRoutes } from './routes.ts';
import { createListings, type Listings } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    listings: Listings;
  }
}

export const listingsModule = defineModule({
  name: 'listings',
  needs: [],
  create: (platform) => createListings(platform),
  provides: (listings) => ({ listings }),
  prepare: (listings) => listings.prepareMatching(),
  routes: (api, listings) => ({ listings: createListingsRoutes(api, listings) }),
});
