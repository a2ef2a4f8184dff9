import { randomUUID } from 'node:crypto';
import type { ResumesDeps } from './deps.ts';
import * as repository from './repository.ts';

/**
 * Stores a résumé's file, and then the résumé. Even if this process dies in between, a file without a résumé exists for an hour at most.
 * @param save stores the résumé with the key of its file; the file is removed again if it returns undefined or throws
 * @returns what `save` returned
 */
export async function storeFile(
  { db, files }: Pick<ResumesDeps, 'db' | 'files'>,
  bytes: Uint8Array,
  save: (fileKey: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const fileKey = `resumes/${randomUUID()}`;
  await repository.announceFile(db, fileKey);
  await files.put(fileKey, bytes);
  let id: string | undefined;
  try {
    id = await save(fileKey);
  } finally {
    if (!id) await files.remove(fileKey);
  }
  if (!id) await repository.forgetFileRemoval(db, fileKey);
  return id;
}
