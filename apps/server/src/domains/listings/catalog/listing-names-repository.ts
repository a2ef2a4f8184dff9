import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** A listing's name in every installation that has it: the source that it comes from, and its ID there. */
export interface ListingName {
  source: string;
  id: string;
}

/** The names of listings, by the ID that they have here. */
export async function nameListings(db: Executor, ids: readonly string[]): Promise<Map<string, ListingName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'source_id', 'external_id'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, { source: row.source_id, id: row.external_id }]));
}

/** The IDs that listings have here. Null for those that this installation doesn't have. In the order of the names. */
export async function findNamedListings(
  db: Executor,
  names: readonly (ListingName | null)[],
): Promise<(string | null)[]> {
  const asked = names.flatMap((name) => name ?? []);
  if (asked.length === 0) return names.map(() => null);
  const { rows } = await sql<{ id: string; source_id: string; external_id: string }>`
    SELECT l.id, l.source_id, l.external_id FROM listings l
    JOIN unnest(${asked.map(({ source }) => source)}::text[], ${asked.map(({ id }) => id)}::text[]) AS n(source_id, external_id)
      ON n.source_id = l.source_id AND n.external_id = l.external_id`.execute(db);
  const ids = new Map(rows.map((row) => [JSON.stringify([row.source_id, row.external_id]), row.id]));
  return names.map((name) => (name ? (ids.get(JSON.stringify([name.source, name.id])) ?? null) : null));
}
