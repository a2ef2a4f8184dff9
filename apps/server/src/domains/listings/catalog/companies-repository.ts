import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface CompanyRow {
  id: string;
  slug: string;
  name: string;
  about: string | null;
}

export const findCompany = (db: Executor, slug: string): Promise<CompanyRow | undefined> =>
  db.selectFrom('companies').select(['id', 'slug', 'name', 'about']).where('slug', '=', slug).executeTakeFirst();

/** IDs of companies by slug. Unknown slugs are skipped. */
export async function findCompanyIds(db: Executor, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('companies').select(['slug', 'id']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Listings of a company that search shows. @param today ISO date. Listings that ended earlier aren't open */
const openListings = (companyId: string, today: string) => sql`
  l.company_id = ${companyId} AND l.closed_at IS NULL AND NOT l.is_duplicate
  AND (l.valid_through IS NULL OR l.valid_through >= ${today})`;

export interface SponsorshipRow {
  value: string;
  count: number;
  example: { id: string; title: string; quote: string } | null;
}

/** What a company's open listings say about visa sponsorship, with the latest sentence that may be shown. */
export async function countSponsorship(db: Executor, companyId: string, today: string): Promise<SponsorshipRow[]> {
  const { rows } = await sql<SponsorshipRow>`
    SELECT l.sponsorship AS value, count(*) AS count,
      (array_agg(json_build_object('id', l.id, 'title', l.title, 'quote', l.sponsorship_quote) ORDER BY l.posted_at DESC, l.id)
        FILTER (WHERE l.sponsorship_quote IS NOT NULL AND s.may_show_description))[1] AS example
    FROM listings l JOIN listing_sources s ON s.id = l.source_id
    WHERE ${openListings(companyId, today)}
    GROUP BY l.sponsorship ORDER BY count(*) DESC, l.sponsorship`.execute(db);
  return rows;
}

/** How many of a company's open listings are in each US state, most first. */
export async function countRegions(db: Executor, companyId: string, today: string) {
  const { rows } = await sql<{ value: string; count: number }>`
    SELECT region AS value, count(*) AS count FROM listings l, unnest(l.regions) AS region
    WHERE ${openListings(companyId, today)}
    GROUP BY region ORDER BY count(*) DESC, region`.execute(db);
  return rows;
}

export interface SourceCountRow {
  id: string;
  name: string;
  attribution: string | null;
  url: string | null;
  sample: boolean;
  count: number;
}

/** Where a company's open listings come from, most first. */
export async function countSources(db: Executor, companyId: string, today: string): Promise<SourceCountRow[]> {
  const { rows } = await sql<SourceCountRow>`
    SELECT s.id, s.name, s.attribution, s.url, s.kind = 'sample' AS sample, count(*) AS count
    FROM listings l JOIN listing_sources s ON s.id = l.source_id
    WHERE ${openListings(companyId, today)}
    GROUP BY s.id ORDER BY count(*) DESC, s.name, s.id`.execute(db);
  return rows;
}
