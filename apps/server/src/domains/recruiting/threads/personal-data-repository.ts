import type { Executor } from '../../../platform/db/database.ts';

export const listAllMessages = (db: Executor, memberId: string) =>
  db.selectFrom('recruiter_messages').selectAll().where('member_id', '=', memberId).orderBy('id').execute();

export const listAllFiles = (db: Executor, memberId: string) =>
  db
    .selectFrom('recruiter_message_files')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('message_id')
    .orderBy('position')
    .execute();

/** When a recruiter wrote messages to members. */
export const listWritten = (db: Executor, recruiterId: string) =>
  db
    .selectFrom('recruiter_messages')
    .select('at')
    .where('author_id', '=', recruiterId)
    .where('side', '=', 'recruiter')
    .orderBy('id')
    .execute();
