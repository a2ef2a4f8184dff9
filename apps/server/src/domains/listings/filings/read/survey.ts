import { AppError } from '../../../../platform/errors.ts';
import type { FilingPeriod } from './filing.ts';
import { createLcaReader } from './lca.ts';
import { type FileEncoding, findEncoding, hashFile, readLines } from './lines.ts';
import { type FileRow, readRows } from './rows.ts';
import { Columns } from './table.ts';
import { createUscisReader } from './uscis.ts';

export type FilingReader = NonNullable<ReturnType<typeof createUscisReader> | ReturnType<typeof createLcaReader>>;

/** What a file is, found by reading it once. */
export interface FileSurvey {
  path: string;
  hash: Buffer;
  reader: FilingReader;
  columns: Columns;
  period: FilingPeriod;
  /** The rows after the header. */
  rows(): AsyncGenerator<FileRow>;
}

/** Titles above the header, as spreadsheets have them. */
const MAX_ROWS_BEFORE_HEADER = 10;
const DELIMITERS = [',', '\t', ';'];

/**
 * Finds out what a file is, and which year it is about.
 * @param year the fiscal year, if the operator gives it
 * @throws AppError `listings.filings-*`
 */
export async function surveyFile(path: string, year: number | undefined): Promise<FileSurvey> {
  try {
    return await survey(path, year);
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error && 'code' in error)) throw error;
    throw new AppError('listings.filings-unreadable', { cause: error, fields: { file: String(error.message) } });
  }
}

async function survey(path: string, year: number | undefined): Promise<FileSurvey> {
  const encoding = await findEncoding(path);
  if (encoding === 'archive') throw new AppError('listings.filings-spreadsheet');
  const header = await findHeader(path, encoding);
  if (!header) throw new AppError('listings.filings-not-recognized');
  const { reader, columns, delimiter, line } = header;
  const rows = async function* () {
    for await (const row of readRows(readLines(path, encoding), delimiter, columns.width))
      if (row.line > line) yield row;
  };
  const period = await findPeriod(rows(), reader, year);
  return { path, hash: await hashFile(path), reader, columns, period, rows };
}

async function findHeader(path: string, encoding: FileEncoding) {
  let seen = 0;
  for await (const { number, text } of readLines(path, encoding)) {
    if (seen++ >= MAX_ROWS_BEFORE_HEADER || text === null) return null;
    for (const delimiter of DELIMITERS) {
      const found = await findReader(text, delimiter);
      if (found) return { ...found, delimiter, line: number };
    }
  }
  return null;
}

async function findReader(text: string, delimiter: string) {
  const line = (async function* () {
    yield { number: 1, text };
  })();
  for await (const row of readRows(line, delimiter)) {
    if (!('cells' in row)) continue;
    const columns = new Columns(row.cells);
    const reader = createUscisReader(columns) ?? createLcaReader(columns);
    if (reader) return { columns, reader };
  }
  return null;
}

/** A file is of a year or quarter if at least this share of its rows is: a few may have a typing error. */
const MIN_SHARE = 0.99;

/** The year of the file, and its quarter if it is of one. */
async function findPeriod(
  rows: AsyncIterable<FileRow>,
  reader: FilingReader,
  year: number | undefined,
): Promise<FilingPeriod> {
  if (!reader.hasYear) {
    if (year === undefined) throw new AppError('listings.filings-year-missing');
    return { fiscalYear: year, quarter: 0 };
  }
  const years = await countPeriods(rows, reader);
  const fiscalYear = year ?? findMain(years);
  if (fiscalYear === undefined && years.size > 0)
    throw new AppError('listings.filings-several-years', {
      fields: { year: `It has the fiscal years ${[...years.keys()].sort().join(', ')}.` },
    });
  const quarters = fiscalYear === undefined ? undefined : years.get(fiscalYear);
  if (fiscalYear === undefined || !quarters) throw new AppError('listings.filings-empty');
  return { fiscalYear, quarter: findMain(quarters) ?? 0 };
}

type Counts = Map<number, number>;

/** By fiscal year, how many rows each quarter has. */
async function countPeriods(rows: AsyncIterable<FileRow>, reader: FilingReader): Promise<Map<number, Counts>> {
  const years = new Map<number, Counts>();
  for await (const row of rows) {
    const period = 'cells' in row ? reader.readPeriod(row.cells) : 'bad-year';
    if (typeof period === 'string') continue;
    const quarters: Counts = years.get(period.fiscalYear) ?? new Map();
    quarters.set(period.quarter, (quarters.get(period.quarter) ?? 0) + 1);
    years.set(period.fiscalYear, quarters);
  }
  return years;
}

function findMain(counts: Map<number, number | Counts>): number | undefined {
  const sizes = [...counts].map(([key, count]) => ({ key, size: typeof count === 'number' ? count : sum(count) }));
  const total = sizes.reduce((all, { size }) => all + size, 0);
  return sizes.find(({ size }) => size >= MIN_SHARE * total)?.key;
}

const sum = (counts: Counts): number => [...counts.values()].reduce((all, count) => all + count, 0);
