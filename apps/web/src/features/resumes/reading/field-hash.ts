import type { FieldPath } from '@foothold/core/resume';

/** The id of a field's element, and the `#` fragment that links to it; unique per field. */
export function fieldHash(path: FieldPath): string {
  const safe = path.replaceAll(/[^\p{L}\p{N}-]/gu, (message) =>
    message === '/' ? '.' : `_${(message.codePointAt(0) ?? 0).toString(16)}`,
  );
  return `field-${safe}`;
}
