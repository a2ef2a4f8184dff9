import { randomUUID } from 'node:crypto';
import type { ArchiveCollection, ArchivePart, ArchiveRecord } from '../../../../platform/archive/part.ts';
import { AppError } from '../../../../platform/errors.ts';
import { getCollectionName, getCollectionPath, IMPORT_FOLDER } from './format.ts';
import { type OpenArchive, type ReadLine, refuseRecord } from './open.ts';
import { getKey } from './write.ts';

/** What an archive contains, once everything in it was checked. */
export interface CheckedArchive {
  /** How many records each collection has. */
  counts: Map<string, number>;
  /** The ID that each record with an ID gets here, by its ID in the archive. */
  ids: Map<string, string>;
  idsByCollection: Map<string, string[]>;
  /** Files that records name, with the folder of the file store they go to. */
  files: Map<string, 'resumes' | 'applications'>;
}

interface OpenLink {
  to: string;
  key: string;
  file: string;
  line: number;
  field: string;
}

/**
 * Checks every record of an archive before any is written: its schema, that its key is its own, and that what it refers to is in the archive.
 * @throws AppError `accounts.archive-invalid`, `accounts.archive-foreign-id`, `accounts.archive-changed`, `accounts.archive-too-large`
 */
export async function checkArchive(archive: OpenArchive, parts: readonly ArchivePart[]): Promise<CheckedArchive> {
  assertKnownFiles(archive, parts);
  const checked: CheckedArchive = { counts: new Map(), ids: new Map(), idsByCollection: new Map(), files: new Map() };
  const keys = new Map<string, Set<string>>();
  const open: OpenLink[] = [];
  for (const part of parts)
    for (const collection of part.collections) {
      const name = getCollectionName(part, collection);
      const path = getCollectionPath(part, collection);
      const own = new Set<string>();
      keys.set(name, own);
      if (archive.files.has(path))
        for await (const line of archive.readLines(path)) {
          const record = parseRecord(collection, path, line);
          addKey(own, collection, record, { path, line: line.line });
          if (collection.hasId) addId(checked, name, record, { path, line: line.line });
          addFile(checked, archive, collection, record, { path, line: line.line });
          for (const link of listLinks(collection, record))
            if (!keys.get(link.to)?.has(link.key)) open.push({ ...link, file: path, line: line.line });
        }
      checked.counts.set(name, own.size);
    }
  const foreign = open.find(({ to, key }) => !keys.get(to)?.has(key));
  if (foreign) {
    const { file, line, field } = foreign;
    throw new AppError('accounts.archive-foreign-id', { data: { file, line, field } });
  }
  return checked;
}

/** Every file below `import/` has to be a collection of ours or a file of one. */
function assertKnownFiles(archive: OpenArchive, parts: readonly ArchivePart[]): void {
  const known = new Set(parts.flatMap((part) => part.collections.map((one) => getCollectionPath(part, one))));
  const folders = parts.map(({ name }) => `${IMPORT_FOLDER}${name}/files/`);
  for (const name of archive.files.keys())
    if (!known.has(name) && !folders.some((folder) => name.startsWith(folder)))
      throw refuseRecord(name, 0, 'There is no such part.');
}

export function parseRecord(
  { schema, check }: ArchiveCollection,
  path: string,
  { line, value }: ReadLine,
): ArchiveRecord {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuseRecord(path, line, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`.slice(0, 300));
  }
  const problem = check?.(parsed.data);
  if (problem) throw refuseRecord(path, line, problem);
  return parsed.data;
}

interface Place {
  path: string;
  line: number;
}

function addKey(
  own: Set<string>,
  { key, most }: ArchiveCollection,
  record: ArchiveRecord,
  { path, line }: Place,
): void {
  const value = getKey(record, key);
  if (own.has(value)) throw refuseRecord(path, line, 'The same record is there twice.');
  own.add(value);
  if (own.size > most) throw new AppError('accounts.archive-too-large');
}

function addId({ ids, idsByCollection }: CheckedArchive, name: string, record: ArchiveRecord, { path, line }: Place) {
  const id = String(record.id);
  if (ids.has(id)) throw refuseRecord(path, line, 'Another record has the same ID.');
  const fresh = randomUUID();
  ids.set(id, fresh);
  const all = idsByCollection.get(name) ?? [];
  all.push(fresh);
  idsByCollection.set(name, all);
}

function addFile(
  { files }: CheckedArchive,
  archive: OpenArchive,
  { file }: ArchiveCollection,
  record: ArchiveRecord,
  { path, line }: Place,
): void {
  const name = file && record[file.field];
  if (!file || typeof name !== 'string') return;
  const listed = archive.files.get(name);
  if (!listed || listed.records !== null || files.has(name))
    throw new AppError('accounts.archive-foreign-id', { data: { file: path, line, field: file.field } });
  files.set(name, file.folder);
}

const listLinks = ({ links }: ArchiveCollection, record: ArchiveRecord) =>
  links.flatMap(({ fields, to }) =>
    fields.some((field) => record[field] === null)
      ? []
      : [{ to, key: getKey(record, fields), field: fields.at(-1) ?? '' }],
  );
