import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { MatchEngine } from './matching/match-engine.ts';
import { createMemoryMatch } from './matching/memory-match.ts';
import { createPostgresSearch } from './search/postgres/postgres-search.ts';
import type { SearchEngine } from './search/search-engine.ts';

/** What searches and matches listings. Nothing else in the product knows which engines these are. */
export interface Engines {
  search: SearchEngine;
  /** Searches instead while it has every change that `search` has. */
  replicaSearch: SearchEngine | null;
  match: MatchEngine;
}

export const createEngines = ({ db, replica }: { db: Kysely<DB>; replica: Kysely<DB> | null }): Engines => ({
  search: createPostgresSearch(db),
  replicaSearch: replica && createPostgresSearch(replica),
  match: createMemoryMatch(db),
});
