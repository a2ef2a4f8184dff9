import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/platform/db/schema.ts';

/** In one transaction: enough to be fast, and few enough that a million rows don't need one huge one. */
const MAX_CHUNK = 50_000;

/** Copies the listings, each copy with its own ID, day, and pay, until there are `rows` of them. */
export async function multiplyListings(db: Kysely<DB>, rows: number): Promise<void> {
  await sql`CREATE TABLE bench_originals AS SELECT id FROM listings ORDER BY id`.execute(db);
  try {
    for (let round = 1; ; round++) {
      const count = await countListings(db);
      if (count >= rows) return;
      await addCopies(db, Math.min(MAX_CHUNK, rows - count), round);
    }
  } finally {
    await sql`DROP TABLE bench_originals`.execute(db);
  }
}

const addCopies = (db: Kysely<DB>, count: number, round: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // On a busy machine, writing them takes longer than a request may.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`CREATE TEMP TABLE copies ON COMMIT DROP AS
      SELECT gen_random_uuid() AS new_id, id AS old_id, ${`${round}-`}::text || n AS mark, n
      FROM bench_originals CROSS JOIN generate_series(1, (SELECT ${count}::int / count(*) + 1 FROM bench_originals)::int) AS n
      ORDER BY n, id LIMIT ${count}`.execute(trx);
    await sql`INSERT INTO listings (id, source_id, external_id, url, company_id, title, description, employment_type, remote, pay_min, pay_max,
      pay_currency, pay_period, occupation, seniority, degree, years, sponsorship, sponsorship_quote, posted_at, valid_through, regions,
      countries, search, search_head, content_hash, revision)
      SELECT new_id, source_id, external_id || '-' || mark, url, company_id, title, description, employment_type, remote, pay_min + n % 5,
        pay_max + n % 5, pay_currency, pay_period, occupation, seniority, degree, years, sponsorship, sponsorship_quote, posted_at - n % 30,
        valid_through, regions, countries, search, search_head, content_hash, revision + 1
      FROM copies JOIN listings ON id = old_id`.execute(trx);
    await sql`INSERT INTO listing_places
      SELECT new_id, position, city, region, country FROM copies JOIN listing_places ON listing_id = old_id`.execute(
      trx,
    );
    await sql`INSERT INTO listing_skills
      SELECT new_id, skill, required, position, quote FROM copies JOIN listing_skills ON listing_id = old_id`.execute(
      trx,
    );
    await sql`UPDATE listing_catalog SET revision = revision + 1`.execute(trx);
  });

async function countListings(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM listings`.execute(db);
  return rows[0]?.count ?? 0;
}
