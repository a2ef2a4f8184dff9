/** An invoice as it can be printed. Amounts are whole cents; times are ISO 8601. */
export interface PrintedInvoice {
  /** `2026-000001`. */
  number: string;
  issuedAt: string;
  /** As it was when the invoice was issued. A postal address only where one is known. */
  billedTo: { name: string; email: string; address?: string[] | undefined };
  lines: PrintedLine[];
  /** What credit paid of it. */
  creditUsed: number;
  /** What is left to pay after credit. */
  total: number;
  /** Three letters, ISO 4217. */
  currency: string;
  state: 'open' | 'paid' | 'void' | 'uncollectible';
  paidAt: string | null;
  card: PrintedCard | null;
  /** In the order in which they were made. */
  refunds: { at: string; amount: number }[];
  /** True only where it is known that none is charged: then the sheet says so. */
  noTax?: boolean | undefined;
}

export interface PrintedLine {
  description: string;
  /** The time it pays for; null where it pays for none. The end is the moment at which the next begins. */
  from: string | null;
  until: string | null;
  /** Negative for what is taken off. */
  amount: number;
}

export interface PrintedCard {
  /** As the payment service names it. */
  brand: string;
  last4: string;
}

/** What proves that an invoice was paid. */
export interface PrintedReceipt extends PrintedInvoice {
  state: 'paid';
  paidAt: string;
}

export interface BillingPrint {
  /** Decides on paper and on how dates and money are written. Default `us`. */
  region?: 'us' | 'uk' | undefined;
}
