import type { FieldPath } from '@foothold/core/resume';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { getFieldElementId } from './field-hash.ts';

/** The first of these fields that is on the page. */
export const findField = (paths: readonly FieldPath[]): HTMLElement | null =>
  paths.reduce<HTMLElement | null>((found, path) => found ?? document.getElementById(getFieldElementId(path)), null);

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

/** Focuses the first of these elements that is there, as soon as one is rendered. */
export function useFocusNext(): (...paths: FieldPath[]) => void {
  const next = useRef<readonly FieldPath[]>([]);
  useEffect(() => {
    const element = findField(next.current);
    if (!element) return;
    next.current = [];
    element.focus();
  });
  return (...paths) => {
    next.current = paths;
  };
}
