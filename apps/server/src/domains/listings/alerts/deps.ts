import type { Brand } from '@foothold/brand';
import type { Kysely } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import type { Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Events } from '../../../platform/events.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Announce } from '../../../platform/module.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import type { Exclusion } from '../exclusion.ts';
import type { Listings } from '../service.ts';

export interface AlertsDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Pick<Events, 'publish'>;
  announce: Announce;
  logger: Pick<Logger, 'error'>;
  queue: Pick<Queue, 'add'>;
  mail: Pick<Mail, 'send'>;
  notifications: Pick<Notifications, 'notify'>;
  accounts: Pick<Accounts, 'account'>;
  listings: Pick<Listings, 'findByIds' | 'matchFilters'>;
  /** What a member has hidden. */
  findExclusion: (member: Pick<User, 'id'>) => Promise<Exclusion>;
  brand: Brand;
  /** Signs the links in alerts. */
  secret: string;
  publicUrl: string;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
  now: () => Date;
}

export const toDay = (time: Date): string => time.toISOString().slice(0, 10);
