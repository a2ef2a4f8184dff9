import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { listForExport } from './searches-repository.ts';

/** Saved searches with what they found. The rows are deleted with the account. */
export function createSavedSearchesPersonalData({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'saved-searches',
    async collect(userId) {
      const searches = await listForExport(db, userId);
      return {
        data: searches.map(
          ({ name, filter, frequency, channel, created_at, visited_at, alerted_at, removed_at, hits }) => ({
            name,
            filter,
            alerts: frequency,
            alertsBy: channel,
            savedAt: created_at,
            visitedAt: visited_at,
            alertedAt: alerted_at,
            deletedAt: removed_at,
            newListings: hits,
          }),
        ),
      };
    },
    // New listings come by themselves, and looking at a search marks them as seen.
    listChangeable: (data) =>
      (data as { name: string; filter: unknown; alerts: string; alertsBy: string }[]).map((search) => ({
        name: search.name,
        filter: search.filter,
        alerts: search.alerts,
        alertsBy: search.alertsBy,
      })),
    erase: async () => undefined,
  };
}
