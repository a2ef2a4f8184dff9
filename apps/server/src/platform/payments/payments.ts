/**
 * What a payment service does for us. It stores cards, moves money, and proves who paid; plans, periods, invoices, retries, and the ledger
 * are ours (docs/decisions/0011). Amounts are whole cents of `currency`. Every creating call takes an idempotency key: the same key twice
 * has one effect and returns the first answer (query again if the current state matters); with other parameters it is refused.
 */
export interface PaymentService {
  name: 'stripe' | 'sandbox';
  /** What the browser needs to call the service. None of it is secret. */
  browser: { service: 'stripe'; publishableKey: string } | { service: 'sandbox' };

  /** A payment that a person confirms in the browser; its method is stored for the same customer's later payments. */
  createIntent(payment: NewIntent): Promise<OpenIntent>;
  /** Stores another payment method without paying, confirmed in the browser. */
  createSetup(setup: { customer: string; metadata: Metadata; idempotencyKey: string }): Promise<OpenIntent>;
  /** @returns null if the service has no such payment or setup */
  find(id: string): Promise<Intent | null>;
  /** Cancels a payment that nobody made. One that has succeeded in the meantime is returned unchanged. */
  cancel(id: string): Promise<Intent>;
  /** Charges a stored method off-session. A decline is a result, not an error. */
  charge(payment: Charge): Promise<Intent>;
  /** @throws PaymentServiceError if the refund exceeds what was paid */
  refund(refund: { intent: string; amount: number; metadata: Metadata; idempotencyKey: string }): Promise<Refund>;
  /** Everything the service moved in a period, oldest first: our ledger is compared with it. */
  movements(from: Date, until: Date): AsyncIterable<Movement>;
  /**
   * A webhook's content, once its signature over the exact bytes is verified.
   * @throws PaymentServiceError `signature` if it is missing, wrong, or older than five minutes
   */
  readEvent(body: Buffer, headers: Headers): Promise<PaymentEvent>;
}

export type Metadata = Readonly<Record<string, string>>;

export interface NewIntent {
  amount: number;
  currency: 'usd';
  description: string;
  metadata: Metadata;
  /** Omitted for somebody who never paid: then the service creates one. */
  customer?: string;
  idempotencyKey: string;
}

export interface Charge extends NewIntent {
  customer: string;
  paymentMethod: string;
}

/** The states of a payment as Stripe names them (https://docs.stripe.com/payments/paymentintents/lifecycle). */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface Intent {
  id: string;
  kind: 'payment' | 'setup';
  status: IntentStatus;
  /** 0 for a setup. */
  amount: number;
  amountReceived: number;
  amountRefunded: number;
  currency: string;
  customer: string | null;
  method: CardMethod | null;
  /** As the person entered it at the service when they confirmed. */
  payer: { email: string | null; name: string | null };
  metadata: Metadata;
  /**
   * Why the last attempt failed; `code` as Stripe names it (`card_declined`, `insufficient_funds`, `authentication_required` …), `message`
   * for the person.
   */
  failure: { code: string; message: string } | null;
  createdAt: Date;
}

/** An intent with the secret that lets one browser confirm it. Never logged, and never stored by us. */
export interface OpenIntent extends Intent {
  clientSecret: string;
}

export interface CardMethod {
  id: string;
  brand: string;
  last4: string;
  /** Year and month, `2028-04`. */
  expires: string;
}

export interface Refund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
}

/**
 * Money in (`charge`), out (`refund`), withdrawn by a bank (`dispute`), or returned by it (`dispute-won`). `amount` is positive. The id is
 * unique among movements of its kind: for a charge, that of its intent, which succeeds once; else that of the refund or dispute.
 */
export interface Movement {
  id: string;
  kind: 'charge' | 'refund' | 'dispute' | 'dispute-won';
  intent: string;
  amount: number;
  currency: string;
  at: Date;
}

/**
 * An event only says where to look: its receiver queries the service for the current state, so events may arrive late, twice, or in any
 * order. `intent` is null for events about something else, which are only recorded.
 */
export interface PaymentEvent {
  id: string;
  type: string;
  intent: string | null;
  createdAt: Date;
}

export class PaymentServiceError extends Error {
  override readonly name = 'PaymentServiceError';
  readonly reason: 'signature' | 'refused' | 'unreachable';
  constructor(reason: PaymentServiceError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
