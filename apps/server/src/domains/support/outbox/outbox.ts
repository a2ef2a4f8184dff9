import type { OutgoingMail } from '@foothold/contracts/support';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Mails } from '../../../platform/db/schema.ts';
import { requireFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/uuid.ts';
import * as repository from './outbox-repository.ts';

const PAGE_SIZE = 50;

export interface OutboxDeps {
  db: Kysely<DB>;
  /** Whether a mail service is configured. */
  delivers: boolean;
  /** Whether an address belongs to a demo account, whose password is public. */
  isDemo: (email: string) => Promise<boolean>;
}

/** A record of sent emails, for staff. */
export function createOutbox({ db, delivers, isDemo }: OutboxDeps) {
  return {
    async mails({
      page,
      q,
      state,
    }: {
      page: number;
      q?: string | undefined;
      state?: OutgoingMail['state'] | undefined;
    }) {
      const { rows, total } = await repository.listMails(db, {
        words: q,
        state,
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      });
      return { mails: rows.map(toMail), total, pageSize: PAGE_SIZE, delivers };
    },
    /** Emails that couldn't be sent: how many, and the oldest. */
    async failed(items: number) {
      const filter = { words: undefined, state: 'failed' };
      const [{ total }, oldest] = await Promise.all([
        repository.listMails(db, { ...filter, limit: 0, offset: 0 }),
        repository.listOldestFailed(db, items),
      ]);
      return {
        count: total,
        items: oldest.map(({ id, recipient, subject, created_at }) => ({
          id,
          name: recipient,
          reference: subject,
          sample: false,
          since: created_at.toISOString(),
          dueAt: null,
        })),
      };
    },
    async mail(id: string) {
      const row = requireFound(isUuid(id) ? await repository.findMail(db, id) : null);
      // An email may contain a link that grants access, so only its recipient may read it, and nobody here sees the token.
      const shown = row.state === 'saved' && row.body_text !== '' && (await isDemo(row.recipient));
      return { ...toMail(row), text: shown ? maskTokens(row.body_text) : '' };
    },
  };
}

/** Values of links that are long enough to grant something. */
const TOKEN_PATTERN = /([?&][a-z_]+=)[\w.-]{16,}/g;

const maskTokens = (text: string): string => text.replaceAll(TOKEN_PATTERN, '$1••••');

function toMail(row: Selectable<Mails>): OutgoingMail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    createdAt: row.created_at.toISOString(),
    state: row.state as OutgoingMail['state'],
    error: row.error,
  };
}
