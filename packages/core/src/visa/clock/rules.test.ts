import { expect, test } from 'vitest';
import { readClock } from './clock.ts';
import { isStale, RULES, type VisaRule } from './rules.ts';
import { CLOCK_CASES } from './testing/cases.ts';
import { CLOCK_STATUSES } from './types.ts';

const OFFICIAL = ['www.ecfr.gov', 'www.uscis.gov', 'www.law.cornell.edu'];

test.each(Object.entries<VisaRule>(RULES))('%s has a citation, an official address, and a valid day', (_, rule) => {
  expect(rule.citation).toMatch(/\d (?:CFR|U\.S\.C\.|FR) \d/);
  expect(OFFICIAL).toContain(new URL(rule.url).hostname);
  for (const day of [rule.checkedOn, rule.copyDate ?? null]) if (day !== null) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rule.statuses.length).toBeGreaterThan(0);
});

test('every status has a rule', () => {
  for (const status of CLOCK_STATUSES)
    expect(Object.values<VisaRule>(RULES).some(({ statuses }) => statuses.includes(status))).toBe(true);
});

test('no text promises anything', () => {
  for (const { text, title } of Object.values(RULES))
    expect(`${title} ${text}`).not.toMatch(/you(?:’re| are) (?:fine|safe|ok)|guarantee|don’t worry/i);
});

test('a rule is stale a year after the copy that was read, or after it was read', () => {
  const rule = { ...RULES['f1-grace'], checkedOn: '2026-11-29', copyDate: '2026-08-29' };
  expect(isStale(rule, '2027-08-29')).toBe(false);
  expect(isStale(rule, '2027-08-30')).toBe(true);
  expect(isStale({ ...rule, copyDate: null }, '2027-11-29')).toBe(false);
  expect(isStale({ ...rule, copyDate: null }, '2027-11-30')).toBe(true);
  expect(isStale({ ...rule, checkedOn: null, copyDate: null }, '2040-01-01')).toBe(false);
});

test('every computed date of the cases names a rule that was read, and counts days from today', () => {
  for (const { status, facts, today } of CLOCK_CASES)
    for (const { date, daysLeft, rule } of readClock(status, facts, today).dates) {
      if (rule !== null) expect(RULES[rule].checkedOn).not.toBeNull();
      expect(daysLeft).toBe((Date.parse(date) - Date.parse(today)) / 86_400_000);
    }
});
