import type { AlternativeCounts, AskedSkill, RequiredLevel } from '@foothold/core/career';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { MEDIAN } from './figures-repository.ts';

export interface DemandRow {
  occupation: string;
  listings: number;
  samples: number;
  oldest: string;
  newest: string;
  remote: number;
  hybrid: number;
  sponsors: number;
  does_not_sponsor: number;
  citizens_or_clearance: number;
  skills: AskedSkill[];
  alternatives: AlternativeCounts[];
  levels: RequiredLevel[];
  pay: { listings: number; samples: number; median: number; low: number; high: number } | null;
}

/**
 * What the open listings of some occupations require. One statement, so that all figures are from the same moment. Skills that a sentence
 * joins only with "or" are alternatives. A skill in a sentence about a degree is the degree's subject and isn't counted by itself.
 * @param today ISO date. Listings that ended earlier aren't open
 */
export async function countRequirements(
  db: Executor,
  occupations: readonly string[],
  today: string,
): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`
    WITH open AS MATERIALIZED (
      SELECT l.id, l.occupation, s.kind = 'sample' AS sample, l.posted_at, l.remote, l.sponsorship, l.seniority, l.years, l.degree,
        (coalesce(l.pay_year_min, l.pay_year_max) + coalesce(l.pay_year_max, l.pay_year_min)) / 2 AS value
      FROM listings l JOIN listing_sources s ON s.id = l.source_id
      WHERE l.occupation = ANY(${occupations}::text[]) AND l.closed_at IS NULL AND NOT l.is_duplicate AND (l.valid_through IS NULL OR l.valid_through >= ${today})
    ), required AS MATERIALIZED (
      SELECT open.occupation, k.listing_id, k.skill, k.quote
      FROM open JOIN listing_skills k ON k.listing_id = open.id AND k.required
      WHERE k.quote !~* '\\m(degree|bachelor|master\\u2019?''?s|ph\\.?d|diploma)'
    ), asked AS (
      SELECT occupation, skill, count(*) AS asked FROM required GROUP BY occupation, skill
    ), choices AS (
      SELECT occupation, array_agg(skill ORDER BY skill) AS skills FROM required
      WHERE quote ~* '\\mor\\M' AND quote !~* '\\mand\\M|[&;]'
      GROUP BY occupation, listing_id, quote HAVING count(*) > 1
    ), alternatives AS (
      SELECT occupation, skills, count(*) AS listings FROM choices GROUP BY occupation, skills
    ), levels AS (
      SELECT occupation, seniority, years, degree, count(*) AS listings FROM open GROUP BY occupation, seniority, years, degree
    ), ranked AS (
      SELECT occupation, sample, value, row_number() OVER (PARTITION BY occupation ORDER BY value) AS rank,
        count(*) OVER (PARTITION BY occupation) AS listings
      FROM open WHERE value IS NOT NULL
    ), pay AS (
      SELECT occupation, listings, count(*) FILTER (WHERE sample) AS samples, ${MEDIAN} FROM ranked GROUP BY occupation, listings
    )
    SELECT occupation, count(*) AS listings, count(*) FILTER (WHERE sample) AS samples,
      min(posted_at) AS oldest, max(posted_at) AS newest,
      count(*) FILTER (WHERE remote = 'yes') AS remote,
      count(*) FILTER (WHERE remote = 'hybrid') AS hybrid,
      count(*) FILTER (WHERE sponsorship = 'sponsors') AS sponsors,
      count(*) FILTER (WHERE sponsorship = 'does-not-sponsor') AS does_not_sponsor,
      count(*) FILTER (WHERE sponsorship = 'citizens-or-clearance') AS citizens_or_clearance,
      (SELECT coalesce(json_agg(json_build_object('skill', skill, 'asked', asked) ORDER BY asked DESC, skill), '[]')
        FROM asked WHERE asked.occupation = open.occupation) AS skills,
      (SELECT coalesce(json_agg(json_build_object('skills', skills, 'listings', listings) ORDER BY skills), '[]')
        FROM alternatives WHERE alternatives.occupation = open.occupation) AS alternatives,
      (SELECT json_agg(json_build_object('seniority', seniority, 'years', years, 'degree', degree, 'listings', listings)
          ORDER BY seniority, years, degree)
        FROM levels WHERE levels.occupation = open.occupation) AS levels,
      (SELECT json_build_object('listings', listings, 'samples', samples, 'median', median, 'low', low, 'high', high)
        FROM pay WHERE pay.occupation = open.occupation) AS pay
    FROM open GROUP BY occupation`.execute(db);
  return rows;
}
