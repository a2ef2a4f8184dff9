import type { Api } from '../../platform/http/api.ts';
import type { Listings } from './service.ts';

export function createListingsRoutes(api: Api, listings: Listings) {
  return {
    search: api.listings.search.handler(({ input }) => listings.search(input)),
    get: api.listings.get.handler(({ input }) => listings.get(input.id)),
  };
}
