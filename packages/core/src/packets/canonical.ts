/** What a canonical text can hold. Numbers are whole, because decimals have more than one spelling. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/**
 * Writes a value as JSON in exactly one way: keys sorted by code unit, no spaces (RFC 8785, restricted to whole numbers). Equal values have
 * equal texts, so a hash of the text stands for the value.
 * @throws Error for a number that isn't a safe integer
 */
export function canonicalize(value: CanonicalValue): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error('a canonical text has whole numbers only');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalize).join(',')}]`;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalize(entry)}`).join(',')}}`;
}

const isList = (value: CanonicalValue): value is readonly CanonicalValue[] => Array.isArray(value);
