import { join } from 'node:path';
import pg from 'pg';
import { getRunningDatabase } from '../../apps/server/src/platform/db/embedded.ts';

/** The folder of the journeys' server. */
const DATA = join(import.meta.dirname, '..', '..', '.cache', 'e2e-data');

/**
 * Gives the oldest sample listing with this statement about visas the address of a page, which samples don't have.
 * @returns its ID
 */
export async function setListingAddress(sponsorship: 'does-not-sponsor' | 'unknown', url: string): Promise<string> {
  const client = new pg.Client({ connectionString: getRunningDatabase(DATA).adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `UPDATE listings SET url = $2 WHERE id = (
        SELECT id FROM listings WHERE sponsorship = $1 AND closed_at IS NULL AND coalesce(valid_through >= current_date, true)
        ORDER BY posted_at, id LIMIT 1
      ) RETURNING id`,
      [sponsorship, url],
    );
    const [row] = rows;
    if (!row) throw new Error(`No sample listing says “${sponsorship}”.`);
    return row.id;
  } finally {
    await client.end();
  }
}
