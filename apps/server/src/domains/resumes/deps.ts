import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import type { Fetcher } from '../../platform/fetch/fetcher.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { LanguageModel } from '../../platform/model/model.ts';
import type { Announce } from '../../platform/module.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Listings } from '../listings/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Engine } from './engine.ts';

export interface ResumesDeps {
  db: Kysely<DB>;
  transact: Transact;
  files: FileStore;
  fetch: Fetcher;
  publicUrl: string;
  engine: Engine;
  events: Events;
  queue: Queue;
  announce: Announce;
  accounts: Pick<Accounts, 'account'>;
  listings: Pick<Listings, 'get'>;
  model: LanguageModel;
  notifications: Pick<Notifications, 'notify' | 'forgetPath'>;
  now: () => Date;
}
