/**
 * Every price in the specification, once. Its sources disagree, and all are kept: by default, a surface shows the reading that the
 * specification gives it. The amount charged is always `getCharge`.
 */
export const PRICE_READINGS = ['as-specified', 'pricing', 'checkout'] as const;
/** `as-specified`: each surface its own prices. `pricing` and `checkout`: those prices everywhere. */
export type PriceReading = (typeof PRICE_READINGS)[number];

/** The plans that have a price; X's is negotiated with each organization. */
export const PRICED_PLANS = ['one', 'prime'] as const;
export type PricedPlan = (typeof PRICED_PLANS)[number];

export type PriceSurface = 'pricing' | 'checkout' | 'metadata' | 'structured-data';

export const PRICE_CURRENCY = 'USD';

/** US cents per month. The structured data has one offer, that of One; for Prime it uses the actual price. */
const BOOK: Record<PriceSurface, Record<PricedPlan, number>> = {
  pricing: { one: 3999, prime: 29_999 },
  checkout: { one: 8999, prime: 25_000 },
  metadata: { one: 0, prime: 9900 },
  'structured-data': { one: 8999, prime: 25_000 },
};

/** The price a surface shows for a plan, in US cents per month. */
export function getPrice(plan: PricedPlan, surface: PriceSurface, reading: PriceReading = 'as-specified'): number {
  return BOOK[reading === 'as-specified' ? surface : reading][plan];
}

/** A month's price for the plan, in US cents: the only amount that the server accepts. */
export function getCharge(plan: PricedPlan, reading: PriceReading = 'as-specified'): number {
  return getPrice(plan, 'checkout', reading);
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: PRICE_CURRENCY,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Cents formatted as US dollars: `$39.99`, `$250`. */
export function writePrice(cents: number): string {
  return dollars.format(cents / 100);
}

/** What must accompany a price that differs from the charge; null if the two agree. */
export function getPriceNote(
  plan: PricedPlan,
  surface: PriceSurface,
  reading: PriceReading = 'as-specified',
): string | null {
  const charged = getCharge(plan, reading);
  if (charged === getPrice(plan, surface, reading)) return null;
  return `At checkout: ${writePrice(charged)}/month`;
}

/** The plans' names in the page metadata, which are older than the product's. */
const FORMER_PLAN_NAMES: Record<PricedPlan, string> = { one: 'Starter', prime: 'Pro' };

/** The metadata's sentence about prices: `Starter 0 USD and Pro 99 USD per month.` */
export function formatPriceSentence(names: Record<PricedPlan, string>, reading: PriceReading = 'as-specified'): string {
  const priced = PRICED_PLANS.map((plan) => {
    const name = reading === 'as-specified' ? FORMER_PLAN_NAMES[plan] : names[plan];
    return `${name} ${getPrice(plan, 'metadata', reading) / 100} ${PRICE_CURRENCY}`;
  });
  return `${priced.join(' and ')} per month.`;
}

/** The year for which the specification writes its offer. */
const OFFER_YEAR = 2025;

/** Last day of the structured data's offer, as an ISO date: 2025-12-31, or the end of `year` after that. */
export function getOfferExpiry(year: number): string {
  return `${Math.max(OFFER_YEAR, year)}-12-31`;
}
