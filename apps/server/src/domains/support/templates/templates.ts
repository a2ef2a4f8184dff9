import { type AnswerTemplate, templateLimits } from '@foothold/contracts/support';
import type { Kysely } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { mayManageTemplates } from '../policy.ts';
import * as repository from './templates-repository.ts';

export interface TemplatesDeps {
  db: Kysely<DB>;
  transact: Transact;
  now: () => Date;
}

interface TemplateInput {
  title: string;
  text: string;
}

/** Texts for replies. All staff use them; admins write them. */
export function createTemplates({ db, transact, now }: TemplatesDeps) {
  const list = async (): Promise<AnswerTemplate[]> => (await repository.listTemplates(db)).map(toTemplate);

  const find = async (id: string): Promise<AnswerTemplate> =>
    toTemplate(requireFound(await repository.findTemplate(db, id)));

  const toContent = (actor: User, { title, text }: TemplateInput) => ({ title, text, changedBy: actor.id, at: now() });

  /** @throws AppError `support.template-exists`, `support.templates-full` */
  async function create(actor: User, input: TemplateInput): Promise<AnswerTemplate> {
    const id = await transact(async (trx) => {
      // Two admins who create the last template at the same time would exceed the limit.
      await acquireAdvisoryLock(trx, 'answer templates');
      if (await repository.isTitleTaken(trx, input.title)) throw new AppError('support.template-exists');
      if ((await repository.countTemplates(trx)) >= templateLimits.templates)
        throw new AppError('support.templates-full');
      return repository.insertTemplate(trx, toContent(actor, input));
    });
    return find(id);
  }

  /** @throws AppError `resource.not-found`, `support.template-exists` */
  async function update(actor: User, { id, ...input }: TemplateInput & { id: string }): Promise<AnswerTemplate> {
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, 'answer templates');
      const row = authorize(mayManageTemplates, actor, await repository.findTemplate(trx, id));
      if (await repository.isTitleTaken(trx, input.title, row.id)) throw new AppError('support.template-exists');
      await repository.updateTemplate(trx, row, toContent(actor, input));
    });
    return find(id);
  }

  /** @throws AppError `resource.not-found` */
  async function remove(actor: User, id: string): Promise<void> {
    const row = authorize(mayManageTemplates, actor, await repository.findTemplate(db, id));
    await repository.deleteTemplate(db, row);
  }

  return { list, find, create, update, remove };
}

export type Templates = ReturnType<typeof createTemplates>;

const toTemplate = (row: repository.TemplateRow): AnswerTemplate => ({
  id: row.id,
  title: row.title,
  text: row.text,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changed_by_name,
});
