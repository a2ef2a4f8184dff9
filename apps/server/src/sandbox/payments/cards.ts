import type { SandboxIntent } from '@foothold/contracts/payments/sandbox';
import { SANDBOX_CARDS, type SandboxCard } from '@foothold/contracts/payments/sandbox-cards';

export type Failure = NonNullable<SandboxIntent['failure']>;

export interface TypedCard {
  number: string;
  expires: string;
  cvc: string;
}

/** What may be stored about a card. */
export interface KnownCard {
  brand: SandboxCard['brand'];
  behavior: SandboxCard['behavior'];
  last4: string;
  /** Year and month, `2028-04`. */
  expires: string;
}

const createFailure = (code: string, message: string, field: Failure['field'] = null): Failure => ({
  code,
  message,
  field,
});

/** Messages for users, by Stripe's codes (https://docs.stripe.com/error-codes, https://docs.stripe.com/declines/codes). */
export const FAILURES = {
  number: createFailure('invalid_number', 'This card number isn’t valid. Check it and try again.', 'number'),
  foreign: createFailure(
    'test_mode_live_card',
    'Only test cards work here. We didn’t save the number you entered.',
    'number',
  ),
  expiry: createFailure(
    'invalid_expiry_month',
    'Enter the month and year as shown on the card, like 04/28.',
    'expires',
  ),
  expired: createFailure('expired_card', 'This card has expired. Use another card.', 'expires'),
  cvc: createFailure('incorrect_cvc', 'Enter the three-digit security code.', 'cvc'),
  declined: createFailure('card_declined', 'The bank declined this card. Use another card or contact your bank.'),
  funds: createFailure('insufficient_funds', 'Your card has insufficient funds. Use another card.'),
  over: createFailure('payment_intent_unexpected_state', 'This payment was canceled. Please start over.'),
} as const;

const CARDS_BY_NUMBER = new Map(SANDBOX_CARDS.map((card) => [card.number.replaceAll(' ', ''), card]));

/**
 * Parses what the user typed. Every number except the test cards is rejected and never returned.
 * @returns the card, or why it can't be used
 */
export function readCard(typed: TypedCard, now: Date): KnownCard | Failure {
  const number = typed.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number)) return FAILURES.number;
  const card = CARDS_BY_NUMBER.get(number);
  if (!card) return FAILURES.foreign;
  const expires = readExpiry(typed.expires, now);
  if (expires === null) return FAILURES.expiry;
  if (hasExpired(expires, now)) return FAILURES.expired;
  if (!/^\d{3}$/.test(typed.cvc.trim())) return FAILURES.cvc;
  return { brand: card.brand, behavior: card.behavior, last4: number.slice(-4), expires };
}

/** ISO/IEC 7812-1, annex B. */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** `04/28`, `4 / 2028`, and `0428` become `2028-04`. Null if it isn't a month. Two-digit years are in this century. */
export function readExpiry(text: string, now: Date): string | null {
  const parts = /^(\d{1,2})\s*[/\-.]\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text.trim());
  const month = Number(parts?.[1] ?? 0);
  const digits = parts?.[2] ?? '';
  if (month < 1 || month > 12) return null;
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  const year = digits.length === 2 ? century + Number(digits) : Number(digits);
  return year > now.getUTCFullYear() + 50 ? null : `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** A card is valid until the last moment of its month. */
export const hasExpired = (expires: string, now: Date): boolean => expires < now.toISOString().slice(0, 7);
