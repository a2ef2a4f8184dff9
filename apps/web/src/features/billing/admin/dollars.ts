/** Parses an amount as people type it (`12`, `12.5`, `$1,200.00`) into whole cents; null if it isn't an amount. */
export function parseCents(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) return null;
  const [dollars = '0', rest = ''] = text.split('.');
  return Number(dollars) * 100 + Number(rest.padEnd(2, '0'));
}

/** Formats cents for the amount field: `89.99`. */
export const formatDollars = (cents: number): string => (cents / 100).toFixed(2);
