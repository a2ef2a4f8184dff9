import { describe, expect, test } from 'vitest';
import { findCaretPosition, formatCardNumber, formatCvc, formatExpiry, validateCard } from './card-text.ts';

describe('card input while typing', () => {
  test.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 42424242', '4242 4242 4242 4242'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['12345678901234567890123', '1234 5678 9012 3456 789'],
    ['four', ''],
  ])('formats the number %j as %j', (typed, written) => expect(formatCardNumber(typed)).toBe(written));

  test.each([
    ['0', '0'],
    ['04', '04'],
    ['7', '07'],
    ['042', '04 / 2'],
    ['04/28', '04 / 28'],
    ['728', '07 / 28'],
    ['1299', '12 / 99'],
  ])('formats the date %j as %j', (typed, written) => expect(formatExpiry(typed)).toBe(written));

  test('limits the security code to three or four digits', () => expect(formatCvc('12 345')).toBe('1234'));

  test('keeps the caret behind the typed digit', () => {
    expect(findCaretPosition('4242 4242', 5)).toBe(6);
    expect(findCaretPosition('4242 4242', 4)).toBe(4);
    expect(findCaretPosition('4242 4242', 0)).toBe(0);
    expect(findCaretPosition('42', 5)).toBe(2);
  });
});

test('reports an incomplete card field by field before sending', () => {
  expect(Object.keys(validateCard({ number: '', expires: '', cvc: '' }))).toEqual(['number', 'expires', 'cvc']);
  expect(validateCard({ number: '4242 4242 4242 4242', expires: '12 / 3', cvc: '123' })).toEqual({
    expires: 'Your card’s expiration date is incomplete.',
  });
  expect(validateCard({ number: '4242 4242 4242 4242', expires: '12 / 34', cvc: '123' })).toEqual({});
});
