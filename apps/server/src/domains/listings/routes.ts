import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Filings } from './filings/filings.ts';
import type { Sources } from './ingest/admin/sources.ts';
import type { Listings } from './service.ts';

export function createListingsRoutes(api: Api, listings: Listings) {
  return {
    search: api.listings.search.handler(({ input }) => listings.search(input)),
    feed: api.listings.feed.handler(({ input }) => listings.feed(input)),
    map: api.listings.map.handler(({ input }) => listings.map(input)),
    get: api.listings.get.handler(({ input }) => listings.get(input.id)),
    similar: api.listings.similar.handler(({ input }) => listings.similar(input.id)),
    company: api.listings.company.handler(({ input }) => listings.company(input.slug)),
    sitemap: api.listings.sitemap.handler(({ input: { part, parts } }) =>
      listings.sitemap(part === undefined || parts === undefined ? null : { part, parts }),
    ),
  };
}

export function createSourcesRoutes({ listingSources: os }: Api, sources: Sources) {
  return {
    list: os.list.handler(({ input }) => sources.list(input)),
    get: os.get.handler(({ input }) => sources.get(input.id)),
    runs: os.runs.handler(({ input }) => sources.runs(input.id, input.page)),
    rejects: os.rejects.handler(({ input }) => sources.rejects(input.id, input.page)),
    add: os.add.handler(({ input, context }) => sources.add(requireUser(context.actor), input)),
    change: os.change.handler(({ input, context }) =>
      sources.change(requireUser(context.actor), input.id, input.state),
    ),
    changeMany: os.changeMany.handler(({ input, context }) => sources.changeMany(requireUser(context.actor), input)),
    directory: os.directory.handler(({ input }) => sources.directory(input)),
    sync: os.sync.handler(({ input, context }) => sources.sync(requireUser(context.actor), input.id)),
  };
}

export function createFilingsRoutes({ filings: os }: Api, filings: Filings) {
  return {
    list: os.list.handler(() => filings.list()),
    unload: os.unload.handler(({ input }) => filings.unload(input.id)),
  };
}
