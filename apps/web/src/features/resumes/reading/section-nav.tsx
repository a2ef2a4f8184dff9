import type { PageSectionId } from '@foothold/core/resume';
import { TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Draft } from '../model/draft.ts';
import { findSectionShape } from '../model/section-order.ts';
import { getSection, type SectionShape } from '../model/sections.ts';
import { useEditor } from './editor-context.tsx';
import { getFieldElementId } from './field-hash.ts';
import { listFieldsToCheck } from './fields-to-check.ts';

interface NavItem {
  /** The id of the section's heading. */
  id: string;
  label: string;
  /** Entries in the section; null if it isn't a list. */
  count: number | null;
  /** Fields that may have been misread. */
  toCheck: number;
}

/** Links to the sections in the order of the page, with how many entries each has and how many fields are to be checked. */
export function SectionNav() {
  const editor = useEditor();
  const items = listNavItems(editor, listFieldsToCheck(editor));
  return (
    <nav aria-label="Sections">
      {/* Positioned, so that hidden text in it scrolls with it instead of widening the page. */}
      <ul className="relative flex gap-x-1 overflow-x-auto [scrollbar-width:none] @min-[52rem]:flex-wrap @max-[52rem]:mask-r-from-[calc(100%-2rem)]">
        {items.map(({ id, label, count, toCheck }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goToSection(event, id)}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-small whitespace-nowrap text-soft no-underline hover:bg-sunken hover:text-ink focus-visible:outline-offset-[-2px]"
            >
              {label}
              {count !== null && <span className="text-note figures">{count}</span>}
              {toCheck > 0 && (
                <span className="inline-flex items-center gap-0.5 text-note text-caution-text figures">
                  <TriangleAlert aria-hidden="true" size={14} />
                  {toCheck}
                  <span className="sr-only"> to check</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sections that have a heading on the page. @param toCheck paths of fields that may have been misread */
export function listNavItems(
  { draft, order }: { draft: Draft; order: readonly PageSectionId[] },
  toCheck: readonly string[],
): NavItem[] {
  const countIn = (prefix: string) => toCheck.filter((path) => path.startsWith(prefix)).length;
  const links = countIn('contact/links/');
  const toItem = ({ id, label }: SectionShape): NavItem[] => {
    const { length: count } = draft.lists[id];
    return count === 0 ? [] : [{ id: getFieldElementId(id), label, count, toCheck: countIn(`${id}/`) }];
  };
  return [
    { id: 'contact', label: 'Contact', count: null, toCheck: countIn('contact/') - links },
    ...toItem(getSection('contact/links')),
    ...order.flatMap((id) => {
      const shape = findSectionShape(id);
      if (shape) return toItem(shape);
      return [{ id: 'summary', label: 'Summary', count: null, toCheck: toCheck.includes('summary') ? 1 : 0 }];
    }),
  ];
}

/** Moves the focus too, so that the next Tab goes to the section's first field. */
function goToSection(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
