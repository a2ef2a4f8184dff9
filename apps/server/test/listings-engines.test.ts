import { describe } from 'vitest';
import { createEngines } from '../src/domains/listings/engines.ts';
import { createMemoryMatch } from '../src/domains/listings/matching/memory-match.ts';
import { createListingsModule, listingsModule, SOURCE_REGISTRY } from '../src/domains/listings/module.ts';
import { MODULES } from '../src/main/modules.ts';
import { useTestApp } from './harness.ts';
import { describeMatchEngine } from './match-contract.ts';
import { describeSearchEngine } from './search-contract.ts';

/** The product with other engines. */
const withEngines = (chooseEngines: typeof createEngines) => ({
  modules: MODULES.map((module) =>
    module === listingsModule ? createListingsModule(SOURCE_REGISTRY, chooseEngines) : module,
  ),
});

describe('search', () => {
  describeSearchEngine('PostgreSQL', useTestApp());
});

describe('search on a replica', () => {
  // Only the replica can answer: the primary would if it weren’t asked, so it refuses.
  const refuse = () => Promise.reject(new Error('the primary was asked'));
  const test = useTestApp(
    {},
    withEngines(({ db }) => {
      const { search, match } = createEngines({ db, replica: null });
      return { search: { ...search, countFacets: refuse }, replicaSearch: search, match };
    }),
  );
  describeSearchEngine('PostgreSQL', test);
});

describe('matching', () => {
  describeMatchEngine('an index in memory', useTestApp());
});

describe('matching without an index that is loaded before', () => {
  const test = useTestApp(
    {},
    withEngines(({ db, replica }) => ({
      ...createEngines({ db, replica }),
      match: {
        refresh: async () => undefined,
        best: (...given) => createMemoryMatch(db).best(...given),
        createExampleProfile: () => createMemoryMatch(db).createExampleProfile(),
      },
    })),
  );
  describeMatchEngine('an index for each call', test);
});
