/** What every way of paying has in common: the form around it knows no more than this. */

export interface CardHolder {
  name: string;
  email: string;
}

/** What the browser needs to confirm one payment, or to keep one card, at the payment service. */
export interface OpenPayment {
  /** `setup` keeps a card and moves nothing. */
  kind: 'payment' | 'setup';
  service: { service: 'stripe'; publishableKey: string } | { service: 'sandbox' };
  clientSecret: string;
}

export type Confirmation =
  | { state: 'done'; intent: string }
  /** The service has not decided yet and will tell us by itself. */
  | { state: 'processing'; intent: string }
  /** `message` is the service's own sentence for the person; null where something else went wrong. */
  | { state: 'failed'; message: string | null };

/**
 * Confirms with what is in the card's fields. Never rejects.
 * @param returnPath where a bank that takes the whole window sends the person back to
 */
export type Confirm = (holder: CardHolder, returnPath: string) => Promise<Confirmation>;

/** What a payment form says of itself. */
export interface PaymentFormProps {
  payment: OpenPayment;
  /** Called with what confirms once the card's fields are there, and with null where they are not (yet, or any more). */
  onReady: (confirm: Confirm | null) => void;
  /** The card's fields cannot be shown. */
  onUnavailable: () => void;
}
