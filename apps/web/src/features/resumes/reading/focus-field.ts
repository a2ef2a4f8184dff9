import { fieldHash } from './field-hash.ts';

/** Brings a field into view and gives it the focus. */
export function focusField(path: string): void {
  const element = document.getElementById(fieldHash(path));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
