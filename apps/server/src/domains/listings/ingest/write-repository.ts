import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface CompanyRow {
  name: string;
  slug: string;
  about: string | null;
  url: string | null;
}

/** A row for the database, with column names. */
export interface ListingRow {
  external_id: string;
  url: string | null;
  company_id: string;
  title: string;
  description: string;
  employment_type: string | null;
  remote: string | null;
  pay_min: number | null;
  pay_max: number | null;
  pay_currency: string | null;
  pay_period: string | null;
  occupation: string | null;
  seniority: string | null;
  degree: string | null;
  years: number | null;
  sponsorship: string;
  sponsorship_quote: string | null;
  posted_at: string;
  posted_at_is_first_seen: boolean;
  valid_through: string | null;
  regions: string[];
  countries: string[];
  /** SHA-256, hexadecimal. */
  content_hash: string;
  /** Not columns: extra text to search besides title and description. */
  company_name: string;
  occupation_name: string;
  place_names: string;
  occupation_terms: string[];
  skill_terms: string[];
}

export interface PlaceRow {
  listing_id: string;
  position: number;
  city: string | null;
  region: string | null;
  country: string;
}

export interface SkillRow {
  listing_id: string;
  skill: string;
  required: boolean;
  position: number;
  quote: string;
}

export const upsertSource = (db: Executor, source: { id: string; name: string; kind: string; url: string | null }) =>
  db
    .insertInto('listing_sources')
    .values(source)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: source.name, url: source.url }))
    .execute();

/** The name under which the database announces changes of listings: each revision, on commit. */
export const LISTING_ROWS = 'listings';

/** Takes the number of this change. Later changes wait until the transaction ends. */
export async function claimRevision(db: Executor): Promise<number> {
  const row = await db
    .updateTable('listing_catalog')
    .set({ revision: sql`revision + 1` })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Number(row.revision);
}

