import type { RawBuilder, Transaction } from 'kysely';
import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import type { ArchiveField } from './fields.ts';
import type { ArchiveCollection, ArchiveLink, ArchiveRecord, ImportContext } from './part.ts';
import { insertRows, listRows } from './rows-repository.ts';

type Fields = Record<string, ArchiveField>;
type RecordOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> };
type Row = Record<string, unknown>;

interface TableOptions<F extends Fields> {
  name: string;
  about: string;
  table: keyof DB;
  fields: F;
  /** The fields that identify a record. */
  key: readonly (keyof F & string)[];
  /** The reference to the record that it belongs to, and that record's table. Without one, the table has a `user_id`. */
  parent?: { field: keyof F & string; table: keyof DB };
  /** References of more than one field. */
  links?: readonly ArchiveLink[];
  most: number;
  batch?: number;
  view?: (userId: string) => RawBuilder<unknown>;
  check?: (record: RecordOf<F>) => string | null;
  /** Changes records before they are written into an archive, and fills the computed fields. */
  exported?: (db: Executor, records: RecordOf<F>[]) => Promise<RecordOf<F>[]>;
  /** Columns besides those of the fields, or instead of them. Undefined leaves the record out. */
  restored?: (
    trx: Transaction<DB>,
    context: ImportContext,
    records: readonly RecordOf<F>[],
  ) => Promise<readonly (Row | undefined)[]>;
  /** Adds the rows in another way. */
  insert?: (trx: Transaction<DB>, rows: readonly Row[]) => Promise<number>;
  file?: { field: keyof F & string; folder: 'resumes' | 'applications' };
}

const DEFAULT_BATCH = 200;

/** A collection whose records are rows of a table. Columns, schema, and documentation come from the fields. */
export function archiveTable<const F extends Fields>(options: TableOptions<F>): ArchiveCollection {
  const { table, fields, key, parent, batch = DEFAULT_BATCH, file } = options;
  const entries = Object.entries<ArchiveField>(fields);
  const columns = entries.flatMap(([, { column }]) => column ?? []);
  const source = {
    table,
    view: options.view,
    parent: parent ? { table: parent.table, column: getColumn(fields, parent.field) } : null,
    order: key.map((field) => getColumn(fields, field)),
    columns,
  };

  async function* list(db: Executor, userId: string) {
    let after: unknown[] | null = null;
    for (;;) {
      const rows: Row[] = await listRows(db, source, userId, { after, limit: batch });
      const last = rows.at(-1);
      if (!last) return;
      after = source.order.map((column) => last[column]);
      const fileKeys = rows.map((row) => (file ? String(row[getColumn(fields, file.field)]) : null));
      const records = rows.map((row) => toRecord(entries, row)) as RecordOf<F>[];
      yield { records: options.exported ? await options.exported(db, records) : records, fileKeys };
      if (rows.length < batch) return;
    }
  }

  async function insert(trx: Transaction<DB>, context: ImportContext, records: readonly ArchiveRecord[]) {
    const more = await options.restored?.(trx, context, records as readonly RecordOf<F>[]);
    const rows = records.flatMap((record, at) => {
      const extra = more ? more[at] : {};
      const owner = parent ? {} : { user_id: context.userId };
      return extra ? [{ ...toRow(entries, record, context), ...owner, ...extra }] : [];
    });
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return options.insert ? options.insert(trx, rows) : insertRows(trx, table, names, rows);
  }

  return {
    name: options.name,
    about: options.about,
    schema: z.strictObject(Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]))),
    key,
    hasId: entries.some(([, { kind }]) => kind === 'id'),
    links: [
      ...entries.flatMap(([name, { kind, to }]) => (kind === 'reference' && to ? [{ fields: [name], to }] : [])),
      ...(options.links ?? []),
    ],
    file: file ?? null,
    most: options.most,
    batch,
    check: options.check as ArchiveCollection['check'],
    list,
    insert,
  };
}

function getColumn(fields: Fields, name: string): string {
  const column = fields[name]?.column;
  if (!column) throw new Error(`the field "${name}" is no column`);
  return column;
}

const toRecord = (entries: [string, ArchiveField][], row: Row): ArchiveRecord =>
  Object.fromEntries(
    entries.map(([name, { column, kind }]) => {
      const value = column === null ? null : row[column];
      if (kind === 'time' && typeof value === 'string') return [name, new Date(value).toISOString()];
      return [name, kind === 'file' ? null : value];
    }),
  );

function toRow(entries: [string, ArchiveField][], record: ArchiveRecord, context: ImportContext): Row {
  const row: Row = {};
  for (const [field, { column, kind }] of entries) {
    if (column === null) continue;
    const value = record[field];
    if (kind === 'id') row[column] = context.getId(String(value));
    else if (kind === 'reference') row[column] = value === null ? null : context.getId(String(value));
    else if (kind !== 'file') row[column] = value;
  }
  return row;
}
