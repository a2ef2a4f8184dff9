import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface FiguresQuery {
  /** ISO date. Listings that ended earlier aren't open. */
  today: string;
  /** ISO date. Listings posted on or after it are recent. */
  recentSince: string;
  /** ISO date. Listings closed on or after it count toward the time open. */
  closedSince: string;
  /** Groups with fewer listings are omitted. */
  least: number;
  /** The field of work of each occupation. */
  fields: readonly { occupation: string; field: string }[];
}

interface Group {
  occupation: string | null;
  field: string | null;
  listings: number;
  samples: number;
}

/** Rows with their field of work. `sample` says whether a row was generated. */
function countListingsWithField({ fields }: FiguresQuery) {
  return sql`listings l
    JOIN listing_sources s ON s.id = l.source_id
    LEFT JOIN unnest(${fields.map(({ occupation }) => occupation)}::text[], ${fields.map(({ field }) => field)}::text[])
      AS f(occupation, field) ON f.occupation = l.occupation`;
}

const isOpen = ({ today }: FiguresQuery) =>
  sql`l.closed_at IS NULL AND NOT l.is_duplicate AND (l.valid_through IS NULL OR l.valid_through >= ${today})`;

/** A row with an unknown scope counts only toward the total. */
const KNOWN_SCOPE_CONDITION = sql`(GROUPING(occupation) = 1 OR occupation IS NOT NULL) AND (GROUPING(field) = 1 OR field IS NOT NULL)`;

export interface OpenGroup extends Group {
  remote: number;
  hybrid: number;
  sponsors: number;
  does_not_sponsor: number;
  citizens_or_clearance: number;
  recent: number;
}

/** Figures of open listings: overall, by field of work, and by occupation. */
export async function selectOpenGroups(db: Executor, query: FiguresQuery): Promise<OpenGroup[]> {
  const { rows } = await sql<OpenGroup>`
    SELECT occupation, field, count(*) AS listings, count(*) FILTER (WHERE sample) AS samples,
      count(*) FILTER (WHERE remote = 'yes') AS remote,
      count(*) FILTER (WHERE remote = 'hybrid') AS hybrid,
      count(*) FILTER (WHERE sponsorship = 'sponsors') AS sponsors,
      count(*) FILTER (WHERE sponsorship = 'does-not-sponsor') AS does_not_sponsor,
      count(*) FILTER (WHERE sponsorship = 'citizens-or-clearance') AS citizens_or_clearance,
      count(*) FILTER (WHERE posted_at >= ${query.recentSince}) AS recent
    FROM (
      SELECT l.occupation, f.field, s.kind = 'sample' AS sample, l.remote, l.sponsorship, l.posted_at
      FROM ${countListingsWithField(query)} WHERE ${isOpen(query)}
    ) AS open
    GROUP BY GROUPING SETS ((), (field), (occupation))
    HAVING count(*) >= ${query.least} AND ${KNOWN_SCOPE_CONDITION}
    ORDER BY field NULLS FIRST, occupation NULLS FIRST`.execute(db);
  return rows;
}

export interface MedianGroup extends Group {
  median: number;
  low: number;
  high: number;
}

/**
 * The median of `value` in each group and its 95% interval from ranks (normal approximation of the binomial interval: half the sample size,
 * plus or minus 0.98 times its square root).
 */
export const MEDIAN = sql`
  avg(value) FILTER (WHERE rank IN ((listings + 1) / 2, listings / 2 + 1))::float8 AS median,
  min(value) FILTER (WHERE rank >= round(listings / 2.0 - 0.98 * sqrt(listings)))::float8 AS low,
  min(value) FILTER (WHERE rank >= round(listings / 2.0 + 1 + 0.98 * sqrt(listings)))::float8 AS high`;

