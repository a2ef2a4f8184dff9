import type { Kysely } from 'kysely';
import type { Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Events } from '../../../platform/events.ts';
import type { FileStore } from '../../../platform/files/files.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import type { Applications } from '../service.ts';
import type { MailReader } from './mail-reader.ts';

export interface InboxDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Pick<Events, 'publish'>;
  files: FileStore;
  queue: Pick<Queue, 'add'>;
  accounts: Pick<Accounts, 'account'>;
  applications: Pick<Applications, 'recordMove' | 'undo'>;
  notifications: Pick<Notifications, 'notify'>;
  reader: MailReader;
  /** The domain of members’ addresses. Null if no email is received. */
  forwardingDomain: string | null;
  now: () => Date;
}

/** The page with the emails of a member. */
export const INBOX_PATH = '/portal/applications/mail';
