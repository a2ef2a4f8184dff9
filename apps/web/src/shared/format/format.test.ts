import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const us = createFormat('us');
const uk = createFormat('uk');
const normalizeSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

test("dates follow the region's format", () => {
  expect(us.date('2026-11-03')).toBe('Nov 3, 2026');
  expect(uk.date('2026-11-03')).toBe('3 Nov 2026');
});

test('a date without a time is the same day everywhere; a time follows the time zone', () => {
  const west = createFormat('us', 'America/Los_Angeles');
  expect(west.date('2026-11-03')).toBe('Nov 3, 2026');
  expect(normalizeSpaces(west.dateTime('2026-11-03T05:00:00Z'))).toBe('Nov 2, 2026, 9:00 PM');
});

test('whole amounts of money have no decimals; others do', () => {
  expect(us.money({ amount: 92_000, currency: 'USD' })).toBe('$92,000');
  expect(us.money({ amount: 39.99, currency: 'USD' })).toBe('$39.99');
  expect(uk.money({ amount: 250, currency: 'GBP' })).toBe('£250');
});

test('charges are written to the cent, in dollars everywhere', () => {
  expect(us.cents(8999)).toBe('$89.99');
  expect(uk.cents(25_000)).toBe('$250.00');
  expect(us.cents(-1)).toBe('-$0.01');
});

test('a pay range may be open on either side', () => {
  expect(normalizeSpaces(us.formatMoneyRange(80_000, 95_000, 'USD'))).toBe('$80,000 – $95,000');
  expect(us.formatMoneyRange(80_000, 80_000, 'USD')).toBe('$80,000');
  expect(us.formatMoneyRange(80_000, null, 'USD')).toBe('from $80,000');
  expect(us.formatMoneyRange(null, 95_000, 'USD')).toBe('up to $95,000');
  expect(us.formatMoneyRange(null, null, 'USD')).toBe('');
});

test('file sizes are short and never zero', () => {
  expect(normalizeSpaces(us.fileSize(10 * 1024 * 1024))).toBe('10 MB');
  expect(normalizeSpaces(us.fileSize(1_572_864))).toBe('1.5 MB');
  expect(normalizeSpaces(us.fileSize(2048))).toBe('2 kB');
  expect(normalizeSpaces(us.fileSize(3))).toBe('1 kB');
});

test('days ago are counted from the given day', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(us.daysAgo('2026-11-20', now)).toBe('today');
  expect(us.daysAgo('2026-11-19', now)).toBe('yesterday');
  expect(us.daysAgo('2026-11-13', now)).toBe('7 days ago');
});
