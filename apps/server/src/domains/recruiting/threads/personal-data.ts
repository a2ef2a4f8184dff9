import { toSafeFileName } from '../../../platform/files/zip-stream.ts';
import type { RecruitingDeps } from '../deps.ts';
import { listAllFiles, listAllMessages, listWritten } from './personal-data-repository.ts';

const encoder = new TextEncoder();

/** A member's messages with their files, and when a recruiter wrote messages: what they say belongs to the members. */
export async function collectThread({ db, files }: Pick<RecruitingDeps, 'db' | 'files'>, userId: string) {
  const [messages, attached, written] = await Promise.all([
    listAllMessages(db, userId),
    listAllFiles(db, userId),
    listWritten(db, userId),
  ]);
  return {
    messages: messages.map((row) => ({
      from: row.author_name,
      side: row.side,
      kind: row.kind,
      text: row.text,
      at: row.at,
      deletedAt: row.deleted_at,
      files: attached
        .filter(({ message_id }) => message_id === row.id)
        .map(({ name, bytes, media_type }) => ({ name, bytes, mediaType: media_type })),
    })),
    written,
    files: attached.map(({ id, name, file_key }) => ({
      name: `messages/${id}-${toSafeFileName(name)}`,
      read: async () => (await files.get(file_key)) ?? encoder.encode('This file is no longer in storage.'),
    })),
  };
}
