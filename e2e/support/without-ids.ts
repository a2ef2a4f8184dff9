/** A résumé without its entries' ids, which a file doesn't contain, for comparing field by field. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const saved = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(saved.map(([key, part]) => [key, withoutIds(part)]));
}
