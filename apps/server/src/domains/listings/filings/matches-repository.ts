import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Samples are of employers that aren’t real. */
const IS_REAL = sql`EXISTS (
  SELECT FROM listings l JOIN listing_sources s ON s.id = l.source_id WHERE l.company_id = company.id AND s.kind <> 'sample')`;

export interface CompanyRow {
  id: string;
  name: string;
  states: string[];
}

/**
 * Companies that weren’t compared with these files yet, or not since a time, after an ID: new listings may be in other states.
 * @param after null for the first ones
 */
export async function listDueCompanies(
  db: Executor,
  due: { fileIds: readonly number[]; before: Date; after: string | null; limit: number },
): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    SELECT company.id, company.name, ARRAY(
      SELECT DISTINCT region FROM listings l, unnest(l.regions) AS region WHERE l.company_id = company.id) AS states
    FROM companies company LEFT JOIN company_filing_checks done ON done.company_id = company.id
    WHERE (${due.after}::uuid IS NULL OR company.id > ${due.after}::uuid)
      AND (done.checked_at IS NULL OR done.checked_at < ${due.before} OR done.file_ids <> ${due.fileIds}::int[])
      AND ${IS_REAL}
    ORDER BY company.id LIMIT ${due.limit}`.execute(db);
  return rows;
}

export const listFileIds = async (db: Executor): Promise<number[]> =>
  (await db.selectFrom('filing_files').select('id').orderBy('id').execute()).map(({ id }) => id);

export interface EmployerRow {
  name: string;
  states: string[];
  cities: string[];
  approvals: number;
}

/** The employers of a file with all their places, by name after the given one. */
export async function listEmployers(
  db: Executor,
  fileId: number,
  after: string,
  limit: number,
): Promise<EmployerRow[]> {
  const { rows } = await sql<EmployerRow>`
    SELECT employer AS name,
      array_remove(array_agg(DISTINCT state), '') AS states,
      coalesce(array_agg(DISTINCT city || ', ' || state) FILTER (WHERE city <> ''), '{}') AS cities,
      sum(initial_approvals + continuing_approvals + certified) AS approvals
    FROM filings WHERE file_id = ${fileId} AND employer > ${after}
    GROUP BY employer ORDER BY employer LIMIT ${limit}`.execute(db);
  return rows;
}

export interface MatchRow {
  company_id: string;
  file_id: number;
  employer: string;
  basis: string;
  confidence: number;
}

/** The stored matches of companies, in one order. */
export const listMatches = (db: Executor, companyIds: readonly string[]): Promise<MatchRow[]> =>
  db
    .selectFrom('company_filings')
    .selectAll()
    .where('company_id', '=', sql<string>`ANY(${companyIds}::uuid[])`)
    .orderBy('company_id')
    .orderBy('file_id')
    .orderBy('employer')
    .execute();

/** Keeps these files and companies from being deleted until the transaction ends. Call it first: deleting one also deletes its matches. */
export async function blockDeletion(
  trx: Executor,
  fileIds: readonly number[],
  companyIds: readonly string[],
): Promise<void> {
  await sql`SELECT FROM filing_files WHERE id = ANY(${fileIds}::int[]) ORDER BY id FOR KEY SHARE`.execute(trx);
  await sql`SELECT FROM companies WHERE id = ANY(${companyIds}::uuid[]) ORDER BY id FOR KEY SHARE`.execute(trx);
}

/** Replaces the matches of companies. Those of a file that was unloaded in the meantime are left out. */
export async function replaceMatches(
  db: Executor,
  companyIds: readonly string[],
  matches: readonly MatchRow[],
): Promise<void> {
  await sql`DELETE FROM company_filings WHERE company_id = ANY(${companyIds}::uuid[])`.execute(db);
  await sql`
    INSERT INTO company_filings (company_id, file_id, employer, basis, confidence)
    SELECT given.* FROM jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      AS given (company_id uuid, file_id int, employer text, basis text, confidence real)
    JOIN filing_files f ON f.id = given.file_id JOIN companies c ON c.id = given.company_id
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function setChecked(
  db: Executor,
  companyIds: readonly string[],
  { fileIds, now }: { fileIds: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO company_filing_checks (company_id, checked_at, file_ids)
    SELECT id, ${now}, ${fileIds}::int[] FROM companies WHERE id = ANY(${companyIds}::uuid[])
    ON CONFLICT (company_id) DO UPDATE SET checked_at = excluded.checked_at, file_ids = excluded.file_ids`.execute(db);
}
