import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

interface TemplateContent {
  title: string;
  text: string;
  changedBy: string;
  at: Date;
}

const toColumns = ({ title, text, changedBy, at }: TemplateContent) => ({
  title,
  text,
  changed_by: changedBy,
  changed_at: at,
});

const selectTemplates = (db: Executor) =>
  db
    .selectFrom('answer_templates')
    .leftJoin('users', 'users.id', 'answer_templates.changed_by')
    .selectAll('answer_templates')
    .select('users.name as changed_by_name');

export type TemplateRow = Awaited<ReturnType<ReturnType<typeof selectTemplates>['execute']>>[number];

/** By title. */
export const listTemplates = (db: Executor) =>
  selectTemplates(db).orderBy(sql`lower(answer_templates.title)`).execute();

export const findTemplate = async (db: Executor, id: string) =>
  isUuid(id) ? selectTemplates(db).where('answer_templates.id', '=', id).executeTakeFirst() : undefined;

export async function countTemplates(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('answer_templates')
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another template has this title. */
export async function isTitleTaken(db: Executor, title: string, exceptId?: string): Promise<boolean> {
  const row = await db
    .selectFrom('answer_templates')
    .select('id')
    .where(sql`lower(title)`, '=', sql`lower(${title})`)
    .executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

/** @returns its ID */
export async function insertTemplate(db: Executor, content: TemplateContent): Promise<string> {
  const { id } = await db
    .insertInto('answer_templates')
    .values(toColumns(content))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateTemplate = (db: Executor, template: Authorized<{ id: string }>, content: TemplateContent) =>
  db.updateTable('answer_templates').set(toColumns(content)).where('id', '=', template.id).execute();

export const deleteTemplate = (db: Executor, template: Authorized<{ id: string }>) =>
  db.deleteFrom('answer_templates').where('id', '=', template.id).execute();
