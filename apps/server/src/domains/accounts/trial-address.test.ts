import { expect, test } from 'vitest';
import { normalizeTrialAddress } from './trial-address.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+jobs@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['ada.lovelace@example.com', 'ada.lovelace@example.com'],
  ['a.da.love+x@gmail.com', 'adalove@gmail.com'],
  ['ada.love@googlemail.com', 'adalove@gmail.com'],
  ['ada.love@gmail.example.com', 'ada.love@gmail.example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
  ['u\u0308ber@example.com', '\u00fcber@example.com'],
])('normalizes %j to %j', (email, normalized) => {
  expect(normalizeTrialAddress(email)).toBe(normalized);
});

test.each(['+tag@example.com', '+@example.com'])('keeps %j distinct from similar addresses', (email) => {
  expect(normalizeTrialAddress(email)).toBe(email);
});
