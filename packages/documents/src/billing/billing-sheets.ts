import { REGIONS, type Regional } from '../sheet/regional.ts';
import type { Fact, Issuer, Sheet, SheetPart } from '../sheet/sheet.ts';
import type { BillingPrint, PrintedCard, PrintedInvoice, PrintedLine, PrintedReceipt } from './printed.ts';

/** The contents of an invoice. */
export function createInvoiceSheet(invoice: PrintedInvoice, issuer: Issuer, { region = 'us' }: BillingPrint): Sheet {
  const how = REGIONS[region];
  return {
    title: `Invoice ${invoice.number}`,
    label: 'Invoice',
    heading: invoice.number,
    reference: invoice.number,
    facts: [
      { label: 'Issued on', value: how.date(new Date(invoice.issuedAt)) },
      formatState(invoice, how),
      formatBillingAddress(invoice),
    ],
    issuer,
    paper: how.paper,
    lang: how.lang,
    parts: [createFigures(invoice, how, getInvoiceTotals(invoice, how)), ...createTaxNote(invoice)],
  };
}

/** The contents of a receipt. */
export function createReceiptSheet(receipt: PrintedReceipt, issuer: Issuer, { region = 'us' }: BillingPrint): Sheet {
  const how = REGIONS[region];
  return {
    title: `Receipt for invoice ${receipt.number}`,
    label: 'Receipt',
    heading: `${how.money(receipt.total, receipt.currency)} paid on ${how.date(new Date(receipt.paidAt))}`,
    reference: receipt.number,
    facts: [
      { label: 'For invoice', value: receipt.number },
      { label: 'Paid with', value: formatPaymentMethod(receipt) },
      formatBillingAddress(receipt),
    ],
    issuer,
    paper: how.paper,
    lang: how.lang,
    parts: [
      createFigures(receipt, how, [
        ...getDueTotals(receipt, how),
        getPaidTotal(receipt, how),
        ...refundTotals(receipt, how),
      ]),
      ...createTaxNote(receipt),
    ],
  };
}

type Totals = Extract<SheetPart, { is: 'table' }>['totals'];

function formatState(invoice: PrintedInvoice, how: Regional): Fact {
  const { state, paidAt } = invoice;
  if (state === 'paid' && paidAt !== null)
    return { label: 'Paid', value: `${how.date(new Date(paidAt))}, with ${formatPaymentMethod(invoice)}` };
  const words = {
    paid: 'Paid',
    open: 'Due',
    void: 'Void, nothing due',
    uncollectible: 'Not collected',
  };
  return { label: 'Status', value: words[state] };
}

function formatPaymentMethod({ card, total }: PrintedInvoice): string {
  if (card !== null) return `${getCardBrand(card)} •••• ${card.last4}`;
  return total === 0 ? 'credit' : 'a card';
}

const CARD_BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const getCardBrand = ({ brand }: PrintedCard): string => CARD_BRANDS[brand] ?? brand;

const formatBillingAddress = ({ billedTo: { name, email, address = [] } }: PrintedInvoice): Fact => ({
  label: 'Billed to',
  value: [name, email, ...address].join('\n'),
});

function createFigures({ lines, currency }: PrintedInvoice, how: Regional, totals: Totals): SheetPart {
  return {
    is: 'table',
    head: ['Description', 'Amount'],
    rows: lines.map((line) => [describeLine(line, how), how.money(line.amount, currency)]),
    totals,
  };
}

function describeLine({ description, from, until }: PrintedLine, how: Regional): string {
  if (from === null || until === null) return description;
  return `${description}\n${how.date(new Date(from))} – ${how.date(new Date(until))}`;
}

function getDueTotals(invoice: PrintedInvoice, { money }: Regional): Totals {
  const { lines, creditUsed, currency } = invoice;
  if (creditUsed === 0) return [];
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return [
    { label: 'Subtotal', value: money(sum, currency) },
    { label: 'Credit applied', value: money(-creditUsed, currency) },
  ];
}

function getInvoiceTotals(invoice: PrintedInvoice, how: Regional): Totals {
  const total = { label: 'Total', value: how.money(invoice.total, invoice.currency), strong: true };
  return [...getDueTotals(invoice, how), total, ...refundTotals(invoice, how)];
}

const getPaidTotal = ({ total, currency }: PrintedInvoice, { money }: Regional) => ({
  label: 'Paid',
  value: money(total, currency),
  strong: true,
});

function refundTotals({ refunds, total, currency }: PrintedInvoice, { date, money }: Regional): Totals {
  if (refunds.length === 0) return [];
  const left = refunds.reduce((rest, { amount }) => rest - amount, total);
  return [
    ...refunds.map(({ at, amount }) => ({
      label: `Refunded on ${date(new Date(at))}`,
      value: money(-amount, currency),
    })),
    { label: 'Paid after refunds', value: money(left, currency), strong: true },
  ];
}

const createTaxNote = ({ noTax }: PrintedInvoice): SheetPart[] =>
  noTax ? [{ is: 'paragraph', text: 'No tax charged.' }] : [];
