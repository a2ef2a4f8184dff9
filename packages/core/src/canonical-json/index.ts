export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** JSON that nobody changes. */
export type ReadonlyJson =
  | null
  | boolean
  | number
  | string
  | readonly ReadonlyJson[]
  | { readonly [key: string]: ReadonlyJson };

/**
 * Writes a value as JSON in exactly one way: keys sorted by code unit, no spaces. Equal values have equal texts, so a hash of the text stands
 * for the value. The hashes of packets and of the audit log depend on it: its output never changes.
 */
export function toCanonicalJson(value: ReadonlyJson): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${toCanonicalJson(item)}`).join(',')}}`;
}

const isList = (value: ReadonlyJson): value is readonly ReadonlyJson[] => Array.isArray(value);
