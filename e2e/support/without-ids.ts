/** A résumé without its entries' ids, which a file doesn't contain, for comparing field by field. */
export function removeIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeIds);
  if (typeof value !== 'object' || value === null) return value;
  const saved = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(saved.map(([key, part]) => [key, removeIds(part)]));
}
