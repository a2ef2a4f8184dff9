import { join } from 'node:path';
import pg from 'pg';
import { getRunningDatabase } from '../../apps/server/src/platform/db/embedded.ts';

/** The folder of the journeys' server. */
const DATA = join(import.meta.dirname, '..', '..', '.cache', 'e2e-data');

/** Moves the end of an account's trial into the past: no page can, and the server's clock is the machine's. */
export async function endTrial({ email }: { email: string }): Promise<void> {
  const client = new pg.Client({ connectionString: getRunningDatabase(DATA).adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `UPDATE users SET trial_ends_at = now() - interval '1 hour' WHERE email = $1 AND trial_ends_at IS NOT NULL`,
      [email],
    );
    if (rowCount !== 1) throw new Error(`${email} has no trial to end.`);
  } finally {
    await client.end();
  }
}
