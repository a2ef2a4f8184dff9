import { randomUUID } from 'node:crypto';
import type { Executor } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { FileStore } from './files.ts';
import { announceFile, forgetFileRemoval } from './removals-repository.ts';

/**
 * Stores a file, and then the row that it belongs to. Even if this process dies in between, a file without a row exists for an hour at most.
 * @param folder the start of its key
 * @param save stores the row with the key of its file, and calls `forgetFileRemoval` in the same transaction; the file is removed again if it
 * returns undefined or refuses with an AppError. After any other error, the row may have been stored (the connection may be lost during the
 * commit), so the file stays, and the job deletes it later if it wasn't.
 * @returns what `save` returned
 */
export async function storeFile(
  { db, files }: { db: Executor; files: FileStore },
  folder: 'resumes' | 'applications' | 'messages' | 'packets',
  bytes: Uint8Array,
  save: (fileKey: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const fileKey = `${folder}/${randomUUID()}`;
  await announceFile(db, fileKey);
  await files.put(fileKey, bytes);
  const discard = async () => {
    await files.remove(fileKey);
    await forgetFileRemoval(db, fileKey);
  };
  let id: string | undefined;
  try {
    id = await save(fileKey);
  } catch (error) {
    if (error instanceof AppError) await discard();
    throw error;
  }
  if (!id) await discard();
  return id;
}
