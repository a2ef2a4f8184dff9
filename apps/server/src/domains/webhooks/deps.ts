import type { Brand } from '@foothold/brand';
import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import type { Fetcher } from '../../platform/fetch/fetcher.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Notifications } from '../notifications/index.ts';

export interface WebhooksDeps {
  db: Kysely<DB>;
  transact: Transact;
  vault: Pick<Vault, 'seal' | 'open'>;
  fetch: Fetcher;
  queue: Pick<Queue, 'add'>;
  events: Pick<Events, 'publish'>;
  mail: Pick<Mail, 'send'>;
  notifications: Pick<Notifications, 'notify' | 'forgetPath'>;
  accounts: Pick<Accounts, 'account'>;
  logger: Pick<Logger, 'error'>;
  brand: Brand;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
  /** Loopback addresses with ports that tests may use, also without encryption. */
  allowedHosts: readonly string[];
  now: () => Date;
  /** From 0 to 1. */
  random: () => number;
}

/** The page of an endpoint in the portal. */
export const getEndpointPath = (id: string): `/${string}` => `/portal/settings/webhooks/${id}`;
