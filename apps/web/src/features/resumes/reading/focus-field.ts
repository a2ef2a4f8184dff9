import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { getFieldElementId } from './field-hash.ts';

/** Scrolls a field into view and focuses it. */
export function focusField(path: string): void {
  const element = document.getElementById(getFieldElementId(path));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** Focuses the field from a "Correct what was read" link. */
export function useHashFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#field-')) return;
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [hash]);
}
