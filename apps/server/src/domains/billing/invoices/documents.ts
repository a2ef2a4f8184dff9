import type { PrintedInvoice } from '@foothold/documents/billing';
import { writeInvoice, writeReceipt } from '@foothold/documents/billing';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Account } from '../../accounts/index.ts';
import type { BillingDeps } from '../deps.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import { ownsBilling } from '../policy.ts';
import { toInvoice } from '../views.ts';
import * as invoices from './invoices-repository.ts';

export type BillingDocuments = ReturnType<typeof createBillingDocuments>;

/** Creates invoices and receipts as PDF files. */
export function createBillingDocuments({ db, accounts, brand }: BillingDeps) {
  const getRegion = async (actor: User) => (await accounts.account(actor)).region;

  async function toPrintedInvoice(row: invoices.InvoiceWithPayment): Promise<PrintedInvoice> {
    const { number, issuedAt, lines, creditUsed, total, state, paidAt, card } = toInvoice(row);
    const refunds = await ledger.listInvoiceRefunds(db, row.id);
    return {
      number,
      issuedAt,
      billedTo: invoices.billedToSchema.parse(row.billed_to),
      lines,
      creditUsed,
      total,
      currency: 'usd',
      state,
      paidAt,
      card,
      refunds: refunds.map(({ at, amount }) => ({ at: at.toISOString(), amount: -amount })),
      // Prices are final: the price list has no tax.
      noTax: true,
    };
  }

  async function renderInvoice(row: invoices.InvoiceWithPayment, region: Account['region']): Promise<File> {
    return createPdfFile(
      await writeInvoice(await toPrintedInvoice(row), brand, { region }),
      `invoice-${row.number}.pdf`,
    );
  }

  async function invoice(actor: User, id: string): Promise<File> {
    return renderInvoice(
      authorize(ownsBilling, actor, await invoices.findInvoiceWithPayment(db, id)),
      await getRegion(actor),
    );
  }

  async function receipt(actor: User, id: string): Promise<File> {
    const row = authorize(ownsBilling, actor, await invoices.findInvoiceWithPayment(db, id));
    const sheet = await toPrintedInvoice(row);
    if (sheet.state !== 'paid' || sheet.paidAt === null) throw new AppError('resource.not-found');
    const paid = { ...sheet, state: sheet.state, paidAt: sheet.paidAt };
    return createPdfFile(
      await writeReceipt(paid, brand, { region: await getRegion(actor) }),
      `receipt-${row.number}.pdf`,
    );
  }

  return { invoice, receipt, renderInvoice: renderInvoice };
}

const createPdfFile = (bytes: Uint8Array, name: string) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
