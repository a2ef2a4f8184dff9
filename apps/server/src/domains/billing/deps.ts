import type { Brand } from '@foothold/brand';
import type { PricedPlan, PriceReading } from '@foothold/core/pricing';
import type { Kysely, Transaction } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { PaymentService } from '../../platform/payments/payments.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Notifications } from '../notifications/index.ts';

/** What billing needs from accounts. */
export interface Members extends Pick<Accounts, 'account' | 'staffViews'> {
  /** Finds or creates the account of the address that paid. */
  findOrOpenAccount(
    trx: Transaction<DB>,
    person: { email: string; name: string },
  ): Promise<{ id: string; isNew: boolean }>;
  /** Records what the account agreed to. */
  recordConsent(
    trx: Transaction<DB>,
    consent: { userId: string; kind: 'terms'; given: boolean; wording: string; source: string },
  ): Promise<unknown>;
  /** Sets the plan that the account has bought. */
  setPlan(trx: Transaction<DB>, userId: string, plan: PricedPlan | null): Promise<unknown>;
}

export interface BillingDeps {
  db: Kysely<DB>;
  transact: Transact;
  service: PaymentService;
  accounts: Members;
  queue: Pick<Queue, 'add'>;
  events: Pick<Events, 'publish'>;
  mail: Mail;
  notifications: Pick<Notifications, 'notify'>;
  brand: Brand;
  reading: PriceReading;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
  now: () => Date;
}

export type Trx = Transaction<DB>;
