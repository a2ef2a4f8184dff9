import { sql } from 'kysely';
import type { Logger } from '../logger.ts';
import { installQueue } from '../queue.ts';
import { openDatabase } from './database.ts';
import type { DatabaseUrls } from './embedded.ts';
import { migrate } from './migrate.ts';

/** Reads the name of the role that a database URL connects as. */
function getRoleName(url: string | undefined): string | null {
  return url === undefined ? null : decodeURIComponent(new URL(url).username) || null;
}

/**
 * Does everything that only the owner may: migrates, creates or updates the tables of the queue, and gives the other roles their privileges.
 * Several processes may do so at once. Its connections are closed afterward.
 * @param urls the roles that get their privileges are those of `url` and `custodyUrl`. Without them, the owner works alone.
 * @returns the names of the migrations that ran
 */
export async function prepareDatabase(
  { adminUrl, url, custodyUrl }: Pick<DatabaseUrls, 'adminUrl'> & Partial<DatabaseUrls>,
  logger: Logger,
): Promise<string[]> {
  const { db, close } = openDatabase(adminUrl, 1, logger);
  try {
    const ran = await migrate(db);
    await installQueue(db, adminUrl);
    const [server, custody] = [getRoleName(url), getRoleName(custodyUrl)];
    if (server !== null || custody !== null) await sql`SELECT grant_privileges(${server}, ${custody})`.execute(db);
    return ran;
  } finally {
    await close();
  }
}
