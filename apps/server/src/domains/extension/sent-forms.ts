import { extensionLimits, type SentForm } from '@foothold/contracts/extension';
import { isUnsent } from '@foothold/core/tracking';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import { AppError } from '../../platform/errors.ts';
import type { ExtensionDeps } from './deps.ts';
import { ownsSentForm } from './policy.ts';
import { withoutPrivateFields } from './private-fields.ts';
import * as repository from './sent-forms-repository.ts';

export interface NewSentForm {
  id: string;
  host: string;
  fields: readonly { label: string; value: string }[];
  submittedAt: string;
}

/** Records of what was in the forms that members sent. */
export function createSentForms({ db, transact, events, applications, now }: ExtensionDeps) {
  /** Stores the record and marks an application that wasn't sent as sent. @throws AppError `resource.not-found` */
  async function record(actor: User, { id, host, fields, submittedAt }: NewSentForm): Promise<SentForm> {
    const application = await applications.get(actor, id);
    const form = await transact(async (trx) => {
      const row = await repository.insertSentForm(trx, {
        userId: actor.id,
        applicationId: application.id,
        host,
        fields: withoutPrivateFields(fields),
        submittedAt: new Date(submittedAt),
        at: now(),
      });
      await repository.deleteOldSentForms(trx, application.id, extensionLimits.records);
      await events.publish(trx, actor.id, { kind: 'application', id: application.id });
      return row;
    });
    if (isUnsent(application.state)) await applications.moveMany(actor, { ids: [application.id], to: 'submitted' });
    return toSentForm(form);
  }

  /** @throws AppError `resource.not-found` */
  async function list(actor: User, applicationId: string): Promise<{ forms: SentForm[] }> {
    const { id } = await applications.get(actor, applicationId);
    return { forms: (await repository.listSentForms(db, id)).map(toSentForm) };
  }

  /** @throws AppError `resource.not-found` */
  async function remove(actor: User, { id, formId }: { id: string; formId: string }): Promise<void> {
    const form = authorize(ownsSentForm, actor, await repository.findSentForm(db, formId));
    if (form.application_id !== id) throw new AppError('resource.not-found');
    await repository.deleteSentForm(db, form);
  }

  return { record, list, remove };
}

const toSentForm = (row: repository.SentFormRow): SentForm => ({
  id: row.id,
  applicationId: row.application_id,
  host: row.host,
  fields: row.fields as SentForm['fields'],
  submittedAt: row.submitted_at.toISOString(),
  savedAt: row.created_at.toISOString(),
  imported: row.imported,
});
