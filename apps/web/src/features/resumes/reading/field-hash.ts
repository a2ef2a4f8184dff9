import type { FieldPath } from '@foothold/core/resume';

/** The path of the button that adds an entry to a section, or a line to an entry. */
export const buildAddPath = (path: FieldPath): FieldPath => `${path}/add`;

/** The id of a field's element, which a `#` link can point to. Unique per field. */
export function getFieldElementId(path: FieldPath): string {
  const safe = path.replaceAll(/[^\p{L}\p{N}-]/gu, (message) =>
    message === '/' ? '.' : `_${(message.codePointAt(0) ?? 0).toString(16)}`,
  );
  return `field-${safe}`;
}
