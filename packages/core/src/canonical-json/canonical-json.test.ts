import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalize } from '../packets/index.ts';
import { type Json, toCanonicalJson } from './index.ts';

/** How packets and the audit log wrote their texts before they shared one function. Rows with such hashes exist. */
function writeAsBefore(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeAsBefore).join(',')}]`;
  const entries = Object.entries(value as Record<string, Json>).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${writeAsBefore(item)}`).join(',')}}`;
}

const WHOLE: Json[] = [
  null,
  true,
  '',
  0,
  -0,
  -7,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  { b: 1, a: [2, { d: null, c: false }], A: 'x' },
  { '10': 1, '9': 2, é: 3, '\u{1F600}': 4, '\uffff': 5, 'a b': 6, '': 7 },
  { text: 'Résumé “80+”\n\t\u2028 \u{1F600} \\ "quoted" \u0000 \ud800' },
  { nested: [[[{ deep: { deeper: { z: 1, y: [{ x: 'ß' }] } } }]]] },
];

describe('canonical JSON', () => {
  it('is written as before by both of its callers, so that existing hashes stay valid', () => {
    for (const value of WHOLE) {
      expect(toCanonicalJson(value)).toBe(writeAsBefore(value));
      expect(canonicalize(value)).toBe(writeAsBefore(value));
    }
    for (const value of [1.5, 1e21, 1e-7, [0.1, { n: -2.75 }]])
      expect(toCanonicalJson(value)).toBe(writeAsBefore(value));
  });

  it('has the hash that it had', () => {
    const value = { memberId: 'm1', answers: [{ question: 'Pay?', answer: '$70,000' }], format: 1, letter: 'Grüße' };
    expect(createHash('sha256').update(toCanonicalJson(value)).digest('hex')).toBe(
      '765aad32d97c84e54f6f185a5ce2581cf6d41257986b349e1e07cbfc9b488baf',
    );
  });

  it('is the same for the same value in another order, and reads back equal', () => {
    const [one, other] = [
      { a: 1, b: { c: 2, d: [3] } },
      { b: { d: [3], c: 2 }, a: 1 },
    ];
    expect(toCanonicalJson(one)).toBe(toCanonicalJson(other));
    expect(JSON.parse(toCanonicalJson(one))).toEqual(other);
  });

  it('of a packet has whole numbers only', () => {
    for (const value of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, { a: [0.1] }])
      expect(() => canonicalize(value)).toThrow('whole numbers only');
  });
});
