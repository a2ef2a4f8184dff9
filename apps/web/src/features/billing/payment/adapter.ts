/** What all payment methods have in common: the form around them knows nothing else. */

export interface CardHolder {
  name: string;
  email: string;
}

/** What the browser needs to confirm a payment, or to store a card, at the payment service. */
export interface OpenPayment {
  /** `setup` stores a card and moves no money. */
  kind: 'payment' | 'setup';
  service: { service: 'stripe'; publishableKey: string } | { service: 'sandbox' };
  clientSecret: string;
}

export type Confirmation =
  | { state: 'done'; intent: string }
  /** The service hasn't decided yet and will notify us. */
  | { state: 'processing'; intent: string }
  /** `message` is the service's own sentence for the person; null if something else went wrong. */
  | { state: 'failed'; message: string | null };

/**
 * Confirms with the contents of the card fields. Never rejects.
 * @param returnPath where a bank that takes over the window sends the person back to
 */
export type Confirm = (holder: CardHolder, returnPath: string) => Promise<Confirmation>;

/** A payment form's props. */
export interface PaymentFormProps {
  payment: OpenPayment;
  /** Called with the confirm function once the card fields are ready, and with null when they aren't. */
  onReady: (confirm: Confirm | null) => void;
  /** The card fields can't be shown. */
  onUnavailable: () => void;
}
