import { limits } from '@foothold/contracts/applications';
import type { ApplicationImport, ImportPreview } from '@foothold/contracts/applications/import';
import { importLimits } from '@foothold/contracts/applications/import-choices';
import {
  findDuplicates,
  guessColumns,
  hasHeadings,
  type ImportedJob,
  type ImportField,
  type ImportTable,
  listStateWords,
  type ReadRow,
  readRows,
  toStateKey,
} from '@foothold/core/application-import';
import { type ApplicationState, isUnsent } from '@foothold/core/tracking';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type ApplicationsDeps, getApplicationPath } from '../deps.ts';
import { ownsImport } from '../policy.ts';
import { countApplications } from '../repository.ts';
import { createChanges } from '../tracking/changes.ts';
import { createStoredJob } from '../tracking/job.ts';
import * as repository from './import-repository.ts';
import { decodeText, readTable } from './read-table.ts';

export interface TableInput {
  /** Base64. */
  bytes?: string | undefined;
  text?: string | undefined;
  columns?: (ImportField | null)[] | undefined;
  headings?: boolean | undefined;
  states: { word: string; state: ApplicationState }[];
  includeDuplicates: boolean;
}

const IMPORTS_SHOWN = 10;
const EXAMPLES_SHOWN = 3;
const EXAMPLE_LENGTH = 80;

/** Imports a table of applications: what other trackers export, and what people keep in a spreadsheet. */
export function createImports(deps: ApplicationsDeps) {
  const { db, transact, events, accounts, notifications, now } = deps;
  const { announceAll } = createChanges(deps);
  const today = () => now().toISOString().slice(0, 'YYYY-MM-DD'.length);

  const read = (input: TableInput) => {
    const table = parseTable(input);
    const states = new Map(input.states.map(({ word, state }) => [toStateKey(word), state]));
    return { ...table, rows: readRows(table.table, states, limits, today()), states };
  };

  async function countRemaining(executor: Executor, actor: User): Promise<number> {
    const limit = Number((await accounts.account(actor, executor)).entitlements['applications.kept']);
    return Math.max(0, limit - (await countApplications(executor, actor.id)));
  }

  /** Says what an import would do. @throws AppError `applications.table-unreadable`, `applications.table-too-large` */
  async function previewImport(actor: User, input: TableInput): Promise<ImportPreview> {
    const { table, headings, rows, states } = read(input);
    const duplicates = findDuplicates(rows, await repository.listJobs(db, actor.id));
    const jobs = rows.filter(({ job }) => job !== null);
    const fresh = jobs.length - duplicates.size;
    return {
      source: table.source,
      headings,
      columns: table.headings.map((name, at) => ({
        name: name.slice(0, importLimits.name),
        examples: listExamples(table, at),
        field: table.fields[at] ?? null,
      })),
      states: listStateWords(table)
        .slice(0, importLimits.words)
        .map(({ word, count, guess }) => ({
          word: word.slice(0, importLimits.name),
          count,
          state: states.get(toStateKey(word)) ?? guess,
        })),
      rows: rows.length,
      fresh,
      duplicates: duplicates.size,
      unreadable: rows.length - jobs.length,
      problems: rows.flatMap(({ row, problem }) => (problem ? [{ row, problem }] : [])).slice(0, importLimits.shown),
      remarks: rows
        .flatMap(({ row, remarks }) => remarks.map((remark) => ({ row, remark })))
        .slice(0, importLimits.shown),
      sample: jobs.slice(0, importLimits.shown).flatMap((each) => toSample(each, duplicates.has(each.row))),
      wanted: input.includeDuplicates ? jobs.length : fresh,
      remaining: await countRemaining(db, actor),
    };
  }

  /**
   * Imports all new jobs of a table, or none. The states are the member's own statement.
   * @throws AppError `applications.table-unreadable`, `applications.table-too-large`, `applications.import-limit`,
   * `applications.nothing-to-import`
   */
  async function importTable(actor: User, input: TableInput) {
    const { rows } = read(input);
    return transact(async (trx) => {
      // Also held by every other way to add an application, so that two imports at once don't add a job twice.
      await acquireAdvisoryLock(trx, `applications of ${actor.id}`);
      const duplicates = findDuplicates(rows, await repository.listJobs(trx, actor.id));
      const jobs = rows.flatMap(({ row, job }) =>
        job && (input.includeDuplicates || !duplicates.has(row)) ? job : [],
      );
      if (jobs.length === 0) throw new AppError('applications.nothing-to-import');
      if (jobs.length > (await countRemaining(trx, actor))) throw new AppError('applications.import-limit');
      const added = await repository.insertImport(trx, { userId: actor.id, added: jobs.length, at: now() });
      await repository.insertRows(trx, {
        userId: actor.id,
        importId: added.id,
        rows: jobs.map((job) => toNewRow(job, today())),
        at: now(),
      });
      await announceAll(trx, 'created', await repository.listImported(trx, added));
      await events.publish(trx, actor.id, { kind: 'application', id: 'all' });
      const unreadable = rows.filter(({ job }) => job === null).length;
      return {
        ...toImport({ ...added, left: jobs.length }),
        skipped: rows.length - unreadable - jobs.length,
        unreadable,
      };
    });
  }

  const imports = async (actor: User) => ({
    imports: (await repository.listImports(db, actor.id, IMPORTS_SHOWN)).map(toImport),
  });

  /** Removes the applications of an import, and no others. @throws AppError `resource.not-found` */
  async function undoImport(actor: User, id: string) {
    const row = authorize(ownsImport, actor, await repository.findImport(db, id));
    const removed = await transact(async (trx) => {
      const rows = await repository.removeImported(trx, row, now());
      const ids = rows.map((application) => application.id);
      await announceAll(trx, 'deleted', rows);
      await notifications.forgetPath(trx, actor.id, ...ids.map(getApplicationPath));
      if (ids.length > 0) await events.publish(trx, actor.id, { kind: 'application', id: 'all' });
      return ids.length;
    });
    return { removed };
  }

  return { previewImport, importTable, imports, undoImport };
}

