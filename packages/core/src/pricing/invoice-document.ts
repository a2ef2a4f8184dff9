/** A card as it stands on paper. */
export interface PaperCard {
  brand: string;
  last4: string;
}

/** What an invoice says on paper. Amounts are US cents; times are ISO instants. */
export interface InvoiceDocument {
  /** `2026-000001` */
  number: string;
  issuedAt: string;
  /** As they were when it was issued; they stay, whatever the person is called later. */
  billedTo: { name: string; email: string };
  lines: readonly { description: string; from: string | null; until: string | null; amount: number }[];
  /** What of the credit was used. `total` is the sum of the lines less that. */
  creditUsed: number;
  total: number;
  state: 'open' | 'paid' | 'void' | 'uncollectible';
  paid: { at: string; card: PaperCard | null } | null;
  refunds: readonly { at: string; amount: number }[];
  /** Null where no tax is charged, which the paper then says. */
  tax: null;
}

/** The receipt of an invoice that was paid: the same, with how and under which reference of the payment service. */
export interface ReceiptDocument extends InvoiceDocument {
  state: 'paid';
  paid: { at: string; card: PaperCard | null };
  /** The payment's id at the service; null where credit paid it all. */
  reference: string | null;
}
