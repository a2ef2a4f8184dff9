import type { ReactNode } from 'react';

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-control border border-edge bg-raised px-1.5 font-mono text-note leading-5 text-ink">
      {children}
    </kbd>
  );
}
