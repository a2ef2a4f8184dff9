import type { Brand } from '@foothold/brand';
import type { Kysely } from 'kysely';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Announce } from '../../platform/module.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Applications } from '../applications/index.ts';
import type { Billing } from '../billing/index.ts';
import type { Listings } from '../listings/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Resumes } from '../resumes/index.ts';
import type { Sealer } from './custody/sealing.ts';

export interface RecruitingDeps {
  db: Kysely<DB>;
  transact: Transact;
  audit: Audit;
  accounts: Pick<
    Accounts,
    | 'account'
    | 'findOrOpenAccount'
    | 'recordConsent'
    | 'hasConsent'
    | 'listConsents'
    | 'changeConsent'
    | 'staffViews'
    | 'signingOptions'
  >;
  listings: Pick<Listings, 'findByIds' | 'get' | 'search'>;
  resumes: Pick<Resumes, 'forRecruiters' | 'list' | 'roles' | 'answer' | 'replaceText' | 'readForReview'>;
  applications: Pick<Applications, 'save' | 'answers' | 'packetMoves' | 'forRecruiters' | 'facts'>;
  serviceCredits: Billing['serviceCredits'];
  sealer: Sealer;
  mail: Mail;
  portalNotifications: Pick<Notifications, 'notify' | 'forgetPath'>;
  files: FileStore;
  queue: Queue;
  events: Events;
  announce: Announce;
  logger: Pick<Logger, 'error'>;
  brand: Brand;
  publicUrl: string;
  portalUrl: string;
  /** Signs the links in weekly reports. */
  linkSecret: string;
  /** The domain of issued addresses, and whether their mail is already forwarded. */
  forwarding: { domain: string; delivers: boolean };
  /** The folder of the installation's data. */
  dataDir: string;
  now: () => Date;
}
