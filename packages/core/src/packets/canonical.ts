import { type ReadonlyJson, toCanonicalJson } from '../canonical-json/index.ts';

/** What a canonical text of a packet can hold. Numbers are whole, because decimals have more than one spelling. */
export type CanonicalValue = ReadonlyJson;

/**
 * Writes a packet as canonical JSON (RFC 8785, restricted to whole numbers).
 * @throws Error for a number that isn't a safe integer
 */
export function canonicalize(value: CanonicalValue): string {
  requireWholeNumbers(value);
  return toCanonicalJson(value);
}

function requireWholeNumbers(value: CanonicalValue): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error('a canonical text has whole numbers only');
  if (value !== null && typeof value === 'object') for (const item of Object.values(value)) requireWholeNumbers(item);
}
