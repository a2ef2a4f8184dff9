import { defineModule } from '../../platform/module.ts';
import type { BoardRegistry } from './ingest/admin/probe.ts';
import { createSources } from './ingest/admin/sources.ts';
import { syncSources } from './ingest/jobs.ts';
import { ADAPTERS, findBoardInPage, recognizeBoard } from './ingest/sources/registry.ts';
import { createSync } from './ingest/sync/sync.ts';
import { createListingsRoutes, createSourcesRoutes } from './routes.ts';
import { createListings, type Listings } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    listings: Listings;
  }
}

/** @param registry the systems whose boards can be read */
export const createListingsModule = (registry: BoardRegistry) =>
  defineModule({
    name: 'listings',
    needs: [],
    create(platform) {
      const sources = createSources({ ...platform, registry });
      const sync = createSync({ ...platform, adapters: registry.adapters, onListings: sources.replaceSamples });
      return { listings: createListings(platform), sources, sync };
    },
    provides: ({ listings }) => ({ listings }),
    prepare: ({ listings }) => listings.prepareMatching(),
    routes: (api, { listings, sources }) => ({
      listings: createListingsRoutes(api, listings),
      listingSources: createSourcesRoutes(api, sources),
    }),
    jobs: (handle) => [handle(syncSources, ({ sync }) => sync.syncDue())],
  });

/** Every system whose boards can be read. */
export const SOURCE_REGISTRY: BoardRegistry = { adapters: ADAPTERS, recognizeBoard, findBoardInPage };

export const listingsModule = createListingsModule(SOURCE_REGISTRY);
