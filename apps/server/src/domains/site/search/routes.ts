import type { Api } from '../../../platform/http/api.ts';
import type { SiteSearch } from './search.ts';

export const createSearchRoutes = (api: Api, search: SiteSearch) => ({
  search: api.site.search.handler(({ input }) => search.search(input)),
});
