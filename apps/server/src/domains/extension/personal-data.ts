import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listAllSentForms } from './sent-forms-repository.ts';

/** Records of sent forms. They are deleted with their application or the account. */
export const createExtensionPersonalData = ({ db }: { db: Kysely<DB> }): PersonalData => ({
  name: 'extension',
  collect: async (userId) => ({
    data: {
      sentForms: (await listAllSentForms(db, userId)).map((row) => ({
        application: row.application_id,
        host: row.host,
        fields: row.fields,
        submittedAt: row.submitted_at,
        savedAt: row.created_at,
        imported: row.imported,
      })),
    },
  }),
  erase: async () => undefined,
});
