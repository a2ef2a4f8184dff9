import { authorize } from '../../../platform/authorized.ts';
import type { Intent } from '../../../platform/payments/payments.ts';
import type { PaymentRow } from '../checkout/payments-repository.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import { mayCloseInvoice, SETTLEMENT } from '../policy.ts';
import * as ledger from './ledger-repository.ts';

type Invoice = invoices.InvoiceRow;

/** Ledger entries that more than one event creates. */
export function createEntries({ now }: Pick<BillingDeps, 'now'>) {
  /** A payment came in. */
  const addCharge = (trx: Trx, payment: PaymentRow, intent: Intent, owner: Owner) =>
    ledger.addEntry(trx, {
      at: now(),
      kind: 'charge',
      amount: intent.amountReceived,
      reference: intent.id,
      userId: owner.userId,
      subscriptionId: owner.subscriptionId,
      paymentId: payment.id,
      description: DESCRIPTIONS[payment.kind as keyof typeof DESCRIPTIONS],
    });

  /** Takes the credit that an invoice uses from the balance. */
  async function useCredit(trx: Trx, invoice: Invoice): Promise<void> {
    if (invoice.credit_used === 0) return;
    await ledger.addEntry(trx, {
      at: now(),
      kind: 'credit-used',
      amount: -invoice.credit_used,
      reference: invoice.id,
      userId: invoice.user_id,
      subscriptionId: invoice.subscription_id,
      description: `Applied to invoice ${invoice.number}`,
    });
  }

  /** The invoice won't be paid, so its credit is returned. */
  async function writeOff(trx: Trx, row: Invoice, state: 'void' | 'uncollectible'): Promise<void> {
    await invoices.updateInvoice(trx, authorize(mayCloseInvoice, SETTLEMENT, row), { state });
    if (row.credit_used === 0) return;
    await ledger.addEntry(trx, {
      at: now(),
      kind: 'credit',
      amount: row.credit_used,
      reference: row.id,
      userId: row.user_id,
      subscriptionId: row.subscription_id,
      description: `Returned because invoice ${row.number} was not paid`,
    });
  }

  return { addCharge, useCredit, writeOff };
}

interface Owner {
  userId: string | null;
  subscriptionId: string | null;
}

const DESCRIPTIONS = {
  checkout: 'First plan payment',
  renewal: 'Renewal',
  change: 'Plan change',
  invoice: 'Invoice payment',
  setup: 'Card update',
} as const;
