import type { Executor } from '../../../../platform/db/database.ts';
import { getCurrentRevision } from '../../catalog/repository.ts';
import type { SearchEngine } from '../search-engine.ts';
import { createCityCounts } from './city-counts.ts';
import { createCounts } from './counts.ts';
import * as repository from './search-repository.ts';
import { correctSpelling } from './spelling.ts';

/** Search with the indexes that PostgreSQL maintains in the transaction of each change, so it never lags behind its own database. */
export const createPostgresSearch = (db: Executor): SearchEngine => ({
  readRevision: () => getCurrentRevision(db),
  findPage: (search, order) => repository.searchPage(db, search, order),
  countUpTo: (search, most) => repository.countUpTo(db, search, most),
  countFacets: createCounts(db),
  countCities: createCityCounts(db),
  correctSpelling: (words) => correctSpelling(db, words),
  listLatest: (search, limit) => repository.listLatest(db, search, limit),
  matchListings: (searches, ids) => repository.matchListings(db, searches, ids),
});
