import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type ResumeRow, SUMMARY, type Target, toJson, toTargetColumns } from '../repository.ts';

export interface NewCopy {
  title: string;
  fileKey: string;
  target: Target;
  /** The name of the recruiter who prepares it. */
  preparedBy: string | null;
}

/** Inserts a copy of a résumé, without its versions. */
export async function insertCopy(
  db: Executor,
  parent: Authorized<ResumeRow>,
  { title, fileKey, target, preparedBy }: NewCopy,
) {
  const file = await db
    .selectFrom('resumes')
    .select(['user_id', 'file_name', 'format', 'file_sha256', 'file_size', 'export_options'])
    .where('id', '=', parent.id)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('resumes')
    .values({
      ...file,
      export_options: toJson(file.export_options),
      title,
      file_key: fileKey,
      parent_id: parent.id,
      is_copy: true,
      prepared_by: preparedBy,
      ...toTargetColumns(target),
    })
    .returning(SUMMARY)
    .executeTakeFirstOrThrow();
}

/** Copies the member's answers, and what they said about suggestions and questions. */
export async function copyAnswers(db: Executor, from: ResumeRow, to: Authorized<ResumeRow>): Promise<void> {
  const copyId = sql<string>`${to.id}::uuid`.as('resume_id');
  await db
    .insertInto('resume_facts')
    .columns(['resume_id', 'question_id', 'text', 'skill', 'target', 'confirmed_at'])
    .expression(
      db
        .selectFrom('resume_facts')
        .select([copyId, 'question_id', 'text', 'skill', 'target', 'confirmed_at'])
        .where('resume_id', '=', from.id),
    )
    .execute();
  await db
    .insertInto('resume_decisions')
    .columns(['resume_id', 'subject', 'kind', 'target', 'line', 'decided_at'])
    .expression(
      db
        .selectFrom('resume_decisions')
        .select([copyId, 'subject', 'kind', 'target', 'line', 'decided_at'])
        .where('resume_id', '=', from.id),
    )
    .execute();
}

/** The copies made from a résumé, locked until the transaction ends. Locks always go from a résumé to its copies. */
export const lockCopies = (db: Executor, parent: ResumeRow) =>
  db.selectFrom('resumes').select(SUMMARY).where('parent_id', '=', parent.id).orderBy('id').forUpdate().execute();

export const setArchived = (db: Executor, resume: Authorized<ResumeRow>, archivedAt: Date | null) =>
  db.updateTable('resumes').set({ archived_at: archivedAt }).where('id', '=', resume.id).execute();
