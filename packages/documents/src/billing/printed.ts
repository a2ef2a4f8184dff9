/** A printable invoice. Amounts are whole cents; times are ISO 8601. */
export interface PrintedInvoice {
  /** `2026-000001`. */
  number: string;
  issuedAt: string;
  /** As it was when the invoice was issued. A postal address only if one is known. */
  billedTo: { name: string; email: string; address?: string[] | undefined };
  lines: PrintedLine[];
  /** The part paid by credit. */
  creditUsed: number;
  /** What is left to pay after credit. */
  total: number;
  /** Three letters, ISO 4217. */
  currency: string;
  state: 'open' | 'paid' | 'void' | 'uncollectible';
  paidAt: string | null;
  card: PrintedCard | null;
  /** In chronological order. */
  refunds: { at: string; amount: number }[];
  /** True only if it is known that none is charged: then the sheet says so. */
  noTax?: boolean | undefined;
}

export interface PrintedLine {
  description: string;
  /** The period it pays for; null if it pays for none. The end is when the next one begins. */
  from: string | null;
  until: string | null;
  /** Negative for deductions. */
  amount: number;
}

export interface PrintedCard {
  /** The payment service's name for it. */
  brand: string;
  last4: string;
}

/** The proof that an invoice was paid. */
export interface PrintedReceipt extends PrintedInvoice {
  state: 'paid';
  paidAt: string;
}

export interface BillingPrint {
  /** Determines paper size, and date and money formats. Default `us`. */
  region?: 'us' | 'uk' | undefined;
}
