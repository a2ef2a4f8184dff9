import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Listings whose page search engines may show: open ones that search shows, without samples and those whose text may not be shown. */
const publicListings = (today: string) => sql`
  l.closed_at IS NULL AND NOT l.is_duplicate AND (l.valid_through IS NULL OR l.valid_through >= ${today})
  AND l.source_id IN (SELECT id FROM listing_sources WHERE kind <> 'sample' AND may_show_description)`;

/** @param today ISO date */
export async function countPublic(db: Executor, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM listings l WHERE ${publicListings(today)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface PartQuery {
  /** IDs from the first one up to the second one, which is excluded. Null: to the end. */
  from: string;
  to: string | null;
  /** ISO date. */
  today: string;
  limit: number;
}

/** IDs of public listings and when they last changed, by ID. */
export async function listPublic(db: Executor, { from, to, today, limit }: PartQuery) {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    SELECT l.id, l.updated_at FROM listings l
    WHERE l.id >= ${from}::uuid AND ${to === null ? sql`true` : sql`l.id < ${to}::uuid`} AND ${publicListings(today)}
    ORDER BY l.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Companies with public listings, and when one of these last changed, by ID. */
export async function listCompanies(db: Executor, { from, to, today, limit }: PartQuery) {
  const { rows } = await sql<{ slug: string; updated_at: Date }>`
    SELECT c.slug, max(l.updated_at) AS updated_at FROM companies c JOIN listings l ON l.company_id = c.id
    WHERE c.id >= ${from}::uuid AND ${to === null ? sql`true` : sql`c.id < ${to}::uuid`} AND ${publicListings(today)}
    GROUP BY c.id ORDER BY c.id LIMIT ${limit}`.execute(db);
  return rows;
}
