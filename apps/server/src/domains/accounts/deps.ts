import type { Brand } from '@foothold/brand';
import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Fetcher } from '../../platform/fetch/fetcher.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Limit } from '../../platform/http/limits.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Auth } from './auth.ts';

export interface AccountsDeps {
  db: Kysely<DB>;
  transact: Transact;
  auth: Auth;
  /** Signs API tokens (`auth` uses the same key), tickets, and links. */
  secret: string;
  /** Encrypts the secrets of authenticators. */
  vault: Vault;
  /** Counts what the contract can't, such as attempts on an account known only from a ticket. */
  limit: Limit;
  /** Stores the files of imported archives. */
  files: FileStore;
  /** Reads the metadata documents of apps. */
  fetch: Fetcher;
  logger: Logger;
  mail: Mail;
  notifications: Pick<Notifications, 'notify'>;
  queue: Queue;
  brand: Brand;
  publicUrl: string;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
  now: () => Date;
}

/** What sign-up, login, and logout need from the request: its headers and a way to set cookies. */
export type Caller = Pick<RequestContext, 'actor' | 'headers' | 'setHeader' | 'address'>;

export const DAY_MS = 24 * 60 * 60 * 1000;
