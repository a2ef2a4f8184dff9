import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ArchiveCollection, ArchivePart } from '../../../../platform/archive/part.ts';

export const ARCHIVE_FORMAT = 'job-search-archive';
/** Raised when an older server could misread an archive. */
export const ARCHIVE_VERSION = 1;
export const MANIFEST = 'archive.json';
/** The JSON Schema of what can be imported. Nobody has to read it: the import has its own. */
export const SCHEMA = 'archive-schema.json';
/** Everything below this folder is imported. The rest of the file is for people. */
export const IMPORT_FOLDER = 'import/';

const MEGABYTE = 1024 * 1024;

export const archiveLimits = {
  entries: 20_000,
  entryBytes: 128 * MEGABYTE,
  totalBytes: 512 * MEGABYTE,
  ratio: 200,
  /** Bytes of one record and of one file. */
  recordBytes: 4 * MEGABYTE,
  fileBytes: 10 * MEGABYTE,
  manifestBytes: 8 * MEGABYTE,
  /** How deeply lists and objects of a record may be nested. */
  depth: 32,
} as const;

export const manifestFileSchema = z.strictObject({
  name: z.string().max(300),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** How many records it has. Null for a file that isn't a collection. */
  records: z.int().min(0).nullable(),
});
export type ManifestFile = z.infer<typeof manifestFileSchema>;

/** Read first, so that an archive of a later version gets its own message. */
export const anyManifestSchema = z.looseObject({ format: z.literal(ARCHIVE_FORMAT), version: z.int().min(1) });

export const manifestSchema = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  /** Different for every export. */
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  parts: z.array(z.string().max(100)).max(100),
  /** Every file below `import/`, and no other. */
  files: z.array(manifestFileSchema).max(archiveLimits.entries),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The path of a collection in an archive. */
export const getCollectionPath = (part: ArchivePart, { name }: ArchiveCollection) =>
  `${IMPORT_FOLDER}${part.name}/${name}.jsonl`;

export const getCollectionName = (part: ArchivePart, { name }: ArchiveCollection) => `${part.name}/${name}`;

/** The same for the same content, whatever the archive's ID and date are. */
export function digestFiles(files: readonly ManifestFile[]): Buffer {
  const lines = files.map(({ name, sha256 }) => `${name} ${sha256}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest();
}
