import { ownsDatabase, requireLimitedRole, requireMigrated } from '../platform/db/check-role.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import type { DatabaseUrls } from '../platform/db/embedded.ts';
import { isMigrated } from '../platform/db/migrate.ts';
import { prepareDatabase } from '../platform/db/prepare.ts';
import type { Logger } from '../platform/logger.ts';

/** The error code of PostgreSQL. */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Prepares the database for the roles that use it. With the owner's URL, it migrates and gives the other roles their privileges. Without, the
 * database must be migrated, except in development with a single role, which works as the owner.
 * @param hasCustody whether this process starts the custody process
 * @returns the URL for the custody process
 * @throws SettingsError if the database isn't migrated, or in production if a role may do more than it should
 */
export async function openRoles(
  { url, adminUrl, custodyUrl }: Partial<DatabaseUrls> & Pick<DatabaseUrls, 'url'>,
  { db }: Database,
  production: boolean,
  hasCustody: boolean,
  logger: Logger,
): Promise<string> {
  if (adminUrl) {
    await prepareDatabase({ adminUrl, url, ...(custodyUrl && { custodyUrl }) }, logger);
  } else if (!production && (await ownsDatabase(db))) {
    logger.warn(
      'the server owns its database. Use roles that own nothing, as in docs/operating.md (“Database roles”); production requires them',
    );
    await prepareDatabase({ adminUrl: url }, logger);
  } else requireMigrated(await canReadMigrated(db));
  if (production) {
    await requireLimitedRole(db, 'server', 'DATABASE_URL');
    if (hasCustody)
      await requireRole(custodyUrl ?? url, 'custody', custodyUrl ? 'DATABASE_CUSTODY_URL' : 'DATABASE_URL', logger);
  }
  return custodyUrl ?? url;
}

/** Whether every migration has run and the role has privileges. */
async function canReadMigrated(db: Database['db']): Promise<boolean> {
  try {
    return await isMigrated(db);
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
}

/** Checks the role of a URL with a connection of its own. @throws SettingsError if it may do more than its process should */
export async function requireRole(
  url: string,
  role: 'server' | 'custody',
  setting: string,
  logger: Logger,
): Promise<void> {
  const { db, close } = openDatabase(url, 1, logger);
  try {
    await requireLimitedRole(db, role, setting);
  } finally {
    await close();
  }
}
