import { SANDBOX_CARDS } from '@foothold/contracts/payments/sandbox-cards';
import { describe, expect, it } from 'vitest';
import { hasExpired, isLuhnValid, readCard, readExpiry } from './cards.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const validCard = { number: '4242 4242 4242 4242', expires: '04/28', cvc: '123' };

describe('sandbox card', () => {
  it.each(SANDBOX_CARDS)('$number is recognized with any spacing', ({ number, brand, behavior }) => {
    const known = { brand, behavior, last4: number.slice(-4), expires: '2028-04' };
    for (const typed of [number, number.replaceAll(' ', ''), number.replaceAll(' ', '-'), ` ${number} `])
      expect(readCard({ ...validCard, number: typed }, NOW)).toEqual(known);
  });

  it('must be on the list; any other valid number is rejected and never returned', () => {
    for (const number of ['4111 1111 1111 1111', '5555 5555 5555 4444', '378282246310005', '4242424242424242424242']) {
      const answer = readCard({ ...validCard, number }, NOW);
      expect(answer).toMatchObject({ field: 'number' });
      expect(JSON.stringify(answer)).not.toMatch(/\d{4}/);
    }
  });

  it('has a valid check digit, so that any wrong digit is detected', () => {
    const digits = validCard.number.replaceAll(' ', '');
    expect(isLuhnValid(digits)).toBe(true);
    for (let at = 0; at < digits.length; at += 1)
      for (let other = 1; other < 10; other += 1) {
        const wrongDigit = String((Number(digits[at]) + other) % 10);
        const number = digits.slice(0, at) + wrongDigit + digits.slice(at + 1);
        expect(readCard({ ...validCard, number }, NOW)).toMatchObject({ code: 'invalid_number' });
      }
  });

  it('expires at the end of its month', () => {
    expect(hasExpired('2026-11', new Date('2026-11-30T23:59:59Z'))).toBe(false);
    expect(hasExpired('2026-11', new Date('2026-12-01T00:00:00Z'))).toBe(true);
    expect(readCard({ ...validCard, expires: '10/26' }, NOW)).toMatchObject({ code: 'expired_card' });
    expect(readCard({ ...validCard, expires: '11/26' }, NOW)).toMatchObject({ expires: '2026-11' });
  });

  it.each([
    ['04/28', '2028-04'],
    ['4/28', '2028-04'],
    ['04 / 28', '2028-04'],
    ['0428', '2028-04'],
    ['04/2028', '2028-04'],
    ['04-28', '2028-04'],
    ['00/28', null],
    ['13/28', null],
    ['04/99', null],
    ['04', null],
    ['', null],
    ['ab/cd', null],
    ['04/28/01', null],
  ])('has expired when typed as %s', (typed, month) => {
    expect(readExpiry(typed, NOW)).toBe(month);
  });

  it.each(['', '12', '1234', 'abc', '12 3'])('requires a three-digit security code, not “%s”', (cvc) => {
    expect(readCard({ ...validCard, cvc }, NOW)).toMatchObject({ code: 'incorrect_cvc', field: 'cvc' });
  });
});
