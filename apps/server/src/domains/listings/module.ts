import { defineModule } from '../../platform/module.ts';
import type { BoardRegistry, RecognizedBoard } from './ingest/admin/probe.ts';
import { createSources } from './ingest/admin/sources.ts';
import { syncSources } from './ingest/jobs.ts';
import type { Board } from './ingest/sources/adapter.ts';
import { findBoardInPage } from './ingest/sources/find-in-page.ts';
import { ADAPTERS, recognizeBoard } from './ingest/sources/registry.ts';
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

/** Systems that need no key. There are no settings for keys yet. */
const OPEN_ADAPTERS = ADAPTERS.filter(({ terms }) => terms.keys.length === 0);

function withAdapter(board: Board | null): RecognizedBoard | null {
  const adapter = OPEN_ADAPTERS.find(({ system }) => system === board?.system);
  return adapter && board ? { adapter, board } : null;
}

/** Every system whose boards can be read. */
export const SOURCE_REGISTRY: BoardRegistry = {
  adapters: OPEN_ADAPTERS,
  recognizeBoard: (address) => withAdapter(recognizeBoard(address)),
  findBoardInPage: (html, url) => withAdapter(findBoardInPage(html, url)),
};

export const listingsModule = createListingsModule(SOURCE_REGISTRY);
