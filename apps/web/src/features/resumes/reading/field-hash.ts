import type { FieldPath } from '@foothold/core/resume';

/** Of the element in which a field is corrected, and behind `#` in an address that leads there; different fields never share one. */
export function fieldHash(path: FieldPath): string {
  const safe = path.replaceAll(/[^\p{L}\p{N}-]/gu, (message) =>
    message === '/' ? '.' : `_${(message.codePointAt(0) ?? 0).toString(16)}`,
  );
  return `field-${safe}`;
}
