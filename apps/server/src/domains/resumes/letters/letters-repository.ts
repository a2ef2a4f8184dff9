import type { LetterKind } from '@foothold/contracts/resumes';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { ResumeRow } from '../repository.ts';

const COLUMNS = ['kind', 'target', 'template', 'subject', 'text', 'version', 'updated_at'] as const;

export const findLetter = (db: Executor, resumeId: string, kind: LetterKind) =>
  db
    .selectFrom('letters')
    .select(COLUMNS)
    .where('resume_id', '=', resumeId)
    .where('kind', '=', kind)
    .executeTakeFirst();
export type LetterRow = NonNullable<Awaited<ReturnType<typeof findLetter>>>;

export interface LetterChange {
  /** Identifies the job that it is for; null without one. */
  target: string | null;
  template: string;
  subject: string;
  text: string;
  updatedAt: Date;
}

/** Saves a letter over the version that was edited, or the first one over none (0). Undefined if another was saved in the meantime. */
export const saveLetter = (
  db: Executor,
  resume: Authorized<ResumeRow>,
  kind: LetterKind,
  version: number,
  { target, template, subject, text, updatedAt }: LetterChange,
): Promise<LetterRow | undefined> => {
  const values = { target, template, subject, text, updated_at: updatedAt };
  return version === 0
    ? db
        .insertInto('letters')
        .values({ resume_id: resume.id, kind, ...values })
        .onConflict((conflict) => conflict.columns(['resume_id', 'kind']).doNothing())
        .returning(COLUMNS)
        .executeTakeFirst()
    : db
        .updateTable('letters')
        .set({ ...values, version: sql<number>`version + 1` })
        .where('resume_id', '=', resume.id)
        .where('kind', '=', kind)
        .where('version', '=', version)
        .returning(COLUMNS)
        .executeTakeFirst();
};

/** @returns whether there was one */
export async function deleteLetter(db: Executor, resume: Authorized<ResumeRow>, kind: LetterKind): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('letters')
    .where('resume_id', '=', resume.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** For the export of a member's data. */
export const listLetters = (db: Executor, resumeId: string) =>
  db
    .selectFrom('letters')
    .select(['kind', 'template', 'subject', 'text', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('resume_id', '=', resumeId)
    .orderBy('kind')
    .execute();
