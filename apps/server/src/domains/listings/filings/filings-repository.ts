import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { COUNTS, type Filing, type FilingPeriod, type RejectReason } from './read/filing.ts';

/** By reason, how many rows weren’t used, and the line of the first one. */
export type Rejects = Partial<Record<RejectReason, { rows: number; firstLine: number }>>;

export interface NewFile extends FilingPeriod {
  kind: string;
  name: string;
  hash: Buffer;
  loadedAt: Date;
}

/** The stored file of a kind and period. */
export const findFile = (db: Executor, kind: string, { fiscalYear, quarter }: FilingPeriod) =>
  db
    .selectFrom('filing_files')
    .selectAll()
    .where('kind', '=', kind)
    .where('fiscal_year', '=', fiscalYear)
    .where('quarter', '=', quarter)
    .executeTakeFirst();

/** Deletes the file of a period, and those that a file of it would count twice: the quarters of a year, or the year of a quarter. */
export const deletePeriod = (db: Executor, kind: string, { fiscalYear, quarter }: FilingPeriod) =>
  db
    .deleteFrom('filing_files')
    .where('kind', '=', kind)
    .where('fiscal_year', '=', fiscalYear)
    .$if(quarter !== 0, (query) => query.where('quarter', 'in', [0, quarter]))
    .execute();

/** @returns its ID */
export async function insertFile(db: Executor, file: NewFile): Promise<number> {
  const { id } = await db
    .insertInto('filing_files')
    .values({
      kind: file.kind,
      fiscal_year: file.fiscalYear,
      quarter: file.quarter,
      name: file.name,
      content_hash: file.hash,
      used_rows: 0,
      rejected_rows: 0,
      employers: 0,
      rejects: '{}',
      loaded_at: file.loadedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const COUNT_LIST = sql.raw(COUNTS.join(', '));
const COUNT_TYPES = sql.raw(COUNTS.map((name) => `${name} int`).join(', '));
const COUNT_VALUES = sql.raw(COUNTS.map((name) => `coalesce(sum(${name}), 0)`).join(', '));
const COUNT_SUMS = sql.raw(COUNTS.map((name) => `${name} = known.${name} + excluded.${name}`).join(', '));

/** Adds filings to those of the same employer, place, and industry. */
export async function addFilings(db: Executor, fileId: number, filings: readonly Filing[]): Promise<void> {
  await sql`
    INSERT INTO filings AS known (file_id, employer, normalized_name, state, city, naics, ${COUNT_LIST}, is_partial)
    SELECT ${fileId}, employer, min(normalized_name), state, city, naics, ${COUNT_VALUES}, bool_or(is_partial)
    FROM jsonb_to_recordset(${JSON.stringify(filings)}::jsonb) AS given (
      employer text, normalized_name text, state text, city text, naics text, ${COUNT_TYPES}, is_partial boolean)
    GROUP BY employer, state, city, naics
    ON CONFLICT (file_id, employer, state, city, naics) DO UPDATE
      SET ${COUNT_SUMS}, is_partial = known.is_partial OR excluded.is_partial`.execute(db);
}

export const finishFile = (db: Executor, id: number, counts: { used: number; rejected: number; rejects: Rejects }) =>
  db
    .updateTable('filing_files')
    .set({
      used_rows: counts.used,
      rejected_rows: counts.rejected,
      rejects: JSON.stringify(counts.rejects),
      employers: sql<number>`(SELECT count(DISTINCT employer) FROM filings WHERE file_id = ${id})`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Newest year first, with how many companies have filings in each file. */
export const listFiles = (db: Executor) =>
  db
    .selectFrom('filing_files as file')
    .selectAll('file')
    .select((query) =>
      query
        .selectFrom('company_filings')
        .select((inner) => inner.fn.count<number>('company_id').distinct().as('count'))
        .whereRef('company_filings.file_id', '=', 'file.id')
        .as('companies'),
    )
    .orderBy('file.fiscal_year', 'desc')
    .orderBy('file.kind')
    .orderBy('file.quarter')
    .execute();

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** @returns whether there was one */
export async function deleteFile(db: Executor, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('filing_files').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What a company’s employers filed, by file and employer. Those with the most filings come first. */
export async function listOfCompany(db: Executor, companyId: string) {
  return db
    .selectFrom('company_filings as match')
    .innerJoin('filing_files as file', 'file.id', 'match.file_id')
    .innerJoin('filings', (join) =>
      join.onRef('filings.file_id', '=', 'match.file_id').onRef('filings.employer', '=', 'match.employer'),
    )
    .select(['file.kind', 'file.fiscal_year', 'match.employer', 'match.basis'])
    .select(({ fn }) => [
      fn.sum<number>('initial_approvals').as('initial_approvals'),
      fn.sum<number>('initial_denials').as('initial_denials'),
      fn.sum<number>('continuing_approvals').as('continuing_approvals'),
      fn.sum<number>('continuing_denials').as('continuing_denials'),
      fn.sum<number>('certified').as('certified'),
      fn.sum<number>('denied').as('denied'),
      sql<boolean>`bool_or(is_partial)`.as('is_partial'),
    ])
    .where('match.company_id', '=', companyId)
    .groupBy(['file.kind', 'file.fiscal_year', 'match.employer', 'match.basis'])
    .execute();
}

export type CompanyFilingRow = Awaited<ReturnType<typeof listOfCompany>>[number];
