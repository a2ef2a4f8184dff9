/**
 * Parses a number as people write it: `1,250`, `0.42`, `.5`, `−3`, `$40`, `12 %`, `12 percent`. Null if it isn't one.
 */
export function parseNumber(text: string): number | null {
  const normalized = text
    .trim()
    .replace(/^([+−–-]?)\s*\$\s*/, '$1')
    .replace(/\s*(?:%|percent)$/i, '')
    .replace(/^[−–]/, '-')
    .replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(normalized)) return null;
  const value = Number(normalized);
  return Number.isFinite(value) ? value : null;
}
