import type { PersonalData } from '../../../platform/personal-data.ts';
import type { InboxDeps } from './deps.ts';
import { findAddress, listForExport } from './personal-data-repository.ts';

/** Emails about applications with what was read from them, and the member’s own address. The rows are deleted with the account; a trigger queues the files. */
export function createInboxPersonalData({ db, files }: Pick<InboxDeps, 'db' | 'files'>): PersonalData {
  return {
    name: 'application-mail',
    async collect(userId) {
      const [mails, address] = await Promise.all([listForExport(db, userId), findAddress(db, userId)]);
      return {
        data: { address: address ?? null, emails: mails.map(({ file_key: _, ...mail }) => mail) },
        files: mails.flatMap(({ id, source, file_key: key }) =>
          key === null
            ? []
            : [
                {
                  name: `${id}.${source === 'pasted' ? 'txt' : 'eml'}`,
                  read: async () =>
                    (await files.get(key)) ?? new TextEncoder().encode('This file is no longer in storage.'),
                },
              ],
        ),
      };
    },
    erase: async () => undefined,
  };
}