/** Yearly pay in US dollars, using the middle of each range: by occupation and field, nationwide and by state. */
export async function selectPayGroups(
  db: Executor,
  query: FiguresQuery,
): Promise<(MedianGroup & { state: string | null })[]> {
  const { rows } = await sql<MedianGroup & { state: string | null }>`
    WITH paid AS (
      SELECT l.id, l.occupation, f.field, s.kind = 'sample' AS sample, l.regions,
        (coalesce(l.pay_year_min, l.pay_year_max) + coalesce(l.pay_year_max, l.pay_year_min)) / 2 AS value
      FROM ${countListingsWithField(query)}
      WHERE ${isOpen(query)} AND coalesce(l.pay_year_min, l.pay_year_max) IS NOT NULL
    ), scoped AS (
      SELECT occupation, NULL::text AS field, NULL::text AS state, sample, value FROM paid WHERE occupation IS NOT NULL
      UNION ALL SELECT NULL, field, NULL, sample, value FROM paid WHERE field IS NOT NULL
      UNION ALL SELECT occupation, NULL, state, sample, value FROM paid, unnest(regions) AS state WHERE occupation IS NOT NULL
      UNION ALL SELECT NULL, field, state, sample, value FROM paid, unnest(regions) AS state WHERE field IS NOT NULL
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY occupation, field, state ORDER BY value) AS rank,
        count(*) OVER (PARTITION BY occupation, field, state) AS listings
      FROM scoped
    )
    SELECT occupation, field, state, listings, count(*) FILTER (WHERE sample) AS samples, ${MEDIAN}
    FROM ranked WHERE listings >= ${query.least}
    GROUP BY occupation, field, state, listings
    ORDER BY field NULLS FIRST, occupation NULLS FIRST, state NULLS FIRST`.execute(db);
  return rows;
}

/** Days from posting to closing for listings that their source closed, without samples, which real listings replace: overall, by field, and by occupation. */
export async function selectClosingGroups(db: Executor, query: FiguresQuery): Promise<MedianGroup[]> {
  const { rows } = await sql<MedianGroup>`
    WITH closed AS (
      SELECT l.occupation, f.field, s.kind = 'sample' AS sample, (l.closed_at AT TIME ZONE 'UTC')::date - l.posted_at AS value
      FROM ${countListingsWithField(query)} WHERE l.closed_at >= ${query.closedSince}::date AND s.kind <> 'sample'
    ), scoped AS (
      SELECT NULL::text AS occupation, NULL::text AS field, sample, value FROM closed
      UNION ALL SELECT occupation, NULL, sample, value FROM closed WHERE occupation IS NOT NULL
      UNION ALL SELECT NULL, field, sample, value FROM closed WHERE field IS NOT NULL
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY occupation, field ORDER BY value) AS rank,
        count(*) OVER (PARTITION BY occupation, field) AS listings
      FROM scoped
    )
    SELECT occupation, field, listings, count(*) FILTER (WHERE sample) AS samples, ${MEDIAN}
    FROM ranked WHERE listings >= ${query.least}
    GROUP BY occupation, field, listings
    ORDER BY field NULLS FIRST, occupation NULLS FIRST`.execute(db);
  return rows;
}

export interface SkillGroup extends Group {
  skill: string;
  asked: number;
  recent: number;
  recent_asked: number;
}

/** How often each skill is required (not just nice to have), by field and by occupation. Skills of a single listing are omitted. */
export async function selectSkillGroups(db: Executor, query: FiguresQuery): Promise<SkillGroup[]> {
  const { rows } = await sql<SkillGroup>`
    WITH open AS (
      SELECT l.id, l.occupation, f.field, s.kind = 'sample' AS sample, l.posted_at >= ${query.recentSince} AS recent
      FROM ${countListingsWithField(query)} WHERE ${isOpen(query)} AND l.occupation IS NOT NULL
    ), scoped AS (
      SELECT id, occupation, NULL::text AS field, sample, recent FROM open
      UNION ALL SELECT id, NULL, field, sample, recent FROM open WHERE field IS NOT NULL
    ), sizes AS (
      SELECT occupation, field, count(*) AS listings, count(*) FILTER (WHERE sample) AS samples, count(*) FILTER (WHERE recent) AS recent
      FROM scoped GROUP BY occupation, field HAVING count(*) >= ${query.least}
    ), asked AS (
      SELECT occupation, field, skill, count(*) AS asked, count(*) FILTER (WHERE recent) AS recent_asked
      FROM scoped JOIN listing_skills k ON k.listing_id = scoped.id AND k.required
      GROUP BY occupation, field, skill HAVING count(*) > 1
    )
    SELECT sizes.*, asked.skill, asked.asked, asked.recent_asked
    FROM sizes JOIN asked ON asked.occupation IS NOT DISTINCT FROM sizes.occupation AND asked.field IS NOT DISTINCT FROM sizes.field
    ORDER BY field NULLS FIRST, occupation NULLS FIRST, asked DESC, skill`.execute(db);
  return rows;
}
