import { createHash, randomUUID } from 'node:crypto';
import { describeParts } from '../../../../platform/archive/json-schema.ts';
import type { ArchiveCollection, ArchiveDeps, ArchivePart, ArchiveRecord } from '../../../../platform/archive/part.ts';
import type { ZipEntry } from '../../../../platform/files/zip-stream.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  getCollectionName,
  getCollectionPath,
  IMPORT_FOLDER,
  MANIFEST,
  type Manifest,
  type ManifestFile,
  SCHEMA,
} from './format.ts';

const encoder = new TextEncoder();

/** Yields the importable part of an export, and last its manifest. One batch of records or one file is in memory at a time. */
export async function* generateArchiveEntries(
  parts: readonly ArchivePart[],
  userId: string,
  deps: ArchiveDeps,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const listed: ManifestFile[] = [];
  const keys = new Map<string, Set<string>>();
  for (const part of parts)
    for (const collection of part.collections) {
      const paths = new Map<string, string>();
      for await (const { bytes, key, id } of listStoredFiles(collection, userId, deps)) {
        const name = `${IMPORT_FOLDER}${part.name}/files/${id}`;
        paths.set(key, name);
        listed.push({ name, bytes: bytes.byteLength, sha256: hash(bytes), records: null });
        yield { name, bytes };
      }
      const entry: ManifestFile = { name: getCollectionPath(part, collection), bytes: 0, sha256: '', records: 0 };
      const known = new Set<string>();
      keys.set(getCollectionName(part, collection), known);
      yield { name: entry.name, bytes: writeLines(collection, userId, deps, { paths, keys, known, entry }) };
      listed.push(entry);
    }
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    id: randomUUID(),
    createdAt: now.toISOString(),
    parts: parts.map(({ name }) => name),
    files: listed,
  };
  yield { name: SCHEMA, bytes: encoder.encode(`${JSON.stringify(describeParts(parts), null, 2)}\n`) };
  yield { name: MANIFEST, bytes: encoder.encode(`${JSON.stringify(manifest, null, 2)}\n`) };
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* listStoredFiles({ file, list }: ArchiveCollection, userId: string, { db, files }: ArchiveDeps) {
  if (!file) return;
  for await (const { records, fileKeys } of list(db, userId))
    for (const [at, key] of fileKeys.entries()) {
      const bytes = key === null ? null : await files.get(key);
      if (key !== null && bytes) yield { key, bytes, id: String(records[at]?.id) };
    }
}

interface Progress {
  paths: ReadonlyMap<string, string>;
  /** Keys of the records that were written, by collection. */
  keys: ReadonlyMap<string, Set<string>>;
  known: Set<string>;
  entry: ManifestFile;
}

async function* writeLines(
  collection: ArchiveCollection,
  userId: string,
  { db }: ArchiveDeps,
  { paths, keys, known, entry }: Progress,
): AsyncGenerator<Uint8Array> {
  const digest = createHash('sha256');
  for await (const { records, fileKeys } of collection.list(db, userId)) {
    const batch = records.map((record, at) =>
      collection.file ? { ...record, [collection.file.field]: paths.get(fileKeys[at] ?? '') ?? null } : record,
    );
    for (const record of batch) known.add(getKey(record, collection.key));
    const lines = batch.filter((record) => completeLinks(collection, record, keys)).map(toLine);
    const piece = encoder.encode(lines.join(''));
    digest.update(piece);
    entry.bytes += piece.byteLength;
    entry.records = (entry.records ?? 0) + lines.length;
    yield piece;
  }
  entry.sha256 = digest.digest('hex');
}

const toLine = (record: ArchiveRecord) => `${JSON.stringify(record)}\n`;

export const getKey = (record: ArchiveRecord, fields: readonly string[]): string =>
  JSON.stringify(fields.map((field) => record[field]));

/**
 * A row can be deleted while the archive is written. Whatever belonged to it is left out, and an optional reference to it becomes null, so
 * that an archive never refers to what it doesn't contain.
 * @returns false if the record is left out
 */
function completeLinks(
  { links, schema }: ArchiveCollection,
  record: ArchiveRecord,
  keys: ReadonlyMap<string, Set<string>>,
): boolean {
  for (const { fields, to } of links) {
    const known = keys.get(to);
    if (!known || fields.some((field) => record[field] === null) || known.has(getKey(record, fields))) continue;
    const [field = ''] = fields;
    if (fields.length > 1 || !schema.shape[field]?.safeParse(null).success) return false;
    record[field] = null;
  }
  return true;
}
