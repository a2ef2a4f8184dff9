import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A tool's answer, shown below its form. Takes the focus when an answer arrives; use the answer's `turn` as its key.
 */
export function AnswerFrame({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={label} className="min-w-0 scroll-mt-24 outline-none">
      {children}
    </section>
  );
}
