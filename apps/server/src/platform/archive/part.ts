import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { User } from '../actor.ts';
import type { Executor } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import type { FileStore } from '../files/files.ts';

/** One line of a collection, as the archive contains it. */
export type ArchiveRecord = Record<string, unknown>;

/** Fields that together name a record of another collection: `resumes/versions`. A record where one of them is null names none. */
export interface ArchiveLink {
  fields: readonly string[];
  to: string;
}

/** Records of one kind. The same definition writes them, reads them, and documents them. */
export interface ArchiveCollection {
  name: string;
  /** A sentence for the documentation. */
  about: string;
  /** Strict: a record with an unknown field is refused. */
  schema: z.ZodObject;
  /** The fields that identify a record in the archive. */
  key: readonly string[];
  /** Whether a record gets a new ID of this installation. Its key is the field `id` then, unlike every other ID of the archive. */
  hasId: boolean;
  links: readonly ArchiveLink[];
  /** The field that names a file, and the folder of the file store. */
  file: { field: string; folder: 'resumes' | 'applications' } | null;
  /** How many records an archive may have. */
  most: number;
  /** How many records are in memory at a time. */
  batch: number;
  /** Checks what the schema can't. @returns what is wrong, or null */
  check?: ((record: ArchiveRecord) => string | null) | undefined;
  /** The member's records in batches. `fileKeys` has the keys of their files in the store, in the same order. */
  list(db: Executor, userId: string): AsyncIterable<{ records: ArchiveRecord[]; fileKeys: (string | null)[] }>;
  /** Adds records to the account. @returns how many were added; the others were there */
  insert(trx: Transaction<DB>, context: ImportContext, records: readonly ArchiveRecord[]): Promise<number>;
}

/** What one domain contributes to a member's archive. */
export interface ArchivePart {
  /** Name of its folder below `import/`. */
  name: string;
  /** Parents before what refers to them. */
  collections: readonly ArchiveCollection[];
  /** Throws if the account has no room for so many records. @throws AppError `access.plan-limit` */
  assertFits?: ((trx: Transaction<DB>, actor: User, counts: ReadonlyMap<string, number>) => Promise<void>) | undefined;
  /** Runs after the records of all parts were added. */
  finish?: ((trx: Transaction<DB>, context: ImportContext) => Promise<void>) | undefined;
}

export interface ImportContext {
  userId: string;
  now: Date;
  /** Replaces the account's name and region with the archive's. */
  replacesProfile: boolean;
  /** The ID that a record of the archive has here. Each is of this installation, whatever the archive says. */
  getId(archiveId: string): string;
  /** The IDs that records of a collection have here. */
  listIds(collection: string): string[];
  /** The key of a stored file of the archive, with its hash and size. */
  getFile(path: string): ImportedFile;
}

export interface ImportedFile {
  key: string;
  sha256: string;
  bytes: number;
}

export interface ArchiveDeps {
  db: Executor;
  files: FileStore;
}
