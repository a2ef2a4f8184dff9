/**
 * The interface of a payment service. It stores cards, moves money, and confirms payments. Plans, periods, invoices, retries, and the
 * ledger are ours (docs/decisions/0011). Amounts are whole cents of `currency`. Every call that creates something takes an idempotency key.
 * The same key twice has one effect and returns the first response; query the object for its current state. The same key with other
 * parameters is an error.
 */
export interface PaymentService {
  name: 'stripe' | 'sandbox';
  /** What the browser needs to call the service. None of it is secret. */
  browser: { service: 'stripe'; publishableKey: string } | { service: 'sandbox' };

  /** Creates a payment that someone confirms in the browser. Its method is stored for the customer's later payments. */
  createIntent(payment: NewIntent): Promise<OpenIntent>;
  /** Stores a payment method without a payment, confirmed in the browser. */
  createSetup(setup: { customer: string; metadata: Metadata; idempotencyKey: string }): Promise<OpenIntent>;
  /** Finds a payment or setup. @returns null if the service doesn't have it */
  find(id: string): Promise<Intent | null>;
  /** Cancels a payment that nobody has made. If it has succeeded in the meantime, it is returned unchanged. */
  cancel(id: string): Promise<Intent>;
  /** Charges a stored method off-session. A decline is a result rather than an error. */
  charge(payment: Charge): Promise<Intent>;
  /** Refunds a payment. @throws PaymentServiceError if the refund exceeds what was paid */
  refund(refund: { intent: string; amount: number; metadata: Metadata; idempotencyKey: string }): Promise<Refund>;
  /** Lists every movement of money in a period, oldest first. Our ledger is compared with it. */
  movements(from: Date, until: Date): AsyncIterable<Movement>;
  /**
   * Verifies the signature of a webhook's exact bytes and returns its content.
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
  /** Omitted for someone who has never paid; the service then creates a customer. */
  customer?: string;
  idempotencyKey: string;
}

export interface Charge extends NewIntent {
  customer: string;
  paymentMethod: string;
}

/** The states of a payment in Stripe's terms (https://docs.stripe.com/payments/paymentintents/lifecycle). */
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
  /** As the person entered it at the service. */
  payer: { email: string | null; name: string | null };
  metadata: Metadata;
  /**
   * Why the last attempt failed. `code` is Stripe's (`card_declined`, `insufficient_funds`, `authentication_required` …); `message` is for
   * the user.
   */
  failure: { code: string; message: string } | null;
  createdAt: Date;
}

/** An intent with the secret that lets one browser confirm it. We never log or store the secret. */
export interface OpenIntent extends Intent {
  clientSecret: string;
}

export interface CardMethod {
  id: string;
  brand: string;
  last4: string;
  /** Year and month, such as `2028-04`. */
  expires: string;
}

export interface Refund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
}

/**
 * Money that came in (`charge`), went out (`refund`), was withdrawn by a bank (`dispute`), or returned by it (`dispute-won`). `amount` is
 * positive. The ID is unique among movements of its kind. A charge has the ID of its intent, which succeeds only once.
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
 * An event only says what to look up. The receiver queries the service for the current state, so events may arrive late, twice, or out of
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
