import type { Selectable } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { ApplicationAnswers } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type AnswerRow = Selectable<ApplicationAnswers>;
type Own = Authorized<{ id: string }>;

export const listAnswers = (db: Executor, userId: string): Promise<AnswerRow[]> =>
  db
    .selectFrom('application_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findAnswer = async (db: Executor, id: string): Promise<AnswerRow | undefined> =>
  isUuid(id) ? db.selectFrom('application_answers').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** The same, and keeps others from changing it until the transaction ends. */
export const lockAnswer = async (db: Executor, id: string): Promise<AnswerRow | undefined> =>
  isUuid(id)
    ? db.selectFrom('application_answers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;

export const insertAnswer = (
  db: Executor,
  row: { userId: string; questionId: string | null; question: string; answer: string; at: Date },
) =>
  db
    .insertInto('application_answers')
    .values({
      user_id: row.userId,
      question_id: row.questionId,
      question: row.question,
      answer: row.answer,
      version_at: row.at,
      created_at: row.at,
      updated_at: row.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateAnswer = (
  db: Executor,
  { id }: Own,
  change: { question: string; answer: string; version: number; version_at: Date },
  at: Date,
) =>
  db
    .updateTable('application_answers')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores the current text as an earlier version, and deletes the oldest beyond `most`. */
export async function insertVersion(db: Executor, row: Authorized<AnswerRow>, most: number): Promise<void> {
  await db
    .insertInto('application_answer_versions')
    .values({
      answer_id: row.id,
      version: row.version,
      question: row.question,
      answer: row.answer,
      saved_at: row.updated_at,
    })
    .execute();
  await db
    .deleteFrom('application_answer_versions')
    .where('answer_id', '=', row.id)
    .where('version', '<=', row.version - most)
    .execute();
}

export const listVersions = (db: Executor, { id }: Own) =>
  db
    .selectFrom('application_answer_versions')
    .selectAll()
    .where('answer_id', '=', id)
    .orderBy('version', 'desc')
    .execute();

export const findVersion = (db: Executor, { id }: Own, version: number) =>
  db
    .selectFrom('application_answer_versions')
    .selectAll()
    .where('answer_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();

export const deleteAnswer = (db: Executor, { id }: Own) =>
  db.deleteFrom('application_answers').where('id', '=', id).execute();

/** All earlier versions of a member's answers, for the export of their data. */
export const listAllVersions = (db: Executor, userId: string) =>
  db
    .selectFrom('application_answer_versions as version')
    .innerJoin('application_answers as answer', 'answer.id', 'version.answer_id')
    .select(['version.answer_id', 'version.version', 'version.question', 'version.answer', 'version.saved_at'])
    .where('answer.user_id', '=', userId)
    .orderBy('version.answer_id')
    .orderBy('version.version')
    .execute();
