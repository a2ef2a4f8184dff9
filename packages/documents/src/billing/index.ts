export type { BillingPrint, PrintedCard, PrintedInvoice, PrintedLine, PrintedReceipt } from './printed.ts';

import type { Issuer } from '../sheet/sheet.ts';
import type { BillingPrint, PrintedInvoice, PrintedReceipt } from './printed.ts';

/**
 * Renders an invoice as an accessible PDF.
 * @throws ExportError `export.too-long`, `export.typesetting-failed`
 */
export async function writeInvoice(
  invoice: PrintedInvoice,
  issuer: Issuer,
  print: BillingPrint = {},
): Promise<Uint8Array> {
  const [{ setSheet }, { createInvoiceSheet: invoiceSheet }] = await loadSheetModules();
  return setSheet(invoiceSheet(invoice, issuer, print));
}

/**
 * Renders the receipt of a paid invoice as an accessible PDF.
 * @throws ExportError `export.too-long`, `export.typesetting-failed`
 */
export async function writeReceipt(
  receipt: PrintedReceipt,
  issuer: Issuer,
  print: BillingPrint = {},
): Promise<Uint8Array> {
  const [{ setSheet }, { createReceiptSheet: receiptSheet }] = await loadSheetModules();
  return setSheet(receiptSheet(receipt, issuer, print));
}

const loadSheetModules = () => Promise.all([import('../sheet/set-sheet.ts'), import('./billing-sheets.ts')]);
