import type { Card } from '@foothold/contracts/billing/shapes';

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** `Visa ending in 4242`, which is enough to recognize a card. */
export function CardName({ card }: { card: Card }) {
  return (
    <span>
      {BRANDS[card.brand] ?? 'Card'} ending in <span className="figures">{card.last4}</span>
    </span>
  );
}

/** Formats `2028-04` as printed on a card. */
export function CardExpiry({ card }: { card: Card }) {
  const [year = '', month = ''] = card.expires.split('-');
  return (
    <span className="figures">
      {month} / {year}
    </span>
  );
}
