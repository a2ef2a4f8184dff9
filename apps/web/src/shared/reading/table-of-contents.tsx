import type { Content } from '@foothold/contracts/site/content';
import { ChevronDown } from 'lucide-react';
import { cx } from '../ui/cx.ts';

/** Above this number of headings, only the first level is listed. */
const MAX_HEADINGS = 14;

type Headings = Content['headings'];

/** The headings to list: the first two levels, or only the first if there are too many. */
function selectHeadings(headings: Headings): Headings {
  const two = headings.filter(({ level }) => level <= 3);
  return two.length <= MAX_HEADINGS ? two : two.filter(({ level }) => level === 2);
}

/** Table of contents: beside the text on wide screens, collapsed above it on narrow ones. */
export function TableOfContents({ headings, folded = false }: { headings: Headings; folded?: boolean }) {
  const listed = selectHeadings(headings);
  if (listed.length < 2) return null;
  if (folded)
    return (
      <details className="group rounded-control border border-line xl:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-4 text-small font-medium [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden="true" size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page" className="border-t border-line px-4 py-2">
          <Lines headings={listed} />
        </nav>
      </details>
    );
  return (
    <nav
      aria-label="On this page"
      className="hidden xl:sticky xl:top-24 xl:block xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto"
    >
      <p className="pb-2 text-note font-strong">On this page</p>
      <Lines headings={listed} />
    </nav>
  );
}

function Lines({ headings }: { headings: Headings }) {
  return (
    <ol className="border-l border-line">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={cx(
              '-ml-px block border-l border-transparent py-1.5 text-note text-soft no-underline hover:border-accent hover:text-ink',
              level === 2 ? 'pl-3.5' : 'pl-7',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
