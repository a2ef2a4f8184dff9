import { sql } from 'kysely';
import { SettingsError } from '../settings.ts';
import type { Executor } from './database.ts';

const HELP = 'See docs/operating.md (“Database roles”)';

interface RoleFacts {
  name: string;
  isSuperuser: boolean;
  hasPower: string | null;
  owned: string | null;
  creates: string | null;
}

/** Whether the role of this connection owns the database's tables or may act as their owner. True on an empty database that it can fill. */
export async function ownsDatabase(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    SELECT coalesce(
      (SELECT pg_has_role(relowner, 'MEMBER') FROM pg_class WHERE oid = to_regclass('public.kysely_migration')),
      has_schema_privilege('public', 'CREATE')
    ) AS owns`.execute(db);
  return rows[0]?.owns === true;
}

/**
 * Checks that a role can do no more than its process needs: it is no superuser, owns nothing, can create nothing, isn't exempt from row
 * policies, and can't write what its process must not write.
 * @param setting the setting with its URL, for the message
 * @throws SettingsError that names what is wrong
 */
export async function requireLimitedRole(db: Executor, role: 'server' | 'custody', setting: string): Promise<void> {
  const facts = await readFacts(db);
  const refuse = (why: string) => {
    throw new SettingsError(
      `Invalid setting ${setting}: the role "${facts.name}" ${why}. In production, this process needs a role that owns nothing. ${HELP}.`,
    );
  };
  if (facts.isSuperuser) refuse('is a superuser');
  if (facts.hasPower) refuse(facts.hasPower);
  if (facts.owned) refuse(`owns ${facts.owned}, or may act as its owner`);
  if (facts.creates) refuse(`can create tables in the schema ${facts.creates}`);
  const written = await findForbiddenWrite(db, role);
  if (written) refuse(`can write to ${written}, which this process must not`);
}

/** Checks that migrations have run and gave the role its privileges. @throws SettingsError that says what to do */
export function requireMigrated(isMigrated: boolean): void {
  if (!isMigrated)
    throw new SettingsError(
      `The database isn’t migrated to this version, and this process may not do it. Run "foothold database migrate" with DATABASE_ADMIN_URL, or set DATABASE_ADMIN_URL for this process. ${HELP}.`,
    );
}

async function readFacts(db: Executor): Promise<RoleFacts> {
  const { rows } = await sql<RoleFacts>`
    SELECT current_user::text AS name, me.rolsuper AS "isSuperuser",
      (SELECT CASE
          WHEN rolsuper THEN 'may act as the superuser '
          WHEN rolbypassrls THEN 'has BYPASSRLS, or may act as a role that has it: '
          ELSE 'has CREATEROLE, or may act as a role that has it: '
        END || quote_ident(rolname)
        FROM pg_roles WHERE (rolsuper OR rolbypassrls OR rolcreaterole) AND pg_has_role(oid, 'MEMBER')
        ORDER BY rolsuper DESC, rolbypassrls DESC LIMIT 1) AS "hasPower",
      (SELECT what FROM (
          SELECT 'the database ' || quote_ident(datname) AS what FROM pg_database
          WHERE datname = current_database() AND pg_has_role(datdba, 'MEMBER')
          UNION ALL
          SELECT 'the schema ' || quote_ident(nspname) FROM pg_namespace
          WHERE nspname IN ('public', 'pgboss') AND pg_has_role(nspowner, 'MEMBER')
          UNION ALL
          SELECT 'the table ' || pg_class.oid::regclass FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
          WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND pg_has_role(relowner, 'MEMBER')
          UNION ALL
          SELECT 'the function ' || pg_proc.oid::regprocedure FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace
          WHERE nspname IN ('public', 'pgboss') AND pg_has_role(proowner, 'MEMBER')
        ) AS things LIMIT 1) AS owned,
      (SELECT quote_ident(nspname) FROM pg_namespace
        WHERE nspname IN ('public', 'pgboss') AND has_schema_privilege(oid, 'CREATE') LIMIT 1) AS creates
    FROM pg_roles AS me WHERE me.rolname = current_user`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the role of the connection does not exist');
  return facts;
}

/** Finds a table that the role can change in a way that table_privileges doesn't list, such as approvals. */
async function findForbiddenWrite(db: Executor, role: 'server' | 'custody'): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    LEFT JOIN table_privileges ON table_name = relname
    CROSS JOIN LATERAL (
      SELECT coalesce(${sql.ref(`table_privileges.${role}`)}, ${role === 'server' ? 'SELECT, INSERT, UPDATE, DELETE' : ''}) AS listed
    ) AS usual
    CROSS JOIN unnest(ARRAY['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) AS privilege
    CROSS JOIN LATERAL (SELECT string_to_array(substring(listed FROM privilege || ' \\(([^)]*)\\)'), ', ') AS columns) AS limited
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname !~ '^kysely_'
      AND CASE WHEN privilege IN ('INSERT', 'UPDATE') THEN EXISTS (
          SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
            AND (listed !~ privilege OR attname <> ALL (columns)) AND has_column_privilege(pg_class.oid, attnum, privilege))
        ELSE listed !~ privilege AND has_table_privilege(pg_class.oid, privilege) END
    ORDER BY relname LIMIT 1`.execute(db);
  return rows[0]?.name;
}
