import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface PayQuery {
  occupation: string;
  /** Code of a US state. */
  state: string;
  /** Whether to count samples, or all others. */
  sample: boolean;
  /** ISO date. Listings that ended earlier aren't open. */
  today: string;
}

/** The quartiles of the yearly pay of open listings that state it, using the middle of each range, in US dollars. Null without any. */
export async function selectQuartiles(db: Executor, { occupation, state, sample, today }: PayQuery) {
  const { rows } = await sql<{ listings: number; low: number | null; high: number | null }>`
    SELECT count(*) AS listings,
      percentile_cont(0.25) WITHIN GROUP (ORDER BY value) AS low, percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS high
    FROM (
      SELECT ((coalesce(l.pay_year_min, l.pay_year_max) + coalesce(l.pay_year_max, l.pay_year_min)) / 2)::float8 AS value
      FROM listings l JOIN listing_sources s ON s.id = l.source_id
      WHERE l.occupation = ${occupation} AND ${state} = ANY(l.regions) AND l.closed_at IS NULL AND NOT l.is_duplicate
        AND (l.valid_through IS NULL OR l.valid_through >= ${today})
        AND coalesce(l.pay_year_min, l.pay_year_max) IS NOT NULL AND (s.kind = 'sample') = ${sample}
    ) AS paid`.execute(db);
  return rows[0];
}
