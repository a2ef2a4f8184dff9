import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back when an element of `container` that had the focus disappears, such as the button that removed its row. The
 * browser would otherwise go on from the start of the page.
 * @param onLost gets the index of the container's child that the element was in
 */
export function useLostFocus(container: RefObject<HTMLElement | null>, onLost: (at: number) => void): void {
  const last = useRef<{ element: Element; at: number } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const rows = [...(container.current?.children ?? [])];
      const at = target instanceof Element ? rows.findIndex((row) => row.contains(target)) : -1;
      last.current = at === -1 ? null : { element: target as Element, at };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [container]);
  useEffect(() => {
    if (last.current === null || last.current.element.isConnected) return;
    const { at } = last.current;
    last.current = null;
    if (document.activeElement === null || document.activeElement === document.body) onLost(at);
  });
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea';

/**
 * Keeps the focus near a row that disappears: on the row that takes its place, on the one before if it was the last, or
 * on the page's heading if none is left.
 * @returns a ref for the element whose children are the rows
 */
export function useListFocus<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useLostFocus(list, (at) => {
    const [next] = sortByNearness([...(list.current?.children ?? [])], at).flatMap(
      (row) => row.querySelector<HTMLElement>(FOCUSABLE) ?? [],
    );
    if (next) next.focus();
    else focusHeading();
  });
  return list;
}

/** The rows from an index on, and then those before it, the nearest first. */
export const sortByNearness = <Row>(rows: readonly Row[], at: number): Row[] => [
  ...rows.slice(at),
  ...rows.slice(0, at).toReversed(),
];

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
