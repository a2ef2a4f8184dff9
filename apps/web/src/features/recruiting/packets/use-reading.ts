import { type RefObject, useEffect, useState } from 'react';
import { listUnread, type Passage } from './reading.ts';

/** The portal's header on phones, which covers the top of the page. */
const HEADER_PX = 56;

export interface Reading {
  unread: readonly Passage[];
  /** Scrolls to the first passage that wasn't on screen. */
  showNext: () => void;
}

/**
 * Follows which passages have been on screen, by the marks at their start and end.
 * @param passages from the packets; a packet never changes, so neither do the passages of its ID
 * @param bar what covers the bottom of the page
 */
export function useReading(passages: readonly Passage[], bar: RefObject<HTMLElement | null>): Reading {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const keys = passages.map(({ key }) => key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks on the page belong to the keys
  useEffect(() => {
    const covered = bar.current ? innerHeight - bar.current.getBoundingClientRect().top : 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => (target as HTMLElement).dataset.mark ?? '');
        if (shown.length > 0) setMarks((before) => new Set([...before, ...shown]));
      },
      { rootMargin: `-${HEADER_PX}px 0px -${Math.max(0, Math.min(covered, innerHeight / 2))}px 0px` },
    );
    for (const mark of document.querySelectorAll('[data-mark]')) observer.observe(mark);
    return () => observer.disconnect();
  }, [keys]);
  const unread = listUnread(passages, marks);
  return {
    unread,
    showNext() {
      const element = document.getElementById(unread[0]?.elementId ?? '');
      element?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    },
  };
}
