import type { OutgoingMail } from '@foothold/contracts/support';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Mails } from '../../platform/db/schema.ts';
import { found } from '../../platform/errors.ts';
import { isUuid } from '../../platform/uuid.ts';
import * as repository from './outbox-repository.ts';

const PAGE_SIZE = 50;

/**
 * What leaves the house by mail, for staff.
 * @param delivers whether a mail service is configured
 */
export function createOutbox({ db, delivers }: { db: Kysely<DB>; delivers: boolean }) {
  return {
    async mails(page: number, words: string | undefined) {
      const { rows, total } = await repository.listMails(db, {
        words,
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      });
      return { mails: rows.map(asMail), total, pageSize: PAGE_SIZE, delivers };
    },
    async mail(id: string) {
      const row = found(isUuid(id) ? await repository.findMail(db, id) : null);
      // A letter on its way to a mail service may hold a link that lets its reader in: it is its recipient's alone.
      return { ...asMail(row), text: row.state === 'kept' ? row.body_text : '' };
    },
  };
}

function asMail(row: Selectable<Mails>): OutgoingMail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    createdAt: row.created_at.toISOString(),
    state: row.state as OutgoingMail['state'],
    error: row.error,
  };
}
