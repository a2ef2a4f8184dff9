import {
  type ApplicationFile,
  FILE_MEDIA_TYPES,
  OTHER_MEDIA_TYPE,
  planLimits,
} from '@foothold/contracts/applications/planning';
import type { User } from '../../../platform/actor.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { forgetFileRemoval } from '../../../platform/files/removals-repository.ts';
import { type SentFile, shortenFileName, toSentFile } from '../../../platform/files/sent-file.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { toSafeFileName } from '../../../platform/files/zip-stream.ts';
import { removeFiles } from '../../resumes/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import type { createEntries } from './entries.ts';
import * as repository from './entries-repository.ts';
import { toFile } from './views.ts';

/** Files of applications. They are stored encrypted, and nothing reads what they hold. */
export function createFiles(
  { db, files, queue, now }: ApplicationsDeps,
  { findOwn, changeOwn }: Pick<ReturnType<typeof createEntries>, 'findOwn' | 'changeOwn'>,
) {
  /** @throws AppError `resource.not-found`, `applications.file-size`, `applications.file-limit`, `request.invalid` */
  async function add(actor: User, { id, file }: { id: string; file: File }): Promise<ApplicationFile> {
    await findOwn(actor, id);
    if (file.size === 0)
      throw new AppError('request.invalid', { fields: { file: 'This file is empty. Choose another one.' } });
    if (file.size > planLimits.fileBytes) throw new AppError('applications.file-size');
    const bytes = new Uint8Array(await file.arrayBuffer());
    let added: ApplicationFile | undefined;
    await storeFile({ db, files }, 'applications', bytes, (fileKey) =>
      changeOwn(actor, id, async (trx, application) => {
        await acquireAdvisoryLock(trx, `files of applications of ${actor.id}`);
        const count = await repository.countEntries(trx, 'application_files', application);
        const stored = await repository.sumFileBytes(trx, actor.id);
        if (count >= planLimits.files || stored + bytes.byteLength > planLimits.memberBytes)
          throw new AppError('applications.file-limit');
        const name = toSafeFileName(shortenFileName(file.name, planLimits.fileName));
        const row = await repository.insertEntry(trx, 'application_files', application, {
          name,
          media_type: getMediaType(name),
          bytes: bytes.byteLength,
          file_key: fileKey,
          created_at: now(),
        });
        await forgetFileRemoval(trx, fileKey);
        added = toFile(row);
        return row.id;
      }),
    );
    return requireFound(added);
  }

  /** @throws AppError `resource.not-found` */
  async function get(actor: User, { id, fileId }: { id: string; fileId: string }): Promise<SentFile> {
    const application = await findOwn(actor, id);
    const row = requireFound(await repository.findEntry(db, 'application_files', application, fileId));
    const bytes = requireFound(await files.get(row.file_key));
    return toSentFile(new File([new Uint8Array(bytes)], row.name, { type: row.media_type }));
  }

  /** A job deletes the file itself, so that an unreachable store doesn't block the rest. @throws AppError `resource.not-found` */
  const remove = (actor: User, { id, fileId }: { id: string; fileId: string }): Promise<void> =>
    changeOwn(actor, id, async (trx, application) => {
      if (!(await repository.deleteEntry(trx, 'application_files', application, fileId)))
        throw new AppError('resource.not-found');
      await queue.add(trx, removeFiles, {});
    });

  return { add, get, remove };
}

export function getMediaType(name: string): string {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return FILE_MEDIA_TYPES[extension] ?? OTHER_MEDIA_TYPE;
}
