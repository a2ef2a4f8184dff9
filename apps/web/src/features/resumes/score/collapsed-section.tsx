import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface CollapsedSectionProps {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}

/** A collapsed section of a page. */
export function CollapsedSection({ id, title, note, children }: CollapsedSectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <details className="group/section">
        <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-2 hover:text-accent-text [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <span className="flex min-w-0 items-center justify-end gap-3 text-right text-soft figures">
            {note}
            <Plus aria-hidden="true" size={18} className="shrink-0 transition-transform group-open/section:rotate-45" />
          </span>
        </summary>
        <div className="pb-6">{children}</div>
      </details>
    </section>
  );
}
