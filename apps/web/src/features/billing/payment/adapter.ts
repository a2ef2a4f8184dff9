/** What all payment services have in common. The surrounding form knows nothing else. */

export interface CardHolder {
  name: string;
  email: string;
}

/** What the browser needs to confirm a payment or store a card with the payment service. */
export interface OpenPayment {
  /** `setup` stores a card without charging it. */
  kind: 'payment' | 'setup';
  service: { service: 'stripe'; publishableKey: string } | { service: 'sandbox' };
  clientSecret: string;
}

export type Confirmation =
  | { state: 'done'; intent: string }
  /** The service hasn't decided yet and will notify us. */
  | { state: 'processing'; intent: string }
  /** `message` is the service's own text for the user; null if something else went wrong. */
  | { state: 'failed'; message: string | null };

/**
 * Confirms with what is in the card fields. Never rejects.
 * @param returnPath where the bank sends the user back to if it takes over the window
 */
export type Confirm = (holder: CardHolder, returnPath: string) => Promise<Confirmation>;

/** The props of every payment form. */
export interface PaymentFormProps {
  payment: OpenPayment;
  /** Called with the confirm function when the card fields are ready, and with null when they aren't. */
  onReady: (confirm: Confirm | null) => void;
  /** Called if the card fields can't be shown. */
  onUnavailable: () => void;
}
