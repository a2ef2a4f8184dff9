import { sql } from 'kysely';
import type { Executor } from '../../../../platform/db/database.ts';

/** Numbers are 4 bytes each, little-endian, hexadecimal. */
export interface FingerprintRow {
  listing_id: string;
  key: string;
  sketch: string;
  grams: number;
  figures: string;
}

/** A listing that may be the same job as another with its key. */
export interface CandidateRow {
  id: string;
  key: string;
  sketch: Buffer;
  grams: number;
  figures: Buffer;
  opening_id: string | null;
  source_id: string;
  open: boolean;
  employment_type: string | null;
  pay_min: string | null;
  pay_max: string | null;
  pay_currency: string | null;
  pay_period: string | null;
}

export async function isSampleSource(db: Executor, sourceId: string): Promise<boolean> {
  const row = await db.selectFrom('listing_sources').select('kind').where('id', '=', sourceId).executeTakeFirst();
  return row?.kind === 'sample';
}

export async function upsertFingerprints(db: Executor, rows: readonly FingerprintRow[]): Promise<void> {
  await sql`
    INSERT INTO listing_fingerprints (listing_id, key, sketch, grams, figures)
    SELECT listing_id, decode(key, 'hex'), decode(sketch, 'hex'), grams, decode(figures, 'hex')
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (listing_id uuid, key text, sketch text, grams int, figures text)
    ON CONFLICT (listing_id) DO UPDATE
      SET key = excluded.key, sketch = excluded.sketch, grams = excluded.grams, figures = excluded.figures`.execute(db);
}

/** Listings with the keys, up to a number for each: open ones first, then the latest. */
export async function listCandidates(db: Executor, keys: readonly string[], limit: number): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    SELECT c.* FROM unnest(${keys}::text[]) AS wanted (key) CROSS JOIN LATERAL (
      SELECT l.id, encode(f.key, 'hex') AS key, f.sketch, f.grams, f.figures, l.opening_id, l.source_id, l.closed_at IS NULL AS open,
        l.employment_type, l.pay_min, l.pay_max, l.pay_currency, l.pay_period
      FROM listing_fingerprints f JOIN listings l ON l.id = f.listing_id
      WHERE f.key = decode(wanted.key, 'hex')
      ORDER BY l.closed_at IS NULL DESC, l.revision DESC, l.id LIMIT ${limit}
    ) c`.execute(db);
  return rows;
}

/** Listings by ID that are in an opening. */
export async function listOpeningsOf(db: Executor, listingIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; opening_id: string }>`
    SELECT id, opening_id FROM listings WHERE id = ANY(${listingIds}::uuid[]) AND opening_id IS NOT NULL`.execute(db);
  return new Map(rows.map((row) => [row.id, row.opening_id]));
}

/** Moves listings into openings, or out of them with null. They are shown until `electShown`. */
export async function setOpenings(db: Executor, openings: ReadonlyMap<string, string | null>): Promise<void> {
  await sql`
    UPDATE listings SET opening_id = given.opening_id, is_duplicate = is_duplicate AND given.opening_id IS NOT NULL
    FROM unnest(${[...openings.keys()]}::uuid[], ${[...openings.values()]}::uuid[]) AS given (id, opening_id)
    WHERE listings.id = given.id`.execute(db);
}

/**
 * Chooses the listing of each opening that search and matches show: one that is open, at best on the employer's own board, whose description
 * we may show, and the oldest of these.
 * @param today ISO date. Listings that ended earlier aren't shown
 */
export async function electShown(
  db: Executor,
  openingIds: readonly string[],
  { revision, today }: { revision: number; today: string },
): Promise<void> {
  if (openingIds.length === 0) return;
  await sql`
    UPDATE listings SET is_duplicate = ranked.rank > 1, revision = ${revision}
    FROM (
      SELECT l.id, row_number() OVER (
        PARTITION BY l.opening_id
        ORDER BY l.valid_through IS NULL OR l.valid_through >= ${today}::date DESC, s.company IS NOT NULL DESC,
          s.may_show_description DESC, l.posted_at_is_first_seen, l.created_at, l.id
      ) AS rank
      FROM listings l JOIN listing_sources s ON s.id = l.source_id
      WHERE l.opening_id = ANY(${openingIds}::uuid[]) AND l.closed_at IS NULL
    ) AS ranked
    WHERE listings.id = ranked.id AND listings.is_duplicate <> (ranked.rank > 1)`.execute(db);
}

/** Openings whose shown listing has ended while others that it hides have not. */
export async function listEndedOpenings(db: Executor, today: string): Promise<string[]> {
  const { rows } = await sql<{ opening_id: string }>`
    SELECT DISTINCT l.opening_id FROM listings l
    WHERE l.opening_id IS NOT NULL AND l.closed_at IS NULL AND NOT l.is_duplicate AND l.valid_through < ${today}
      AND EXISTS (
        SELECT FROM listings d WHERE d.opening_id = l.opening_id AND d.closed_at IS NULL AND d.is_duplicate
          AND (d.valid_through IS NULL OR d.valid_through >= ${today})
      )`.execute(db);
  return rows.map((row) => row.opening_id);
}
