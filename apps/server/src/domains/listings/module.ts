import { defineModule } from '../../platform/module.ts';
import { createEngines } from './engines.ts';
import { createFilings } from './filings/filings.ts';
import { matchFilings } from './filings/jobs.ts';
import { createFilingsMatcher } from './filings/match.ts';
import type { BoardRegistry, RecognizedBoard } from './ingest/admin/probe.ts';
import { createSources } from './ingest/admin/sources.ts';
import { listDirectory } from './ingest/directory/directory.ts';
import { syncSources } from './ingest/jobs.ts';
import type { Board } from './ingest/sources/adapter.ts';
import { findBoardInPage } from './ingest/sources/find-in-page.ts';
import { ADAPTERS, getAdapter, recognizeBoard } from './ingest/sources/registry.ts';
import { createSync } from './ingest/sync/sync.ts';
import { createFilingsRoutes, createListingsRoutes, createSourcesRoutes } from './routes.ts';
import { createListings, type Listings } from './service.ts';
import { listingsSettings } from './settings.ts';

declare module '../../platform/module.ts' {
  interface Services {
    listings: Listings;
  }
}

/**
 * @param registry the systems whose boards can be read
 * @param chooseEngines what searches and matches listings
 */
export const createListingsModule = (registry: BoardRegistry, chooseEngines = createEngines) =>
  defineModule({
    name: 'listings',
    needs: [],
    settings: listingsSettings,
    create(platform, _, keys) {
      const sources = createSources({ ...platform, registry, keys });
      const sync = createSync({ ...platform, adapters: registry.adapters, keys, onListings: sources.replaceSamples });
      const filings = createFilings(platform);
      const engines = chooseEngines(platform);
      return {
        listings: createListings({ ...platform, engines }),
        sources,
        sync,
        filings,
        matchDue: createFilingsMatcher(platform),
      };
    },
    provides: ({ listings }) => ({ listings }),
    prepare: ({ listings }) => listings.prepareMatching(),
    routes: (api, { listings, sources, filings }) => ({
      listings: createListingsRoutes(api, listings),
      filings: createFilingsRoutes(api, filings),
      listingSources: createSourcesRoutes(api, sources),
    }),
    jobs: (handle) => [
      handle(syncSources, ({ sync }) => sync.syncDue()),
      handle(matchFilings, ({ matchDue }) => matchDue()),
    ],
  });

function withAdapter(board: Board | null): RecognizedBoard | null {
  const adapter = board && getAdapter(board.system);
  return adapter ? { adapter, board } : null;
}

/** Every system whose boards can be read. */
export const SOURCE_REGISTRY: BoardRegistry = {
  adapters: ADAPTERS,
  recognizeBoard: (address) => withAdapter(recognizeBoard(address)),
  findBoardInPage: (html, url) => withAdapter(findBoardInPage(html, url)),
  listDirectory,
};

export const listingsModule = createListingsModule(SOURCE_REGISTRY);
