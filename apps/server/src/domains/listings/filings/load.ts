import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { acquireAdvisoryLock, type Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Queue } from '../../../platform/queue.ts';
import * as repository from './filings-repository.ts';
import { matchFilings } from './jobs.ts';
import type { Filing, RejectReason } from './read/filing.ts';
import type { FileRow } from './read/rows.ts';
import { type FileSurvey, surveyFile } from './read/survey.ts';

export interface LoadDeps {
  db: Kysely<DB>;
  transact: Transact;
  queue: Pick<Queue, 'add'>;
  now: () => Date;
}

export interface LoadedFile {
  /** False if the same file was loaded before, so that nothing changed. */
  isNew: boolean;
  kind: string;
  fiscalYear: number;
  quarter: number;
  rows: number;
  employers: number;
  rejected: number;
  rejects: repository.Rejects;
}

const BATCH_SIZE = 1000;

/** Loads files of the government into the database, in place of the file of the same kind and year. */
export function createFilingsLoader({ db, transact, queue, now }: LoadDeps) {
  /**
   * @param path the file on this machine
   * @param year the fiscal year to load, if the file doesn’t say or has several
   * @throws AppError `listings.filings-*`
   */
  return async function load(path: string, year?: number): Promise<LoadedFile> {
    const file = await surveyFile(path, year);
    const { kind } = file.reader;
    const known = await repository.findFile(db, kind, file.period);
    if (known?.content_hash.equals(file.hash)) return toLoaded(known, false);
    const stored = await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `filings ${kind} ${file.period.fiscalYear}`);
      // Matches of the earlier file are deleted with it, so a comparison that stores matches at the same moment would be a deadlock.
      await acquireAdvisoryLock(trx, 'match filings');
      await repository.deletePeriod(trx, kind, file.period);
      const id = await repository.insertFile(trx, {
        kind,
        ...file.period,
        name: basename(path),
        hash: file.hash,
        loadedAt: now(),
      });
      const counts = await addRows(file, (filings) => repository.addFilings(trx, id, filings));
      if (counts.used === 0) throw new AppError('listings.filings-empty');
      await queue.add(trx, matchFilings, {});
      return repository.finishFile(trx, id, counts);
    });
    return toLoaded(stored, true);
  };
}

/** Stores the rows that can be used, a batch at a time, and counts the others. */
async function addRows(file: FileSurvey, store: (filings: readonly Filing[]) => Promise<void>) {
  const counts = { used: 0, rejected: 0, rejects: {} as repository.Rejects };
  let batch: Filing[] = [];
  for await (const row of file.rows()) {
    const filing = readFiling(file, row);
    if (typeof filing === 'string') {
      const { rows = 0, firstLine = row.line } = counts.rejects[filing] ?? {};
      counts.rejects[filing] = { rows: rows + 1, firstLine };
      counts.rejected++;
      continue;
    }
    counts.used++;
    batch.push(filing);
    if (batch.length < BATCH_SIZE) continue;
    await store(batch);
    batch = [];
  }
  if (batch.length > 0) await store(batch);
  return counts;
}

function readFiling({ reader, columns, period }: FileSurvey, row: FileRow): Filing | RejectReason {
  if (!('cells' in row)) return row.reason;
  if (row.cells.length < columns.width) return 'too-few-cells';
  if (reader.hasYear) {
    const own = reader.readPeriod(row.cells);
    if (typeof own === 'string') return own;
    if (own.fiscalYear !== period.fiscalYear || (period.quarter !== 0 && own.quarter !== period.quarter))
      return 'other-year';
  }
  return reader.read(row.cells);
}

type StoredFile = NonNullable<Awaited<ReturnType<typeof repository.findFile>>>;

const toLoaded = (row: StoredFile, isNew: boolean): LoadedFile => ({
  isNew,
  kind: row.kind,
  fiscalYear: row.fiscal_year,
  quarter: row.quarter,
  rows: row.used_rows,
  employers: row.employers,
  rejected: row.rejected_rows,
  rejects: row.rejects as repository.Rejects,
});
