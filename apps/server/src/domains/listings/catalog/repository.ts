import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

/** A listing with its related rows. */
export interface ListingRecord {
  id: string;
  /** Changes whenever the listing does, but not with its company or source. */
  revision: number;
  title: string;
  url: string | null;
  company: { id: string; slug: string; name: string; about: string | null };
  source: {
    id: string;
    name: string;
    kind: string;
    may_show: boolean;
    may_mark_up: boolean;
    attribution: string | null;
  };
  places: { city: string | null; region: string | null; country: string }[];
  remote: string | null;
  employment_type: string | null;
  pay_min: string | null;
  pay_max: string | null;
  pay_currency: string | null;
  pay_period: string | null;
  posted_at: string;
  posted_at_is_first_seen: boolean;
  valid_through: string | null;
  closed_at: Date | null;
  occupation: string | null;
  seniority: string | null;
  degree: string | null;
  years: number | null;
  skills: { skill: string; required: boolean }[];
  sponsorship: string;
  sponsorship_quote: string | null;
}

const RECORD = sql`
  l.id, l.revision, l.title, l.url, l.remote, l.employment_type, l.pay_min, l.pay_max, l.pay_currency, l.pay_period, l.posted_at,
  l.posted_at_is_first_seen, l.valid_through,
  l.closed_at, l.occupation, l.seniority, l.degree, l.years, l.sponsorship, l.sponsorship_quote,
  json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'about', c.about) AS company,
  json_build_object('id', s.id, 'name', s.name, 'kind', s.kind, 'may_show', s.may_show_description,
    'may_mark_up', s.may_mark_up_job_posting, 'attribution', s.attribution) AS source,
  (SELECT coalesce(json_agg(json_build_object('city', p.city, 'region', p.region, 'country', p.country) ORDER BY p.position), '[]')
     FROM listing_places p WHERE p.listing_id = l.id) AS places,
  (SELECT coalesce(json_agg(json_build_object('skill', k.skill, 'required', k.required) ORDER BY k.position), '[]')
     FROM listing_skills k WHERE k.listing_id = l.id) AS skills`;

const FROM = sql`listings l JOIN companies c ON c.id = l.company_id JOIN listing_sources s ON s.id = l.source_id`;

