import type { Brand } from '@foothold/brand';
import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Announce } from '../../platform/module.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Listings } from '../listings/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Resumes } from '../resumes/index.ts';

export interface ApplicationsDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Events;
  announce: Announce;
  accounts: Pick<Accounts, 'account' | 'entitlements'>;
  listings: Pick<Listings, 'findByIds' | 'findEnds' | 'matchesFor' | 'explainFits' | 'search' | 'map' | 'typicalPay'>;
  resumes: Pick<
    Resumes,
    | 'owns'
    | 'sampleProfile'
    | 'seekerProfile'
    | 'latestSeekerProfile'
    | 'list'
    | 'get'
    | 'describeCurrent'
    | 'draftFollowUp'
  >;
  notifications: Pick<Notifications, 'notify' | 'forgetPath'>;
  mail: Pick<Mail, 'send'>;
  files: FileStore;
  queue: Pick<Queue, 'add'>;
  logger: Pick<Logger, 'error'>;
  brand: Brand;
  /** URL of the site, without a trailing slash. */
  publicUrl: string;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
  now: () => Date;
}

/** The page of an application in the portal. */
export const getApplicationPath = (id: string): string => `/portal/applications/${id}`;
