import type { ThreadMessage } from '@foothold/core/reply-clock';
import type { Selectable } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { RecruiterMessageFiles, RecruiterMessages } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Side, ThreadRow } from './threads-repository.ts';

export type MessageRow = Selectable<RecruiterMessages>;
export type FileRow = Selectable<RecruiterMessageFiles>;

type Thread = Authorized<ThreadRow>;

/** Enough to find since when somebody waits. */
const TAIL = 500;

/** The newest messages, or those before one, oldest first. */
export const listMessages = async (
  db: Executor,
  { member_id: memberId }: Thread,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<MessageRow[]> => {
  const query = db
    .selectFrom('recruiter_messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit);
  return (await (before === undefined ? query : query.where('id', '<', before)).execute()).reverse();
};

export const listFiles = async (db: Executor, messages: readonly Pick<MessageRow, 'id'>[]): Promise<FileRow[]> =>
  messages.length === 0
    ? []
    : db
        .selectFrom('recruiter_message_files')
        .selectAll()
        .where(
          'message_id',
          'in',
          messages.map(({ id }) => id),
        )
        .orderBy('message_id')
        .orderBy('position')
        .execute();

/** How many messages of a side are newer than the last one read by the other, and the first of them. */
export const findUnread = (db: Executor, memberId: string, side: Side, lastRead: number) =>
  db
    .selectFrom('recruiter_messages')
    .select((row) => [row.fn.countAll<number>().as('unread'), row.fn.min('id').as('first')])
    .where('member_id', '=', memberId)
    .where('side', '=', side)
    .where('kind', '=', 'text')
    .where('deleted_at', 'is', null)
    .where('id', '>', lastRead)
    .executeTakeFirstOrThrow();

/** The last message of a side that isn't newer than the last one read by the other. */
export async function findLastRead(db: Executor, memberId: string, side: Side, lastRead: number) {
  const found = await db
    .selectFrom('recruiter_messages')
    .select('id')
    .where('member_id', '=', memberId)
    .where('side', '=', side)
    .where('kind', '=', 'text')
    .where('deleted_at', 'is', null)
    .where('id', '<=', lastRead)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** The newest message of a thread. 0 if there is none. */
export async function findLastId(db: Executor, { member_id: memberId }: Thread): Promise<number> {
  const { last } = await db
    .selectFrom('recruiter_messages')
    .select((row) => row.fn.max('id').as('last'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** What the clock needs of a thread's last messages, oldest first. A settled wait counts as answered. */
export async function listForClock(db: Executor, { member_id: memberId }: Thread): Promise<ThreadMessage[]> {
  const rows = await db
    .selectFrom('recruiter_messages')
    .select(['id', 'side', 'at', 'needs_reply', 'author_id'])
    .where('member_id', '=', memberId)
    .where('side', '<>', 'system')
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(TAIL)
    .execute();
  return rows.reverse().map(toClockMessage);
}

export const toClockMessage = (
  row: Pick<MessageRow, 'id' | 'side' | 'at' | 'needs_reply' | 'author_id'>,
): ThreadMessage => ({
  id: row.id,
  side: row.side as Side,
  at: row.at,
  needsReply: row.needs_reply,
  authorId: row.author_id,
});

export const findSent = (db: Executor, memberId: string, authorId: string, clientId: string) =>
  db
    .selectFrom('recruiter_messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

const ID_PATTERN = /^\d{1,9}$/;

export const findMessage = async (db: Executor, { member_id: memberId }: Thread, id: string) =>
  ID_PATTERN.test(id)
    ? db
        .selectFrom('recruiter_messages')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('id', '=', Number(id))
        .executeTakeFirst()
    : undefined;

export const insertMessage = (
  db: Executor,
  { member_id }: Thread,
  message: Pick<
    MessageRow,
    'side' | 'kind' | 'author_id' | 'author_name' | 'text' | 'needs_reply' | 'client_id' | 'at'
  >,
) =>
  db
    .insertInto('recruiter_messages')
    .values({ ...message, member_id })
    .returningAll()
    .executeTakeFirstOrThrow();

export const insertFiles = (
  db: Executor,
  { id, member_id }: MessageRow,
  files: readonly Pick<FileRow, 'name' | 'media_type' | 'bytes' | 'file_key'>[],
) =>
  db
    .insertInto('recruiter_message_files')
    .values(files.map((file, position) => ({ ...file, position, message_id: id, member_id })))
    .execute();

/** Deletes the text and the files. That there was a message stays. */
export async function clearMessage(db: Executor, { id }: Authorized<MessageRow>, at: Date): Promise<void> {
  await db.updateTable('recruiter_messages').set({ text: '', deleted_at: at }).where('id', '=', id).execute();
  await db.deleteFrom('recruiter_message_files').where('message_id', '=', id).execute();
}

export const findFile = async (db: Executor, { member_id: memberId }: Thread, id: string) =>
  isUuid(id)
    ? db
        .selectFrom('recruiter_message_files')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;

export async function sumFileBytes(db: Executor, { member_id: memberId }: Thread): Promise<number> {
  const { bytes } = await db
    .selectFrom('recruiter_message_files')
    .select((row) => row.fn.sum<number | null>('bytes').as('bytes'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return bytes ?? 0;
}