/** Listings by ID, including closed ones. Unknown IDs are skipped. */
export async function findListings(db: Executor, ids: readonly string[]): Promise<ListingRecord[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const { rows } = await sql<ListingRecord>`SELECT ${RECORD} FROM ${FROM} WHERE l.id = ANY(${known}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** URLs of open listings whose employer refuses to sponsor a visa, newest first. */
export async function listRefusingAddresses(db: Executor, today: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    SELECT url FROM listings
    WHERE sponsorship IN ('does-not-sponsor', 'citizens-or-clearance') AND url IS NOT NULL AND closed_at IS NULL
      AND coalesce(valid_through >= ${today}, true)
    ORDER BY posted_at DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ url }) => url);
}

/** Whether listings are closed, and their last day. @param today ISO date */
export async function findEnds(db: Executor, ids: readonly string[], today: string) {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const { rows } = await sql<{ id: string; closed: boolean; valid_through: string | null }>`
    SELECT id, closed_at IS NOT NULL OR coalesce(valid_through < ${today}, false) AS closed, valid_through
    FROM listings WHERE id = ANY(${known}::uuid[])`.execute(db);
  return rows;
}

export async function findListing(
  db: Executor,
  id: string,
): Promise<(ListingRecord & { description: string }) | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<ListingRecord & { description: string }>`
    SELECT ${RECORD}, l.description FROM ${FROM} WHERE l.id = ${id}`.execute(db);
  return rows[0];
}

/** A listing of the same job as another. */
export interface OpeningRow {
  id: string;
  source_id: string;
  source: string;
  url: string | null;
  posted_at: string;
  open: boolean;
  is_duplicate: boolean;
}

/** The listings of the same job as one, itself included, oldest first. Empty if there are no others. @param today ISO date */
export async function listOpening(db: Executor, listingId: string, today: string): Promise<OpeningRow[]> {
  const { rows } = await sql<OpeningRow>`
    SELECT l.id, l.source_id, coalesce(s.attribution, s.name) AS source, l.url, l.posted_at,
      l.closed_at IS NULL AND (l.valid_through IS NULL OR l.valid_through >= ${today}) AS open, l.is_duplicate
    FROM listings l JOIN listing_sources s ON s.id = l.source_id
    WHERE l.opening_id = (SELECT opening_id FROM listings WHERE id = ${listingId})
    ORDER BY l.created_at, l.id LIMIT 200`.execute(db);
  return rows.length > 1 ? rows : [];
}

export interface SimilarQuery {
  /** The listing itself, which isn't similar. */
  id: string;
  occupation: string;
  /** Only listings in one of these US states. */
  regions?: readonly string[];
  /** ISO date. Listings that ended earlier are excluded. */
  today: string;
  limit: number;
}

/** IDs of open listings for an occupation, the newest first. */
export async function listOfOccupation(db: Executor, query: SimilarQuery): Promise<string[]> {
  const { id, occupation, regions, today, limit } = query;
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM listings
    WHERE occupation = ${occupation} AND closed_at IS NULL AND NOT is_duplicate AND id <> ${id}
      AND (valid_through IS NULL OR valid_through >= ${today})
      ${regions === undefined ? sql`` : sql`AND regions && ${regions}::text[]`}
    ORDER BY posted_at DESC, id LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** A listing in the match index. `live` is false if it was closed, or if another one of the same job is shown. */
export interface FactsRow {
  id: string;
  company: string;
  revision: number;
  live: boolean;
  valid_through: string | null;
  occupation: string | null;
  seniority: string | null;
  degree: string | null;
  years: number | null;
  remote: string | null;
  sponsorship: string;
  posted_at: string;
  regions: string[];
  pay_year_min: string | null;
  pay_year_max: string | null;
  must_have: string[] | null;
  nice_to_have: string[] | null;
}

export interface FactsPosition {
  revision: number;
  id: string;
}

const FACTS = sql`
  SELECT l.id, l.company_id AS company, l.revision, l.closed_at IS NULL AND NOT l.is_duplicate AS live, l.valid_through, l.occupation, l.seniority, l.degree, l.years,
    l.remote, l.sponsorship, l.posted_at, l.regions, l.pay_year_min, l.pay_year_max, k.must_have, k.nice_to_have
  FROM listings l
  LEFT JOIN LATERAL (
    SELECT array_agg(skill ORDER BY position) FILTER (WHERE required) AS must_have,
      array_agg(skill ORDER BY position) FILTER (WHERE NOT required) AS nice_to_have
    FROM listing_skills WHERE listing_id = l.id
  ) k ON true`;

/** What matching needs to know about listings by ID, including closed ones. Unknown IDs are skipped. */
export async function findFacts(db: Executor, ids: readonly string[]): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`${FACTS} WHERE l.id = ANY(${ids.filter(isUuid)}::uuid[])`.execute(db);
  return rows;
}

/** The next listings after a position, ordered by their last change. */
export async function listFactsAfter(db: Executor, after: FactsPosition, limit: number): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`${FACTS}
    WHERE (l.revision, l.id) > (${after.revision}, ${after.id}::uuid)
    ORDER BY l.revision, l.id
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function getCurrentRevision(db: Executor): Promise<number> {
  const row = await db.selectFrom('listing_catalog').select('revision').executeTakeFirstOrThrow();
  return Number(row.revision);
}

/** The latest posting date of a source's open listings, or null if it has none. */
export async function findNewest(db: Executor, sourceId: string): Promise<string | null> {
  const row = await db
    .selectFrom('listings')
    .select((column) => column.fn.max(sql<string>`posted_at`).as('newest'))
    .where('source_id', '=', sourceId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.newest ?? null;
}
