import { describe, expect, test } from 'vitest';
import {
  formatPriceSentence,
  getCharge,
  getOfferExpiry,
  getPrice,
  getPriceNote,
  PRICE_READINGS,
  PRICED_PLANS,
  writePrice,
} from './prices.ts';

const SURFACES = ['pricing', 'checkout', 'metadata', 'structured-data'] as const;

describe('prices', () => {
  test('each surface shows the reading that the specification gives it', () => {
    expect(getPrice('one', 'pricing')).toBe(3999);
    expect(getPrice('prime', 'pricing')).toBe(29_999);
    expect(getPrice('one', 'checkout')).toBe(8999);
    expect(getPrice('prime', 'checkout')).toBe(25_000);
    expect(getPrice('one', 'metadata')).toBe(0);
    expect(getPrice('prime', 'metadata')).toBe(9900);
    expect(getPrice('one', 'structured-data')).toBe(8999);
  });

  test.each(['pricing', 'checkout'] as const)('the setting %s makes every surface show that reading', (reading) => {
    for (const plan of PRICED_PLANS)
      for (const surface of SURFACES) expect(getPrice(plan, surface, reading)).toBe(getPrice(plan, reading));
  });

  test('checkout charges what it shows, in every reading', () => {
    expect(getCharge('one')).toBe(8999);
    expect(getCharge('prime')).toBe(25_000);
    expect(getCharge('one', 'pricing')).toBe(3999);
    expect(getCharge('prime', 'checkout')).toBe(25_000);
  });

  test("a price that differs from checkout's is never shown alone", () => {
    expect(getPriceNote('one', 'pricing')).toBe('At checkout: $89.99/month');
    expect(getPriceNote('prime', 'pricing')).toBe('At checkout: $250/month');
    for (const reading of PRICE_READINGS)
      for (const plan of PRICED_PLANS)
        for (const surface of SURFACES) {
          const differs = getPrice(plan, surface, reading) !== getCharge(plan, reading);
          expect(getPriceNote(plan, surface, reading) !== null).toBe(differs);
        }
  });

  test('the metadata uses the older names only with the older prices', () => {
    const names = { one: 'Ledge One', prime: 'Ledge Prime' };
    expect(formatPriceSentence(names)).toBe('Starter 0 USD and Pro 99 USD per month.');
    expect(formatPriceSentence(names, 'pricing')).toBe('Ledge One 39.99 USD and Ledge Prime 299.99 USD per month.');
  });

  test('the offer is valid until 2025-12-31, or the end of the current year after that', () => {
    expect(getOfferExpiry(2024)).toBe('2025-12-31');
    expect(getOfferExpiry(2025)).toBe('2025-12-31');
    expect(getOfferExpiry(2026)).toBe('2026-12-31');
  });
});

test('prices are written in dollars, whole ones without cents', () => {
  expect(writePrice(3999)).toBe('$39.99');
  expect(writePrice(25_000)).toBe('$250');
  expect(writePrice(0)).toBe('$0');
});
