// `foothold sources`: adds, lists, and syncs sources of listings, in the database of this installation.
import {
  createListingSources,
  createSourceSync,
  listingsSettings,
  SOURCE_REGISTRY,
  syncSources,
} from '../domains/listings/index.ts';
import { pickSettings } from '../platform/env.ts';
import { createFetcher } from '../platform/fetch/fetcher.ts';
import { runDatabaseCommand } from './run-database-command.ts';
import { runSourcesCommand } from './sources-lines.ts';

runDatabaseCommand({ connections: 6, jobs: [syncSources] }, ({ env, ...context }, words) => {
  const deps = {
    ...context,
    fetch: createFetcher({ userAgent: `FootholdBot/1.0 (+${env.publicUrl})`, allowed: env.FETCH_ALLOW ?? [] }),
    keys: pickSettings(env, listingsSettings),
  };
  const sources = createListingSources({ ...deps, registry: SOURCE_REGISTRY });
  const sync = createSourceSync({ ...deps, adapters: SOURCE_REGISTRY.adapters, onListings: sources.replaceSamples });
  return runSourcesCommand({ sources, sync }, words);
});
