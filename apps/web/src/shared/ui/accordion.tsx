import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** Allows several items to be open at once. */
  multiple?: boolean;
}

/**
 * Questions and answers, as the browser's own disclosure elements: they work without JavaScript, in-page search finds
 * them, and the group name keeps one open at a time.
 */
export function Accordion({ items, multiple = false }: AccordionProps) {
  const group = useId();
  return (
    <div className="border-b border-line">
      {items.map((item) => (
        <details key={item.id} id={item.id} {...(!multiple && { name: group })} className="group border-t border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2.5 font-medium hover:text-accent-text [&::-webkit-details-marker]:hidden">
            {item.title}
            <Plus
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="shrink-0 transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose pb-5 text-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