function parseTable({ bytes, text, columns, headings: wanted }: TableInput): { table: ImportTable; headings: boolean } {
  const all = readTable(text ?? decodeText(Buffer.from(bytes ?? '', 'base64')));
  const first = all.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const headings = wanted ?? hasHeadings(all[first] ?? []);
  const width = Math.max(...all.map((row) => row.length));
  const names = Array.from({ length: width }, (_, at) => (headings && all[first]?.[at]?.trim()) || `Column ${at + 1}`);
  const guess = headings ? guessColumns(names) : { source: null, fields: names.map(() => null) };
  const start = first + (headings ? 1 : 0);
  return {
    headings,
    table: {
      rows: all.slice(start),
      headings: names,
      fields: columns ? names.map((_, at) => columns[at] ?? null) : guess.fields,
      source: guess.source,
      firstRow: start + 1,
    },
  };
}

function listExamples({ rows }: ImportTable, at: number): string[] {
  const examples: string[] = [];
  for (const row of rows) {
    const cell = row[at]?.trim() ?? '';
    if (cell !== '' && !examples.includes(cell)) examples.push(cell.slice(0, EXAMPLE_LENGTH));
    if (examples.length === EXAMPLES_SHOWN) break;
  }
  return examples;
}

function toSample({ row, job }: ReadRow, duplicate: boolean): ImportPreview['sample'] {
  if (!job) return [];
  const { title, company, state, appliedOn } = job;
  return [{ row, title, company, state, appliedOn, duplicate }];
}

/** A known day of the application is an event of its own, before the state that the table names. */
function toNewRow({ title, company, place, url, state, appliedOn, note, tags }: ImportedJob, today: string) {
  const sent = { state: 'submitted', happenedOn: appliedOn ?? today };
  const isKnownSent = appliedOn !== null && !isUnsent(state);
  const steps = state === 'submitted' ? [sent] : [...(isKnownSent ? [sent] : []), { state, happenedOn: today }];
  return {
    job: JSON.stringify(createStoredJob({ title, company, place, url })),
    title,
    company,
    note,
    tags,
    events: steps,
    appliedOn: steps.includes(sent) && state !== 'expired' ? sent.happenedOn : null,
  };
}

const toImport = (row: { id: string; created_at: Date; added: number; left: number | null }): ApplicationImport => ({
  id: row.id,
  importedAt: row.created_at.toISOString(),
  added: row.added,
  left: row.left ?? 0,
});
