/** Formats card digits while typing. */

const MAX_DIGITS = 19;

const extractDigits = (text: string, most: number): string => text.replaceAll(/\D/g, '').slice(0, most);

/** `4242 4242 4242 4242`: groups of four, as on a card. */
export const formatCardNumber = (text: string): string =>
  extractDigits(text, MAX_DIGITS)
    .replaceAll(/(.{4})/g, '$1 ')
    .trimEnd();

/** `04 / 28`. A month that can only have one digit, like 7, gets a leading zero. */
export function formatExpiry(text: string): string {
  const typed = extractDigits(text, 4);
  const digits = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export const formatCvc = (text: string): string => extractDigits(text, 4);

/** The caret position after reformatting, with the same number of digits before it. */
export function findCaretPosition(grouped: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let digitCount = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (/\d/.test(grouped[at] ?? '')) digitCount += 1;
    if (digitCount === digitsBefore) return at + 1;
  }
  return grouped.length;
}

export interface CardText {
  number: string;
  expires: string;
  cvc: string;
}

/** Checks a card before the service does. Returns messages by field. */
export function validateCard(card: CardText): Partial<Record<keyof CardText, string>> {
  return {
    ...(extractDigits(card.number, MAX_DIGITS).length < 12 && { number: 'Your card number is incomplete.' }),
    ...(extractDigits(card.expires, 4).length < 4 && { expires: 'Your card’s expiration date is incomplete.' }),
    ...(card.cvc.length < 3 && { cvc: 'Your card’s security code is incomplete.' }),
  };
}
