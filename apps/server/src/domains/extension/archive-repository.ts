import { extensionLimits, sentFieldSchema } from '@foothold/contracts/extension';
import { z } from 'zod';
import { column, ownId, reference, text, time } from '../../platform/archive/fields.ts';
import type { ArchivePart } from '../../platform/archive/part.ts';
import { archiveTable } from '../../platform/archive/table.ts';
import { withoutPrivateFields } from './private-fields.ts';
import { deleteOldSentForms } from './sent-forms-repository.ts';

const APPLICATIONS = 'applications/applications';

const sentForms = archiveTable({
  name: 'sent-forms',
  about:
    'Forms that you sent with the browser extension. An import marks each as imported and unverified, and leaves out fields that are never saved.',
  table: 'sent_forms',
  key: ['id'],
  most: 100_000,
  batch: 50,
  fields: {
    id: ownId(),
    application: reference('application_id', APPLICATIONS),
    host: column('host', text(255).min(1)),
    fields: column('fields', z.array(sentFieldSchema.strict()).max(extensionLimits.fields)),
    submittedAt: time('submitted_at'),
    savedAt: time('created_at'),
  },
  restored: async (_, __, records) =>
    records.map(({ fields }) => ({ fields: withoutPrivateFields(fields), imported: true })),
});

/** Records of sent forms, which belong to applications of the archive. */
export const createExtensionArchive = (): ArchivePart => ({
  name: 'extension',
  collections: [sentForms],
  async finish(trx, { listIds }) {
    for (const id of listIds(APPLICATIONS)) await deleteOldSentForms(trx, id, extensionLimits.records);
  },
});
