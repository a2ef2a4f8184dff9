import { getFieldElementId } from './field-hash.ts';

/** Scrolls a field into view and focuses it. */
export function focusField(path: string): void {
  const element = document.getElementById(getFieldElementId(path));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