/** Inserts missing companies. @returns company IDs by slug */
export async function upsertCompanies(db: Executor, companies: readonly CompanyRow[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    INSERT INTO companies (name, slug, about, url)
    SELECT name, slug, about, url
    FROM jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) AS given (name text, slug text, about text, url text)
    ON CONFLICT (slug) DO UPDATE
      SET about = coalesce(excluded.about, companies.about), url = coalesce(excluded.url, companies.url)
    RETURNING id, slug`.execute(db);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Content hashes (SHA-256, hexadecimal) of open listings, by external ID. */
export async function findHashes(
  db: Executor,
  sourceId: string,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ external_id: string; hash: string }>`
    SELECT external_id, encode(content_hash, 'hex') AS hash FROM listings
    WHERE source_id = ${sourceId} AND external_id = ANY(${externalIds}) AND closed_at IS NULL`.execute(db);
  return new Map(rows.map(({ external_id, hash }) => [external_id, hash]));
}

/**
 * Writes listings by their ID at the source and reopens closed ones. Search weights: title A; company, occupation, and place B; skills C;
 * description D. If the source doesn't state a posting day, the one from before stays.
 * @returns the rows written: external ID, ID, and whether the listing is new
 */
export async function upsertListings(
  db: Executor,
  sourceId: string,
  revision: number,
  listings: readonly ListingRow[],
) {
  const { rows } = await sql<{ id: string; external_id: string; added: boolean }>`
    INSERT INTO listings (
      source_id, external_id, url, company_id, title, description, employment_type, remote, pay_min, pay_max, pay_currency, pay_period,
      occupation, seniority, degree, years, sponsorship, sponsorship_quote, posted_at, posted_at_is_first_seen, valid_through, regions, countries, content_hash,
      revision, added_revision, search_head, search
    )
    SELECT
      ${sourceId}, external_id, url, company_id, title, description, employment_type, remote, pay_min, pay_max, pay_currency, pay_period,
      occupation, seniority, degree, years, sponsorship, sponsorship_quote, posted_at, posted_at_is_first_seen, valid_through, regions, countries,
      decode(content_hash, 'hex'), ${revision}, ${revision},
      head, head || setweight(to_tsvector('listing_text', description), 'D')
    FROM (
      SELECT given.*,
        setweight(to_tsvector('listing_text', title), 'A')
          || setweight(to_tsvector('listing_text', concat_ws(' ', company_name, occupation_name, place_names)), 'B')
          || setweight(array_to_tsvector(occupation_terms), 'B')
          || setweight(array_to_tsvector(skill_terms), 'C') AS head
      FROM jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) AS given (
        external_id text, url text, company_id uuid, title text, description text, employment_type text, remote text, pay_min numeric,
        pay_max numeric, pay_currency text, pay_period text, occupation text, seniority text, degree text, years int, sponsorship text,
        sponsorship_quote text, posted_at date, posted_at_is_first_seen boolean, valid_through date, regions text[], countries text[], content_hash text, company_name text,
        occupation_name text, place_names text, occupation_terms text[], skill_terms text[]
      )
    ) AS given
    ON CONFLICT (source_id, external_id) DO UPDATE SET
      url = excluded.url, company_id = excluded.company_id, title = excluded.title, description = excluded.description,
      employment_type = excluded.employment_type, remote = excluded.remote, pay_min = excluded.pay_min, pay_max = excluded.pay_max,
      pay_currency = excluded.pay_currency, pay_period = excluded.pay_period, occupation = excluded.occupation,
      seniority = excluded.seniority, degree = excluded.degree, years = excluded.years, sponsorship = excluded.sponsorship,
      sponsorship_quote = excluded.sponsorship_quote,
      posted_at = CASE WHEN excluded.posted_at_is_first_seen THEN listings.posted_at ELSE excluded.posted_at END,
      posted_at_is_first_seen = excluded.posted_at_is_first_seen AND listings.posted_at_is_first_seen, valid_through = excluded.valid_through,
      regions = excluded.regions, countries = excluded.countries, content_hash = excluded.content_hash, revision = excluded.revision, search = excluded.search,
      search_head = excluded.search_head, closed_at = NULL, updated_at = now()
    RETURNING id, external_id, (xmax = 0) AS added`.execute(db);
  return rows;
}

/** Closes open listings of a source. Their rows stay for members who saved them. @returns their openings */
export async function closeListings(db: Executor, sourceId: string, revision: number, externalIds: readonly string[]) {
  return db
    .updateTable('listings')
    .set({ closed_at: sql`now()`, updated_at: sql`now()`, revision })
    .where('source_id', '=', sourceId)
    .where('external_id', '=', sql<string>`ANY(${externalIds})`)
    .where('closed_at', 'is', null)
    .returning('opening_id')
    .execute();
}

/** @param listingIds of the listings whose places are deleted first */
export async function replacePlaces(db: Executor, listingIds: readonly string[], places: readonly PlaceRow[]) {
  if (listingIds.length > 0)
    await sql`DELETE FROM listing_places WHERE listing_id = ANY(${listingIds}::uuid[])`.execute(db);
  await sql`
    INSERT INTO listing_places (listing_id, position, city, region, country)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      AS given (listing_id uuid, position int, city text, region text, country text)`.execute(db);
}

/** @param listingIds of the listings whose skills are deleted first */
export async function replaceSkills(db: Executor, listingIds: readonly string[], skills: readonly SkillRow[]) {
  if (listingIds.length > 0)
    await sql`DELETE FROM listing_skills WHERE listing_id = ANY(${listingIds}::uuid[])`.execute(db);
  await sql`
    INSERT INTO listing_skills (listing_id, skill, required, position, quote)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(skills)}::jsonb)
      AS given (listing_id uuid, skill text, required boolean, position int, quote text)`.execute(db);
}

/** Words that a misspelled search can be corrected to. */
export async function addWords(db: Executor, words: readonly string[]) {
  await sql`
    INSERT INTO listing_words (word)
    SELECT DISTINCT unaccent(word) FROM unnest(${words}::text[]) AS word
    ON CONFLICT DO NOTHING`.execute(db);
}
