import { createHash, randomUUID } from 'node:crypto';
import type { ImportedArchive } from '@foothold/contracts/accounts';
import type { Transaction } from 'kysely';
import type { User } from '../../../../platform/actor.ts';
import type { ArchiveCollection, ArchivePart, ImportContext, ImportedFile } from '../../../../platform/archive/part.ts';
import type { DB } from '../../../../platform/db/schema.ts';
import { AppError } from '../../../../platform/errors.ts';
import { announceFile, forgetFileRemoval } from '../../../../platform/files/removals-repository.ts';
import type { AccountsDeps } from '../../deps.ts';
import { lockUser } from '../repository.ts';
import { hasArchive, insertArchive } from './archives-repository.ts';
import { type CheckedArchive, checkArchive, parseRecord } from './check.ts';
import { digestFiles, getCollectionPath } from './format.ts';
import { type OpenArchive, openArchive } from './open.ts';

/** Archives in memory at a time, including the one that is being imported. */
const MOST_WAITING = 3;

export interface ArchiveUpload {
  bytes: Uint8Array;
  /** Replaces the account's name and region with the archive's. */
  replacesProfile: boolean;
}

/** Imports archives: everything is checked first, and then all of it is written or nothing. */
export function createArchiveImport(
  { db, transact, files, now }: Pick<AccountsDeps, 'db' | 'transact' | 'files' | 'now'>,
  listParts: () => readonly ArchivePart[],
) {
  /** An archive is in memory while it is imported, so each process imports one at a time. */
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /**
   * Adds what an archive contains to the actor's account.
   * @throws AppError `accounts.archive-*`, `access.plan-limit`, `server.busy`
   */
  async function importArchive(actor: User, upload: ArchiveUpload): Promise<ImportedArchive> {
    if (waiting >= MOST_WAITING) throw new AppError('server.busy');
    waiting += 1;
    const turn = last.then(() => run(actor, upload));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  }

  async function run(actor: User, { bytes, replacesProfile }: ArchiveUpload): Promise<ImportedArchive> {
    const parts = listParts();
    const archive = await openArchive(bytes);
    const { id, createdAt } = archive.manifest;
    const digest = digestFiles(archive.manifest.files);
    if (await hasArchive(db, actor.id, { id, digest })) throw new AppError('accounts.archive-imported');
    const checked = await checkArchive(archive, parts);
    await transact((trx) => assertFits(trx, actor, parts, checked));
    const stored = await storeFiles(archive, checked);
    const context = createContext(actor.id, { checked, stored, now: now(), replacesProfile });
    try {
      return await transact(async (trx) => {
        // One import of a member at a time.
        await lockUser(trx, actor.id);
        if (await hasArchive(trx, actor.id, { id, digest })) throw new AppError('accounts.archive-imported');
        await assertFits(trx, actor, parts, checked);
        const imported = await writeParts(trx, archive, parts, context);
        const records = imported.flatMap(({ collections }) => collections).reduce((sum, { added }) => sum + added, 0);
        await insertArchive(trx, { userId: actor.id, id, digest, exportedAt: createdAt, now: context.now, records });
        for (const { key } of stored.values()) await forgetFileRemoval(trx, key);
        return { exportedAt: createdAt, parts: imported };
      });
    } catch (error) {
      // After any other error, the rows may have been stored. Then the job deletes the files if they weren't.
      if (error instanceof AppError) await discard(stored);
      throw error;
    }
  }

  async function storeFiles(archive: OpenArchive, checked: CheckedArchive): Promise<Map<string, ImportedFile>> {
    const stored = new Map<string, ImportedFile>();
    try {
      // A file that no record names is read too, because its hash has to be right.
      for (const { name, records } of archive.manifest.files) {
        if (records !== null) continue;
        const bytes = await archive.readFile(name);
        const folder = checked.files.get(name);
        if (folder) stored.set(name, await store(folder, bytes));
      }
      return stored;
    } catch (error) {
      await discard(stored);
      throw error;
    }
  }

  async function store(folder: string, bytes: Buffer): Promise<ImportedFile> {
    const key = `${folder}/${randomUUID()}`;
    await announceFile(db, key);
    await files.put(key, bytes);
    return { key, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.byteLength };
  }

  async function discard(stored: ReadonlyMap<string, ImportedFile>): Promise<void> {
    for (const { key } of stored.values()) {
      await files.remove(key);
      await forgetFileRemoval(db, key);
    }
  }

  return importArchive;
}

async function assertFits(
  trx: Transaction<DB>,
  actor: User,
  parts: readonly ArchivePart[],
  { counts }: CheckedArchive,
): Promise<void> {
  for (const part of parts) await part.assertFits?.(trx, actor, counts);
}

async function writeParts(
  trx: Transaction<DB>,
  archive: OpenArchive,
  parts: readonly ArchivePart[],
  context: ImportContext,
): Promise<ImportedArchive['parts']> {
  const imported: ImportedArchive['parts'] = [];
  for (const part of parts) {
    const collections = [];
    for (const collection of part.collections) {
      const path = getCollectionPath(part, collection);
      const { added, read } = await writeCollection(trx, archive, collection, path, context);
      collections.push({ name: collection.name, added, skipped: read - added });
    }
    imported.push({ name: part.name, collections });
  }
  for (const part of parts) await part.finish?.(trx, context);
  return imported;
}

async function writeCollection(
  trx: Transaction<DB>,
  archive: OpenArchive,
  collection: ArchiveCollection,
  path: string,
  context: ImportContext,
): Promise<{ added: number; read: number }> {
  let added = 0;
  let read = 0;
  if (!archive.files.has(path)) return { added, read };
  let batch: Record<string, unknown>[] = [];
  const write = async () => {
    added += await collection.insert(trx, context, batch);
    batch = [];
  };
  for await (const line of archive.readLines(path)) {
    batch.push(parseRecord(collection, path, line));
    read += 1;
    if (batch.length >= collection.batch) await write();
  }
  if (batch.length > 0) await write();
  return { added, read };
}

function createContext(
  userId: string,
  given: { checked: CheckedArchive; stored: Map<string, ImportedFile>; now: Date; replacesProfile: boolean },
): ImportContext {
  const { checked, stored, now, replacesProfile } = given;
  return {
    userId,
    now,
    replacesProfile,
    getId: (archiveId) => requireChecked(checked.ids.get(archiveId)),
    listIds: (collection) => checked.idsByCollection.get(collection) ?? [],
    getFile: (path) => requireChecked(stored.get(path)),
  };
}

/** What was checked is there. */
function requireChecked<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The archive was not checked.');
  return value;
}
