import type { Invoice, Subscription } from '@foothold/contracts/billing';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { BillingDeps } from './deps.ts';
import * as repository from './erasure-repository.ts';
import type { BillingDocuments } from './invoices/documents.ts';
import * as invoices from './invoices/invoices-repository.ts';
import type { Bookkeeping } from './ledger/ledger.ts';
import * as ledger from './ledger/ledger-repository.ts';
import * as subscriptions from './subscriptions/subscriptions-repository.ts';
import { toCredit, toInvoice, toSubscription } from './views.ts';

/** Whole years, counted from the end of the record's year. */
const LEDGER_RETENTION_YEARS = 7;
const EVENT_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

interface BillingData {
  subscriptions: Subscription[];
  invoices: Invoice[];
  credits: unknown;
}

/** What billing stores about a person. It is exported, canceled and unlinked on erasure, and deleted after the retention period. */
export function createBillingData(
  { db, transact, now }: BillingDeps,
  { bookkeeping, billingDocuments }: { bookkeeping: Bookkeeping; billingDocuments: BillingDocuments },
): PersonalData & { forget(): Promise<void> } {
  return {
    name: 'billing',
    async collect(userId) {
      const [all, invoiceRows, credits] = await Promise.all([
        subscriptions.listSubscriptions(db, userId),
        invoices.listInvoicesFor(db, { userId }),
        ledger.listCredits(db, userId),
      ]);
      return {
        data: {
          subscriptions: all.map((row) => toSubscription(row, bookkeeping.getPlanName(row.plan))),
          invoices: invoiceRows.map(toInvoice),
          credits: credits.map(toCredit),
        },
        files: invoiceRows.map((row) => ({
          name: `invoices/invoice-${row.number}.pdf`,
          read: async () => new Uint8Array(await (await billingDocuments.renderInvoice(row, 'us')).arrayBuffer()),
        })),
      };
    },
    listChangeable(data) {
      const { subscriptions: all, invoices: issued, credits } = data as BillingData;
      // Renewals move the period and issue invoices.
      return {
        subscriptions: all.map(({ plan, cancelAtPeriodEnd, card }) => ({ plan, cancelAtPeriodEnd, card })),
        refunded: issued.reduce((sum, { refunded }) => sum + refunded, 0),
        credits,
      };
    },
    eraseSample: repository.deleteSample,
    async erase(trx, userId) {
      for (const subscription of await repository.lockUserPayments(trx, userId))
        if (subscription.state !== 'ended') await bookkeeping.end(trx, subscription, 'erased');
      await repository.unlinkPayer(trx, userId);
    },
    retained: [
      {
        what: 'Invoices with the name and email address on them, and the record of payments and refunds. They are no longer linked to your account.',
        until: `${LEDGER_RETENTION_YEARS} years after the end of the year they are from`,
        why: 'Tax law requires us to keep income records for as long as a tax can depend on them (26 U.S.C. § 6001).',
      },
      {
        what: 'Your card and payments at the payment service, which keeps its own records.',
        until: 'As long as the law requires of the payment service',
        why: 'It processed the payments and has its own legal duties.',
      },
    ],
    async forget() {
      const moment = new Date(Date.UTC(now().getUTCFullYear() - LEDGER_RETENTION_YEARS, 0, 1));
      await transact((trx) => repository.deleteBefore(trx, moment));
      await repository.forgetPayers(db);
      const retentionStart = new Date(now().getTime() - EVENT_RETENTION_MS);
      await repository.deleteEventsBefore(db, retentionStart);
      await repository.deleteAbandonedBefore(db, retentionStart);
    },
  };
}
